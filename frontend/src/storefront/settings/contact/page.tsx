import { useShop } from '../../../api/calls/shop-api.ts';
import { EmailLink, FewLines, PhoneLink } from '../../../kit/contact-links.tsx';
import { kitTexts } from '../../../kit/texts.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { isReachable } from '../../../lib/ordering/is-reachable.ts';
import { organization } from '../../../lib/structured-data.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { LazyAskForm } from '../../messages/parts/ask/lazy-ask-form.tsx';
import { SentenceWithLink } from '../parts/page-texts/sentence-with-link.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';
import { settingsTexts } from '../texts.ts';

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s*\n\s*/g, ', '))}`;

const LINK = 'link flex min-h-11 items-center break-all';

/** How to reach the shop: only what the owner has set. */
export default function ContactPage() {
  const texts = useTexts(settingsTexts).contact;
  const { newTab } = useTexts(kitTexts);
  const head = useHead('contact');
  const shop = useShop();
  const { name, phone, email, address, openingHours, answersMail } = shop;
  const canTalk = phone || email;
  return (
    <TextPage head={{ ...head, structuredData: import.meta.env.SSR ? organization : undefined }}>
      <div id="contact" className="grid scroll-mt-32 gap-10">
        {(canTalk || address) && (
          <TextSection heading={name}>
            <address className="not-italic">
              {phone && <PhoneLink phone={phone} className={LINK} />}
              {email && <EmailLink email={email} className={LINK} />}
              {address && <FewLines text={address} />}
              {address && (
                <a
                  href={mapOf(address)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link inline-flex min-h-11 items-center"
                >
                  {texts.map}
                  <span className="sr-only">{newTab}</span>
                </a>
              )}
            </address>
          </TextSection>
        )}
        {openingHours && (
          <TextSection heading={texts.hours}>
            <OpeningHours text={openingHours} />
          </TextSection>
        )}
        {answersMail && (
          <div className="min-h-[46rem] md:min-h-[42rem]">
            <LazyAskForm kind="contact" />
          </div>
        )}
        <TextSection heading={texts.order}>
          <p>
            <SentenceWithLink text={texts.follow} to={paths.orders.to()} />
          </p>
          {isReachable(shop) && <p>{texts.number}</p>}
        </TextSection>
        <TextSection heading={texts.book}>
          <p>
            <SentenceWithLink text={texts.search} to={paths.books.to()} />
            <SentenceWithLink text={texts.news} to="#newsletter" />
          </p>
        </TextSection>
      </div>
    </TextPage>
  );
}

/** Days, then hours: after a colon or a gap, or where the first number or 'closed' begins, in English or German. */
const DAYS_AND_HOURS = /^(.+?)(?::\s+|\s{2,}|\s+(?=\d|closed|geschlossen))(.+)$/i;

/** The owner's lines as a table; as they are if one of them does not say days and hours. */
function OpeningHours({ text }: { text: string }) {
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
