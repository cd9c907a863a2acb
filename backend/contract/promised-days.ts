import { dateFormat } from './place.ts';
import type { Language } from './storefront.ts';

/** On which days the shop does not work: weekdays from 0 for Sunday, and dates such as '2026-12-25'. */
export type ClosedDays = { weekdays: readonly number[]; dates: readonly string[] };

/** The first and the last day, such as '2026-11-26'. */
export type Days = { from: string; to: string };

const DAY_MS = 86_400_000;

/** Returns the day that is some days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const isClosed = (day: string, { weekdays, dates }: ClosedDays) =>
  weekdays.includes(new Date(day).getUTCDay()) || dates.includes(day);

/** Returns the open day that is this many open days after another; 0 for that day itself, if it is open. */
function openDay(start: string, count: number, closed: ClosedDays): string {
  let day = start;
  for (let left = count; left > 0 || isClosed(day, closed); ) {
    day = dayAfter(day);
    if (!isClosed(day, closed)) left -= 1;
  }
  return day;
}

/**
 * Returns the days on which an order of a day arrives, from the working days that its way takes. Neither is a
 * closed day; at least one weekday must be open.
 */
export const promisedDays = (
  { from, to }: { from: number; to: number },
  start: string,
  closed: ClosedDays,
): Days => ({ from: openDay(start, from, closed), to: openDay(start, to, closed) });

const inWords = (language: Language) =>
  dateFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns days as people of a language write them: 'Thu 26 – Mon 30 November'. */
export const formatDays = ({ from, to }: Days, language: Language): string =>
  inWords(language).formatRange(Date.parse(from), Date.parse(to));

/** Returns one day as people write it: 'Thu 26 November'. */
export const formatDay = (day: string, language: Language): string =>
  inWords(language).format(Date.parse(day));
