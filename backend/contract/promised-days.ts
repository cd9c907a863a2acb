import { dateFormat } from './place.ts';
import type { Language } from './storefront.ts';

/** Weekdays from 0 for Sunday, and dates such as '2026-12-25'. */
export type ClosedDays = { weekdays: readonly number[]; dates: readonly string[] };

/** Inclusive, such as '2026-11-26'. */
export type Days = { from: string; to: string };

const DAY_MS = 86_400_000;

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const isClosed = (day: string, { weekdays, dates }: ClosedDays) =>
  weekdays.includes(new Date(day).getUTCDay()) || dates.includes(day);

/** Returns the `count`th open day after another; 0 means that day itself, or the next open one. */
function openDay(start: string, count: number, closed: ClosedDays): string {
  let day = start;
  for (let left = count; left > 0 || isClosed(day, closed); ) {
    day = dayAfter(day);
    if (!isClosed(day, closed)) left -= 1;
  }
  return day;
}

type Promising = { closed?: ClosedDays | undefined; orderableDays: number };

/** `isOrderedFirst`: a book has to be ordered from its publisher, which takes the shop's `orderableDays`. */
type Ordering = { day: string; isOrderedFirst: boolean };

/**
 * Returns the days on which an order arrives, or can be collected, that is placed on a day and takes some working days.
 * Never a closed day; at least one weekday must be open. Undefined in a shop that promises no dates, because it has not
 * said when it is closed.
 */
export function promisedDays(
  { from, to }: { from: number; to: number },
  { closed, orderableDays }: Promising,
  { day, isOrderedFirst }: Ordering,
): Days | undefined {
  if (!closed) return undefined;
  const start = dayAfter(day, isOrderedFirst ? orderableDays : 0);
  return { from: openDay(start, from, closed), to: openDay(start, to, closed) };
}

const inWords = (language: Language) =>
  dateFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'Thu 26 – Mon 30 November'. The server and browsers do not agree about the spaces around the dash. */
export const formatDays = ({ from, to }: Days, language: Language): string =>
  inWords(language).formatRange(Date.parse(from), Date.parse(to)).replace(/\s/g, ' ');

/** 'Thu 26 November'. */
export const formatDay = (day: string, language: Language): string =>
  inWords(language).format(Date.parse(day));
