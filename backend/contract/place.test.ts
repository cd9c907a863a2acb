import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setShopPlace, shopDay, startOfDay } from './place.ts';

afterEach(() => setShopPlace());

const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'],
  ...['Pacific/Kiritimati', 'Pacific/Niue', 'Australia/Lord_Howe', 'America/Santiago'],
];

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
