import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { toMajor, toMinor } from '../../money.ts';
import { setShopPlace } from '../../place.ts';
import type { WeightStep } from '../../settings/delivery/delivery.ts';
import { USUAL_WEIGHT } from '../../settings/delivery/weight.ts';
import { addedTax, TAX_CLASSES, type Taxes } from '../../settings/tax/tax.ts';
import { DISCOUNT_KINDS } from '../discount-codes/discount.ts';
import { type QuoteTerms, quoteOf } from './quote.ts';
import { wireQuoteOf } from './wire-quote.ts';

afterEach(() => setShopPlace());

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const anyLine = fc.record({
  price: fc.oneof(fc.nat(5000), fc.nat(100_000_000)),
  quantity: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  format: fc.option(fc.constantFrom('hardcover', 'ebook', 'calendar')),
  weight: fc.option(fc.integer({ min: 1, max: 5000 })),
  isDiscounted: fc.boolean(),
});

const HEAVIER: WeightStep[] = [{ over: 3000, price: 777 }];

/** Prices by the sum and by the weight, with and without a sum from which it is free. */
const anyDelivery = fc.record({
  steps: fc.tuple(fc.nat(9000), fc.nat(9000), fc.nat(200_000)).map(([first, second, from]) => [
    { sum: 0, price: first },
    { sum: from, price: second },
  ]),
  heavier: fc.constantFrom(undefined, HEAVIER),
  freeFrom: fc.option(fc.nat(1_000_000), { nil: undefined }),
});

const anyTerms = fc.record({
  discount: fc.option(
    fc.record({
      kind: fc.constantFrom(...DISCOUNT_KINDS),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.nat(1_000_000),
    }),
  ),
  delivery: fc.option(anyDelivery, { nil: undefined }),
  fee: fc.nat(1000),
  giftCard: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
  tax: fc.option(
    fc
      .tuple(fc.boolean(), fc.array(fc.nat(100_000), { minLength: 3, maxLength: 3 }))
      .map(([included, rates]) => ({
        terms: {
          included,
          rates: TAX_CLASSES.map((taxClass, at) => ({
            country: 'DE',
            class: taxClass,
            rate: rates[at] ?? 0,
            from: '2026-01-01',
          })),
        },
        at: new Date('2026-11-20T12:00:00Z'),
      })),
    { nil: undefined },
  ),
});

/** Lines with terms in a currency of 0, 2 or 3 decimals. */
const anyQuoted = fc.record({
  currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
  lines: fc.array(anyLine, { maxLength: 20 }),
  terms: anyTerms,
});

const inMajor = ({ net, tax, gross, ...sum }: Taxes['sums'][number]) => ({
  ...sum,
  net: toMajor(net),
  tax: toMajor(tax),
  gross: toMajor(gross),
});

const RUNS = { numRuns: 300 };

