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

/**
 * Returns the delivery days of an order, from its day and the working days that delivery takes. Never a closed
 * day; at least one weekday must be open.
 */
export const promisedDays = (
  { from, to }: { from: number; to: number },
  start: string,
  closed: ClosedDays,
): Days => ({ from: openDay(start, from, closed), to: openDay(start, to, closed) });

const inWords = (language: Language) =>
  dateFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'Thu 26 – Mon 30 November'. */
export const formatDays = ({ from, to }: Days, language: Language): string =>
  inWords(language).formatRange(Date.parse(from), Date.parse(to));

/** 'Thu 26 November'. */
export const formatDay = (day: string, language: Language): string =>
  inWords(language).format(Date.parse(day));
