import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setShopPlace, shopDay } from '../../place.ts';
import { formatDays, promisedDays } from '../../promised-days.ts';
import { DEFAULT_WAYS, type DeliveryWay, deliveryFeeOf, freeFromOf } from './delivery.ts';
import { countriesOf, countryName, serves, waysTo } from './delivery-countries.ts';
import { formatWeight, gramsOf } from './weight.ts';

afterEach(() => setShopPlace());

const NO_DAYS = { weekdays: [], dates: [] };
const steps = [
  { sum: 0, price: 450 },
  { sum: 2000, price: 250 },
  { sum: 5000, price: 0 },
];

describe('the delivery fee', () => {
  it.each([
    ['is that of the first step from nothing on', 0, { steps }, 450],
    ['is that of a step up to the next one', 1999, { steps }, 450],
    ['is that of the next step from its sum on', 2000, { steps }, 250],
    ['is charged below the free amount', 4999, { steps, freeFrom: 5000 }, 250],
    ['is nothing from the free amount on', 3000, { steps, freeFrom: 3000 }, 0],
    ['is nothing in a shop that has set nothing', 100, DEFAULT_WAYS[0] as DeliveryWay, 0],
  ])('%s', (_circumstance, books, way, fee) => {
    expect(deliveryFeeOf({ sum: books, grams: 0 }, way)).toBe(fee);
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const manySteps = fc
    .tuple(amount, fc.uniqueArray(fc.tuple(amount, amount), { selector: ([sum]) => sum }))
    .map(([price, more]) => [
      { sum: 0, price },
      ...more
        .filter(([sum]) => sum > 0)
        .map(([sum, its]) => ({ sum, price: its }))
        .sort((one, other) => one.sum - other.sum),
    ]);

  it('is, for any steps and sum, the price of the last step that has begun', () => {
    fc.assert(
      fc.property(manySteps, amount, (all, books) => {
        const begun = all.filter(({ sum }) => sum <= books);
        return deliveryFeeOf({ sum: books, grams: 0 }, { steps: all }) === begun.at(-1)?.price;
      }),
    );
  });

  it.each([
    ['of light books', 1000, 450],
    ['above a weight', 1001, 650],
    ['above the last weight', 40_000, 1200],
  ])('goes by weight: %s', (_books, grams, fee) => {
    const heavier = [
      { over: 1000, price: 650 },
      { over: 5000, price: 1200 },
    ];
    const way = { steps: [{ sum: 0, price: 450 }], heavier, freeFrom: 9000 };
    expect(deliveryFeeOf({ sum: 8999, grams }, way)).toBe(fee);
    expect(deliveryFeeOf({ sum: 9000, grams }, way)).toBe(0);
    expect(freeFromOf(way)).toBe(9000);
    expect(freeFromOf({ steps: [{ sum: 0, price: 0 }], heavier })).toBeUndefined();
  });

  it('counts what each copy weighs, and the usual weight of a book that says nothing', () => {
    expect(gramsOf([{ weight: 350, quantity: 2 }, { weight: null }, {}])).toBe(700 + 400 + 400);
    expect(gramsOf([{}], 250)).toBe(250);
    expect([999, 1000, 1250].map(formatWeight)).toEqual(['999 g', '1 kg', '1.25 kg']);
  });

  it('is, for any steps, nothing from the sum that is named as free', () => {
    fc.assert(
      fc.property(manySteps, amount, (all, more) => {
        const free = freeFromOf({ steps: all });
        return free === undefined
          ? all.at(-1)?.price !== 0
          : deliveryFeeOf({ sum: free + more, grams: 0 }, { steps: all }) === 0;
      }),
    );
  });
});

describe('the promised days', () => {
  type Arguments = Parameters<typeof promisedDays>;
  const promised = (days: Arguments[0], day: string, closed: Arguments[1]['closed']) =>
    promisedDays(days, { closed, orderableDays: 10 }, { day, isOrderedFirst: false });

  it.each([
    ['2026-11-23', { from: 2, to: 4 }, { from: '2026-11-25', to: '2026-11-27' }],
    ['2026-11-26', { from: 1, to: 2 }, { from: '2026-11-27', to: '2026-11-30' }],
    ['2026-11-28', { from: 0, to: 1 }, { from: '2026-11-30', to: '2026-11-30' }],
    ['2026-12-23', { from: 1, to: 2 }, { from: '2026-12-24', to: '2026-12-28' }],
  ])('of an order on %s that takes %j leave out closed days', (start, days, expected) => {
    const closed = { weekdays: [0, 6], dates: ['2026-12-25'] };
    expect(promised(days, start, closed)).toEqual(expected);
  });

  it('begin after the days that ordering a book takes, and are none where the owner has not said when it is closed', () => {
    const closed = { weekdays: [0, 6], dates: [] };
    const ordered = { day: '2026-11-23', isOrderedFirst: true };
    const days = { from: 1, to: 1 };
    const first = promisedDays(days, { closed, orderableDays: 10 }, ordered);
    expect(first?.from).toBe('2026-12-04');
    expect(promisedDays(days, { orderableDays: 10 }, ordered)).toBeUndefined();
  });

  it('are never closed, and never end before they begin', () => {
    const date = fc
      .integer({ min: 0, max: 2000 })
      .map((day) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));
    const closedDays = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
      dates: fc.array(date, { maxLength: 100 }),
    });
    const days = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
      .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
    fc.assert(
      fc.property(date, closedDays, days, (start, closed, takes) => {
        const { from = '', to = '' } = promised(takes, start, closed) ?? {};
        for (const day of [from, to]) {
          expect(closed.dates).not.toContain(day);
          expect(closed.weekdays).not.toContain(new Date(day).getUTCDay());
        }
        expect(start <= from && from <= to).toBe(true);
      }),
    );
  });

  it('are counted from the day that it is in the shop', () => {
    const at = new Date('2026-11-23T22:30:00Z');
    setShopPlace({ currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' });
    expect(shopDay(at)).toBe('2026-11-23');
    setShopPlace({ currency: 'JPY', locale: 'ja-JP', timeZone: 'Asia/Tokyo' });
    expect(shopDay(at)).toBe('2026-11-24');
    expect(promised({ from: 1, to: 1 }, shopDay(at), NO_DAYS)?.to).toBe('2026-11-25');
  });

  it.each([
    ['en-GB', 'en', 'Thu 26 November – Mon 30 November'],
    ['de-DE', 'de', 'Do., 26. – Mo., 30. November'],
    ['de-DE', 'en', 'Thu 26 – Mon 30 November'],
    ['ja-JP', 'en', 'Thu November 26 – Mon, November 30'],
    ['en-US', 'de', 'Do., 26. – Mo., 30. November'],
  ] as const)(
    'are written in a shop with the locale %s that speaks %s',
    (locale, language, text) => {
      setShopPlace({ currency: 'EUR', locale });
      const days = formatDays({ from: '2026-11-26', to: '2026-11-30' }, language);
      expect(days.replace(/,? –/, ' –').replace('Thu, ', 'Thu ')).toBe(text);
    },
  );
});

describe('a way of delivery', () => {
  const way = (given: Partial<DeliveryWay>): DeliveryWay => ({
    ...(DEFAULT_WAYS[0] as DeliveryWay),
    ...given,
  });
  const home = way({ id: 'home', countries: ['DE'] });
  const abroad = way({ id: 'abroad', countries: ['DE', 'GB', 'US'] });
  const pickUp = way({ id: 'pick-up', kind: 'pick-up' });

  it('serves only its countries, and all without any', () => {
    expect(['DE', 'AT', undefined].map((code) => serves(home, code))).toEqual([true, false, false]);
    expect(serves(way({}), undefined)).toBe(true);
    expect(serves(abroad, 'US') && serves(abroad, 'GB')).toBe(true);
  });

  it('is offered where it serves, and a pick-up everywhere', () => {
    expect(waysTo([home, abroad, pickUp], 'GB')).toEqual([abroad, pickUp]);
  });

  it('limits the countries of the shop unless another one serves all', () => {
    expect(countriesOf([home, abroad, pickUp])).toEqual(['DE', 'GB', 'US']);
    expect(countriesOf([home, way({})])).toBeUndefined();
    expect(countriesOf([pickUp])).toBeUndefined();
  });
});

describe('the name of a country', () => {
  it.each([
    ['ja-JP', 'en', 'Japan'],
    ['de-AT', 'de', 'Japan'],
    ['en-GB', 'de', 'Deutschland'],
  ] as const)('in a shop with the locale %s that speaks %s', (locale, language, name) => {
    setShopPlace({ currency: 'EUR', locale });
    expect(countryName(name === 'Japan' ? 'JP' : 'DE', language)).toBe(name);
  });
});
