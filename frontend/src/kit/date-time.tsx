import { dateFormat } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';
import { useLanguage } from '../lib/wording/storefront-texts.ts';

const day = (language: Language) => dateFormat(language, { dateStyle: 'medium' });
const time = (language: Language) => dateFormat(language, { timeStyle: 'short' });

type DateTimeProps = { at: string; className?: string; twoLines?: boolean };

/** Date and time in the shop's time zone. */
export function DateTime({ at, className, twoLines }: DateTimeProps) {
  const date = new Date(at);
  const language = useLanguage();
  return (
    <time dateTime={at} className={className}>
      <span className="whitespace-nowrap">{day(language).format(date)}</span>
      <span className={twoLines ? 'xl:hidden' : ''}>, </span>
      <span className={`whitespace-nowrap ${twoLines ? 'text-muted xl:block' : ''}`}>
        {time(language).format(date)}
      </span>
    </time>
  );
}

const dateTime = (language: Language) =>
  dateFormat(language, { dateStyle: 'full', timeStyle: 'short' });

/** The date in the shop's time zone, with the time in the tooltip. */
export function OrderDate({ at, className }: { at: string; className?: string }) {
  const date = new Date(at);
  const language = useLanguage();
  return (
    <time dateTime={at} title={dateTime(language).format(date)} className={className}>
      {day(language).format(date)}
    </time>
  );
}
