import { dateFormat } from '@book-store/contract/place';

const day = () => dateFormat({ dateStyle: 'medium' });
const time = () => dateFormat({ timeStyle: 'short' });

type DateTimeProps = { at: string; className?: string; twoLines?: boolean };

/** Date and time in the browser's time zone. */
export function DateTime({ at, className, twoLines }: DateTimeProps) {
  const date = new Date(at);
  return (
    <time dateTime={at} className={className}>
      <span className="whitespace-nowrap">{day().format(date)}</span>
      <span className={twoLines ? 'xl:hidden' : ''}>, </span>
      <span className={`whitespace-nowrap ${twoLines ? 'text-muted xl:block' : ''}`}>
        {time().format(date)}
      </span>
    </time>
  );
}

const dateTime = () => dateFormat({ dateStyle: 'full', timeStyle: 'short' });

/** The date in the browser's time zone, with the time in the tooltip. */
export function OrderDate({ at, className }: { at: string; className?: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={dateTime().format(date)} className={className}>
      {day().format(date)}
    </time>
  );
}
