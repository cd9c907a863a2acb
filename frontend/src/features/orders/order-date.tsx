const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** The date in the browser's time zone, with the time in the tooltip. */
export function OrderDate({ at, className }: { at: string; className?: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={dateTime.format(date)} className={className}>
      {day.format(date)}
    </time>
  );
}
