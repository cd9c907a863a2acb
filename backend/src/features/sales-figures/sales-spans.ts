import { createHash } from 'node:crypto';
import { daysOfMonth, monthOf } from '../../shared/utc-day.ts';
import type { StoredSalesDay } from './sales-days.model.ts';

/** Days of which the sales are wanted, oldest first. */
export type Days = readonly Pick<StoredSalesDay, '_id' | 'bookSales'>[];

/** A day or a period by the name of its stored sales; a period's are the sum of those of its parts. */
export type Span = { name: string; parts: readonly Span[] };

/** Years, halves, quarters and months, in months. */
const PERIODS = [12, 6, 3, 1] as const;

/**
 * Returns the spans that make up days of a range: the longest periods that lie between `from` and `over`, and
 * the days that are left. What a period is called follows from what its days are called.
 */
export function toSpans(days: Days, { from, over }: { from: string; over: string }): Span[] {
  return periodsOf(days, PERIODS, (first, last) => from <= first && last <= over);
}

/** Returns a month with all of its days that have sales. */
export const toMonth = (month: string, days: Days): Span => sumOf(month, days.map(toDay));

function periodsOf(
  days: Days,
  [months, ...shorter]: readonly number[],
  isWhole: (first: string, last: string) => boolean,
): Span[] {
  if (!months) return days.map(toDay);
  return groups(days, (day) => beginningOf(day, months)).flatMap(([beginning, own]) => {
    const parts = periodsOf(own, shorter, isWhole);
    const last = daysOfMonth(monthAfter(beginning, months - 1)).last;
    if (!isWhole(`${beginning}-01`, last)) return parts;
    return [sumOf(months === 1 ? beginning : `${beginning}+${months}`, parts)];
  });
}

/** Returns the first month of the period that a day belongs to. */
function beginningOf(day: string, months: number): string {
  const month = Number(day.slice(5, 7)) - 1;
  return monthAfter(`${day.slice(0, 4)}-01`, month - (month % months));
}

const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString());
};

const toDay = ({ bookSales }: Days[number]): Span => ({ name: bookSales, parts: [] });

const sumOf = (span: string, parts: readonly Span[]): Span => ({
  name: toName(span, parts.map(({ name }) => name).join()),
  parts,
});

/** Returns the name of a day's or period's sales: the same content has the same name. */
export const toName = (span: string, ...content: (string | Buffer)[]): string => {
  const digest = createHash('sha256');
  for (const part of content) digest.update(part);
  return `${span}/${digest.digest('base64url')}`;
};

function groups(days: Days, keyOf: (day: string) => string): [string, Days[number][]][] {
  const found = new Map<string, Days[number][]>();
  for (const day of days) {
    const key = keyOf(day._id);
    const own = found.get(key);
    if (own) own.push(day);
    else found.set(key, [day]);
  }
  return [...found];
}
