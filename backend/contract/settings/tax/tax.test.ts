import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setShopPlace } from '../../place.ts';
import { addedTax, percentText, TAX_CLASSES, type TaxRate, taxesOf } from './tax.ts';

const AT = new Date('2026-11-23T12:00:00Z');
const FROM = '2026-01-01';
const GERMAN: TaxRate[] = [
  { country: 'DE', class: 'books', rate: 7000, from: FROM },
  { country: 'DE', class: 'digital', rate: 7000, from: FROM },
  { country: 'DE', class: 'other', rate: 19_000, from: FROM },
];
const inGermany = () => setShopPlace({ country: 'DE', currency: 'EUR', locale: 'de-DE' });
const inAmerica = () => setShopPlace({ country: 'US', currency: 'USD', locale: 'en-US' });
const book = (amount: number) => ({ class: 'books' as const, amount });
const german = { included: true, rates: GERMAN };

afterEach(() => setShopPlace());

/** Lines at any of 0 to 3 rates, in amounts as large as currencies of 0, 2 and 3 decimals have them. */
const anyOrder = fc
  .record({
    currency: fc.constantFrom('JPY', 'EUR', 'KWD', 'IDR'),
    lines: fc.array(
      fc.record({
        class: fc.constantFrom(...TAX_CLASSES),
        amount: fc.oneof(
          fc.integer({ min: 0, max: 5000 }),
          fc.integer({ min: 0, max: 100_000_000_000 }),
        ),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    rates: fc.array(fc.option(fc.integer({ min: 0, max: 100_000 })), {
      minLength: 3,
      maxLength: 3,
    }),
    delivery: fc.nat({ max: 1_000_000 }),
    included: fc.boolean(),
  })
  .map(({ currency, lines, rates, delivery, included }) => {
    const rows = TAX_CLASSES.flatMap((taxClass, at) => {
      const rate = rates[at];
      return rate == null ? [] : [{ country: 'DE', class: taxClass, rate, from: FROM }];
    });
    return {
      currency,
      order: { lines, delivery },
      terms: { included, rates: rows },
    };
  });

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the tax of an order', () => {
  it('adds up to its total, whatever its lines, rates and delivery are', () => {
    fc.assert(
      fc.property(anyOrder, ({ currency, order, terms }) => {
        setShopPlace({ country: 'DE', currency, locale: 'de-DE' });
        const taxes = taxesOf(order, { terms, at: AT });
        if (!taxes) return;
        const asked = total(order.lines.map(({ amount }) => amount)) + order.delivery;
        const due = asked + addedTax(taxes);
        expect(total(taxes.sums.map(({ gross }) => gross))).toBe(due);
        for (const { net, tax, gross } of taxes.sums) {
          expect(net + tax).toBe(gross);
          expect([net, tax, gross].every((amount) => Number.isSafeInteger(amount))).toBe(true);
          expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is at most half a unit from the exact one at each rate', () => {
    fc.assert(
      fc.property(anyOrder, ({ order, terms }) => {
        inGermany();
        const taxes = taxesOf(order, { terms, at: AT });
        for (const { rate, net, tax, gross } of taxes?.sums ?? []) {
          if (rate === undefined) continue;
          const [amount, whole] = taxes?.included ? [gross, 100_000 + rate] : [net, 100_000];
          const off = 2n * (BigInt(tax) * BigInt(whole) - BigInt(amount) * BigInt(rate));
          expect(off >= -BigInt(whole) && off <= BigInt(whole)).toBe(true);
        }
      }),
    );
  });

  it('is rounded once for each rate, not for each line', () => {
    inGermany();
    const order = { lines: [book(999), book(999), book(999)], delivery: 0 };
    expect(taxesOf(order, { terms: german, at: AT })).toEqual({
      included: true,
      sums: [{ rate: 7000, net: 2801, tax: 196, gross: 2997 }],
    });
  });

  it('shares delivery among the rates as the goods are shared', () => {
    inGermany();
    const lines = [book(2000), { class: 'other' as const, amount: 1000 }];
    const sums = taxesOf({ lines, delivery: 400 }, { terms: german, at: AT })?.sums;
    expect(sums).toEqual([
      { rate: 7000, net: 2119, tax: 148, gross: 2267 },
      { rate: 19_000, net: 952, tax: 181, gross: 1133 },
    ]);
  });

  it('is added where prices do not include it', () => {
    inAmerica();
    const rates = [
      { country: 'US', region: 'NY, New York', class: 'books' as const, rate: 8875, from: FROM },
    ];
    const terms = { included: false, region: 'NY', rates };
    const order = { lines: [book(1000)], delivery: 0 };
    const sum = { rate: 8875, net: 1000, tax: 89, gross: 1089 };
    expect(taxesOf(order, { terms, at: AT })?.sums).toEqual([sum]);
    const inTown = { countryCode: 'US', state: 'new york' };
    expect(taxesOf(order, { terms, address: inTown, at: AT })?.sums).toEqual([sum]);
    const elsewhere = { countryCode: 'US', state: 'Oregon' };
    expect(taxesOf(order, { terms, address: elsewhere, at: AT })).toBeUndefined();
  });
});

describe('the rate of an order', () => {
  const order = { lines: [book(1070)], delivery: 0 };
  const rateFor = (countryCode: string | undefined, rates: TaxRate[], at = AT) =>
    taxesOf(order, { terms: { included: true, rates }, address: { countryCode, state: '' }, at })
      ?.sums[0]?.rate;
  const AUSTRIAN: TaxRate = { country: 'AT', class: 'books', rate: 10_000, from: FROM };

  it('is that of the country to which it goes', () => {
    inGermany();
    expect(rateFor('AT', [...GERMAN, AUSTRIAN])).toBe(10_000);
  });

  it("is the shop's own for a country that nobody knows, and in the EU for one without rates", () => {
    inGermany();
    expect(rateFor(undefined, GERMAN)).toBe(7000);
    expect(rateFor('AT', GERMAN)).toBe(7000);
    expect(rateFor('CH', GERMAN)).toBeUndefined();
  });

  it("is the latest one that has begun on the shop's day", () => {
    setShopPlace({ country: 'DE', currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' });
    const later: TaxRate = { country: 'DE', class: 'books', rate: 8000, from: '2026-12-01' };
    const rates = [later, ...GERMAN];
    expect(rateFor('DE', rates, new Date('2026-11-30T22:59:00Z'))).toBe(7000);
    expect(rateFor('DE', rates, new Date('2026-11-30T23:00:00Z'))).toBe(8000);
    expect(rateFor('DE', rates, new Date('2025-12-31T12:00:00Z'))).toBeUndefined();
  });

  it("is the region's rather than the country's", () => {
    setShopPlace({ country: 'CA', currency: 'CAD', locale: 'en-CA' });
    const rates: TaxRate[] = [
      { country: 'CA', region: 'ON, Ontario', class: 'books', rate: 13_000, from: FROM },
      { country: 'CA', class: 'books', rate: 5000, from: '2026-06-01' },
    ];
    const rateIn = (state: string) =>
      taxesOf(order, {
        terms: { included: false, rates },
        address: { countryCode: 'CA', state },
        at: AT,
      })?.sums[0]?.rate;
    expect(['Ontario', 'on', 'Québec'].map(rateIn)).toEqual([13_000, 13_000, 5000]);
  });

  it.each([
    ['en-US', 7000, '7%'],
    ['de-DE', 19_000, '19\u00a0%'],
    ['en-US', 8875, '8.875%'],
  ])('is read in %s as %s', (locale, rate, text) => {
    setShopPlace({ currency: 'EUR', locale });
    expect(percentText(rate)).toBe(text);
  });
});