describe('quoteOf', () => {
  it('adds up to the unit, whatever the currency, the copies, the code, the delivery, the fee, the taxes and the card are', () => {
    fc.assert(
      fc.property(anyQuoted, ({ currency, lines: given, terms }) => {
        setShopPlace({ country: 'DE', currency, locale: 'de-DE' });
        // As the wire has them.
        const lines = given.map((line) => ({ ...line, price: toMinor(toMajor(line.price)) }));
        const quote = quoteOf(lines, terms);
        // Copy by copy, as if each was bought alone.
        let books = 0n;
        for (const { price, quantity = 1 } of given)
          for (let copy = 0; copy < quantity; copy += 1) books += BigInt(price);
        expect(BigInt(quote.books)).toBe(books);
        expect(quote.subtotal).toBe(quote.books - quote.discount + quote.delivery);
        expect(quote.tax).toBe(addedTax(quote.taxes));
        expect(quote.total).toBe(quote.subtotal + terms.fee + quote.tax);
        if (quote.taxes?.included) expect(quote.total).toBe(quote.subtotal + terms.fee);
        const gross = quote.taxes?.sums.map((sum) => sum.gross);
        if (gross) expect(sumOf(gross)).toBe(quote.total);
        expect(quote.giftCard + quote.due).toBe(quote.total);
        expect(quote.giftCard).toBe(Math.min(terms.giftCard, quote.total));
        const amounts = [quote.discount, quote.delivery, quote.total, quote.giftCard, quote.due];
        expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('takes the code off the lines that it is for, and off no others', () => {
    fc.assert(
      fc.property(anyQuoted, ({ lines, terms: { discount, ...terms } }) => {
        const quote = quoteOf(lines, { ...terms, discount });
        const full = quoteOf(lines, terms);
        expect(sumOf(quote.discounts)).toBe(quote.discount);
        expect(quote.saved).toBe(full.subtotal - quote.subtotal);
        const eligible = lines.filter(({ isDiscounted }) => isDiscounted);
        const alone = quoteOf(eligible, { discount });
        expect(quote.discounts.filter((_, at) => lines[at]?.isDiscounted)).toEqual(alone.discounts);
        expect(alone.discount).toBeLessThanOrEqual(alone.books);
        lines.forEach(({ isDiscounted }, at) => {
          if (!isDiscounted) expect(quote.discounts[at]).toBe(0);
        });
        if (discount?.kind === 'amount')
          expect(quote.discount).toBe(Math.min(discount.amount, alone.books));
        // Half up.
        if (discount?.kind === 'percent')
          expect(BigInt(quote.discount)).toBe(
            (2n * BigInt(alone.books) * BigInt(discount.percent) + 100n) / 200n,
          );
      }),
      RUNS,
    );
  });

  it('charges the delivery that the full price and the weight of the books make, unless the code pays for it', () => {
    fc.assert(
      fc.property(anyQuoted, anyDelivery, ({ lines, terms }, delivery) => {
        const quote = quoteOf(lines, { ...terms, delivery });
        const { steps, heavier, freeFrom = Number.POSITIVE_INFINITY } = delivery;
        const grams = lines.map(({ weight, quantity = 1 }) => (weight ?? USUAL_WEIGHT) * quantity);
        const bySum = steps.filter(({ sum }) => sum <= quote.books).at(-1)?.price;
        const price = heavier && sumOf(grams) > 3000 ? 777 : bySum;
        const isFree = terms.discount?.kind === 'delivery' || quote.books >= freeFrom;
        expect(quote.delivery).toBe(isFree ? 0 : price);
      }),
      RUNS,
    );
  });

  it('weighs books of unknown weight as the shop says', () => {
    const delivery = { steps: [{ sum: 0, price: 300 }], heavier: [{ over: 1000, price: 900 }] };
    const lines = [{ price: 500, quantity: 2 }, { price: 500 }];
    expect(quoteOf(lines, { delivery, usualWeight: 300 }).delivery).toBe(300);
    expect(quoteOf(lines, { delivery, usualWeight: 350 }).delivery).toBe(900);
  });

  it('comes to the same with the delivery and the taxes that it has named', () => {
    fc.assert(
      fc.property(anyQuoted, ({ currency, lines, terms }) => {
        setShopPlace({ country: 'DE', currency, locale: 'de-DE' });
        const quote = quoteOf(lines, terms);
        const agreed = { ...terms, delivery: quote.delivery, tax: quote.taxes };
        const { saved: _, ...again } = quoteOf(lines, agreed);
        expect(quote).toMatchObject(again);
      }),
      RUNS,
    );
  });

  it('comes to the same with amounts as the wire has them', () => {
    const overTheWire = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));
    fc.assert(
      fc.property(anyQuoted, fc.boolean(), ({ currency, lines, terms }, isAgreed) => {
        setShopPlace({ country: 'DE', currency, locale: 'de-DE' });
        const given: QuoteTerms = isAgreed
          ? { ...terms, delivery: 990, tax: quoteOf(lines, terms).taxes }
          : terms;
        const { delivery, discount, tax } = given;
        const wired: QuoteTerms = {
          ...given,
          discount: discount && { ...discount, amount: toMajor(discount.amount ?? 0) },
          delivery:
            typeof delivery === 'object'
              ? {
                  steps: delivery.steps.map((step) => ({
                    sum: toMajor(step.sum),
                    price: toMajor(step.price),
                  })),
                  heavier: delivery.heavier?.map((step) => ({
                    ...step,
                    price: toMajor(step.price),
                  })),
                  freeFrom: delivery.freeFrom && toMajor(delivery.freeFrom),
                }
              : delivery && toMajor(delivery),
          fee: given.fee && toMajor(given.fee),
          giftCard: given.giftCard && toMajor(given.giftCard),
          tax: tax && 'sums' in tax ? { ...tax, sums: overTheWire(tax.sums.map(inMajor)) } : tax,
        };
        const prices = lines.map((line) => ({ ...line, price: toMajor(line.price) }));
        const { taxes, discounts, ...sums } = quoteOf(lines, given);
        expect(wireQuoteOf(overTheWire(prices), wired)).toEqual({
          ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, toMajor(sum)])),
          discounts: discounts.map(toMajor),
          taxes: taxes && { ...taxes, sums: taxes.sums.map(inMajor) },
        });
      }),
      RUNS,
    );
  });

  it('keeps an agreed delivery, whatever the books and the code have become', () => {
    const terms = { discount: { kind: 'percent', percent: 10 } as const, delivery: 450, fee: 100 };
    const lines = [{ price: 1000, quantity: 3, isDiscounted: true }, { price: 99 }];
    expect(quoteOf(lines, terms)).toMatchObject({
      books: 3099,
      discounts: [300, 0],
      delivery: 450,
      total: 3099 - 300 + 450 + 100,
    });
    expect(quoteOf(lines.slice(1), terms).total).toBe(99 + 450 + 100);
    const { delivery } = quoteOf(lines, { ...terms, discount: { kind: 'delivery' } });
    expect(delivery).toBe(450);
  });

  it('asks nothing for nothing', () => {
    expect(quoteOf([], {})).toMatchObject({ books: 0, total: 0, giftCard: 0, due: 0 });
  });
});
