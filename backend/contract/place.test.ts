import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dateFormat,
  dayText,
  setShopPlace,
  shopDay,
  shopTime,
  startOfDay,
  weekdayName,
} from './place.ts';

afterEach(() => setShopPlace());

const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'],
  ...['Pacific/Kiritimati', 'Pacific/Niue', 'Australia/Lord_Howe', 'America/Santiago'],
];

describe('a date', () => {
  const at = new Date('2026-03-01T23:30:00Z');

  it.each([
    ['de-DE', 'en', '1 Mar 2026', '1 March 2026', 'Sunday'],
    ['de-DE', 'de', '01.03.2026', '1. März 2026', 'Sonntag'],
    ['en-US', 'en', 'Mar 1, 2026', 'March 1, 2026', 'Sunday'],
    ['ja-JP', 'en', 'Mar 1, 2026', 'March 1, 2026', 'Sunday'],
    ['en-GB', 'de', '01.03.2026', '1. März 2026', 'Sonntag'],
  ] as const)(
    'has in a shop with the locale %s the words of %s',
    (locale, language, medium, long, weekday) => {
      setShopPlace({ currency: 'EUR', locale, timeZone: 'UTC' });
      expect(dateFormat(language, { dateStyle: 'medium' }).format(at)).toBe(medium);
      expect(dayText(language, '2026-03-01')).toBe(long);
      expect(weekdayName(language, 0)).toBe(weekday);
    },
  );

  it('is that of the shop in files', () => {
    setShopPlace({ currency: 'EUR', locale: 'en-US', timeZone: 'Asia/Kathmandu' });
    expect(shopTime(at)).toBe('2026-03-02 05:15:00');
  });
});

describe('the start of a day', () => {
  it('is the first moment of it in the shop, also where clocks change at midnight', () => {
    const anyDay = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anyDay, (timeZone, days) => {
        setShopPlace({ currency: 'EUR', locale: 'en-GB', timeZone });
        const day = new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
        const start = startOfDay(day).getTime();
        expect(shopDay(new Date(start))).toBe(day);
        expect(shopDay(new Date(start - 1)) < day).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
