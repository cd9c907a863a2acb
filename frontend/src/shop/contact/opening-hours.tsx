import { FewLines } from '../../kit/contact-links.tsx';

/** Days, then hours: after a colon or a gap, or where the first number or 'closed' begins, in English or German. */
const DAYS_AND_HOURS = /^(.+?)(?::\s+|\s{2,}|\s+(?=\d|closed|geschlossen))(.+)$/i;

/** The owner's lines as a table; as they are if one of them does not say days and hours. */
export function OpeningHours({ text }: { text: string }) {
  const lines = text.split('\n').filter(Boolean);
  const rows = lines.flatMap((line) => {
    const [, days, hours] = DAYS_AND_HOURS.exec(line) ?? [];
    return days && hours ? [{ days, hours }] : [];
  });
  if (rows.length < lines.length) return <FewLines text={text} />;
  return (
    <table className="justify-self-start text-left">
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row" className="py-1 pr-8 font-normal">
              {days}
            </th>
            <td className="py-1 tabular-nums">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
