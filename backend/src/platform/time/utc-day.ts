import { DAY_MS } from './durations.ts';

/** Returns the UTC day of a time, such as `2026-01-31`. */
export const toDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Negative to subtract. */
export const addDays = (day: string, days: number): string =>
  toDay(new Date(Date.parse(day) + days * DAY_MS));

/** Returns the month of a day, such as `2026-01`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Clamps to the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return toDay(new Date(last.setUTCDate(Math.min(date, last.getUTCDate()))));
}

/** Both days included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
