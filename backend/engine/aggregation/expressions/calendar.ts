import { DAY, utcMs } from './time-zone.ts';

/** The fields of a clock's time (ms since 1970 as that clock shows it). */
export interface CalendarParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** 1 (Sunday) to 7 (Saturday). */
  weekday: number;
}

export function calendarParts(local: number): CalendarParts {
  const date = new Date(local);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    weekday: date.getUTCDay() + 1,
  };
}

/** 1 to 366. */
export const dayOfYear = (local: number): number =>
  Math.floor((local - utcMs(new Date(local).getUTCFullYear(), 1, 1)) / DAY) + 1;

/** 0 to 53; weeks begin on Sunday, days before the first Sunday are in week 0. */
export function weekOfYear(local: number): number {
  const sundayBased = new Date(local).getUTCDay();
  return Math.floor((dayOfYear(local) + 6 - sundayBased) / 7);
}

/** ISO 8601: 1 (Monday) to 7 (Sunday). */
export const isoWeekday = (local: number): number => new Date(local).getUTCDay() || 7;

/** ISO 8601 week and the year it belongs to. */
export function isoWeek(local: number): { year: number; week: number } {
  const thursday = local + (4 - isoWeekday(local)) * DAY;
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: Math.floor((thursday - utcMs(year, 1, 1)) / (7 * DAY)) + 1 };
}
