const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time where the owner is. */
export function OrderMoment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {moment.format(new Date(at))}
    </time>
  );
}
