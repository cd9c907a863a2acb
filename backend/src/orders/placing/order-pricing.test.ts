import { DISCOUNT_KINDS } from '@book-store/contract/orders/discount-codes/discount';
import { setShopPlace } from '@book-store/contract/place';
import { addedTax } from '@book-store/contract/settings/tax/tax';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { discountedCents } from '../order/line-cents.ts';
import { type PricedBook, priceOrder } from './order-pricing.ts';

const id = (n: number) => n.toString(16).padStart(24, '0');
const book = (n: number, newPriceCents: number, more: Partial<PricedBook> = {}): PricedBook => ({
  _id: new Types.ObjectId(id(n)),
  title: `Book ${n}`,
  category: 'fiction',
  coverImage: `book-${n}.webp`,
  newPriceCents,
  ...more,
});

const FREE = aWay();
const price = (productIds: string[], books: PricedBook[], way = FREE) =>
  priceOrder({ productIds }, books, { way });

describe('priceOrder', () => {
  it('adds the delivery fee to the total, unless the books cost enough', () => {
    const way = aWay({ price: 450, freeFrom: 3000 });
    const costs = (cents: number) => {
      const { deliveryCents, totalCents } = price([id(1)], [book(1, cents)], way);
      return { deliveryCents, totalCents };
    };
    expect(costs(2999)).toEqual({ deliveryCents: 450, totalCents: 3449 });
    expect(costs(3000)).toEqual({ deliveryCents: 0, totalCents: 3000 });
  });

  it('lists the books that are sold out and cannot be ordered', () => {
    const books = [book(1, 5, { stock: 0 }), book(2, 5, { stock: 0, orderable: true }), book(3, 5)];
    expect(price([id(1), id(2), id(3)], books).soldOut).toEqual([id(1)]);
  });

  it('adds up the prices', () => {
    const { totalCents } = price([id(1), id(2), id(3)], [book(1, 10), book(2, 20), book(3, 110)]);
    expect(totalCents).toBe(140);
  });

  it("keeps the customer's order of books", () => {
    const { lines } = price([id(2), id(1)], [book(1, 5), book(2, 7)]);
    expect(lines.map((line) => line.bookId)).toEqual([id(2), id(1)]);
  });

  it('copies title, author, category, cover and price of each book', () => {
    const given = book(1, 1234, { author: 'Ann Author', coverTint: '#123456' });
    expect(price([id(1)], [given]).lines).toEqual([
      {
        bookId: id(1),
        title: 'Book 1',
        author: 'Ann Author',
        category: 'fiction',
        coverImage: 'book-1.webp',
        coverTint: '#123456',
        priceCents: 1234,
        quantity: 1,
      },
    ]);
  });

  it('lists the books that no longer exist and prices the others', () => {
    const { gone, lines, totalCents } = price([id(1), id(9), id(8)], [book(1, 500)]);
    expect({ gone, lines: lines.length, totalCents }).toEqual({
      gone: [id(9), id(8)],
      lines: 1,
      totalCents: 500,
    });
  });

  it('adds up any prices and numbers of copies to the unit, and delivery once', () => {
    const wish = fc.record({
      cents: fc.nat(10_000_000),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const wishes = fc.array(wish, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(wishes, fc.nat(10_000), fc.nat(1_000_000), (given, deliveryFee, freeFrom) => {
        const books = given.map(({ cents }, at) => book(at, cents));
        const { lines, deliveryCents, totalCents } = priceOrder(
          {
            productIds: books.map(({ _id }) => _id.toString()),
            quantities: given.map((one) => one.quantity),
          },
          books,
          { way: aWay({ price: deliveryFee, freeFrom }) },
        );
        // Copy by copy, as if each was bought alone.
        let sum = 0n;
        for (const { cents, quantity } of given)
          for (let i = 0; i < quantity; i += 1) sum += BigInt(cents);
        expect(deliveryCents).toBe(sum >= BigInt(freeFrom) ? 0 : deliveryFee);
        expect(BigInt(totalCents)).toBe(sum + BigInt(deliveryCents));
        expect(lines.map(({ quantity }) => quantity)).toEqual(given.map((one) => one.quantity));
      }),
    );
  });

  it('adds up whatever the code, the rates, the delivery and the fee are', () => {
    const anyBook = fc.record({
      cents: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 99 }),
      category: fc.constantFrom('fiction', 'horror'),
      format: fc.constantFrom('hardcover', 'ebook', 'calendar'),
      fixedPrice: fc.boolean(),
    });
    const anyCode = fc.record({
      kind: fc.constantFrom(...DISCOUNT_KINDS),
      percent: fc.integer({ min: 1, max: 100 }),
      amountCents: fc.nat(5_000_000),
      minimumCents: fc.nat(100_000),
      genres: fc.constantFrom([], ['horror']),
    });
    const anyOrder = fc.record({
      books: fc.array(anyBook, { minLength: 1, maxLength: 20 }),
      code: anyCode,
      fees: fc.tuple(fc.nat(10_000), fc.nat(1000)),
      rates: fc.array(fc.nat(100_000), { minLength: 2, maxLength: 2 }),
      included: fc.boolean(),
    });
    const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    fc.assert(
      fc.property(anyOrder, ({ books: given, code, fees: [price, fee], rates, included }) => {
        setShopPlace({ country: 'DE', currency: 'EUR', locale: 'de-DE' });
        const books = given.map(({ cents, quantity: _, ...more }, at) => book(at, cents, more));
        const wanted = {
          productIds: books.map(({ _id }) => _id.toString()),
          quantities: given.map(({ quantity }) => quantity),
        };
        const rows = (['books', 'digital'] as const).map((taxClass, at) => ({
          country: 'DE',
          class: taxClass,
          rate: rates[at] ?? 0,
          from: '2026-01-01',
        }));
        const priced = priceOrder(wanted, books, {
          way: aWay({ price }),
          code: { ...code, _id: new Types.ObjectId(), code: 'CODE', books: [] },
          choosePayment: () => ({ method: 'transfer', countries: [], fee }),
          tax: { terms: { included, rates: rows }, at: new Date('2026-11-20T12:00:00Z') },
        });
        const { lines, deliveryCents, discountCode, refusal, taxes, totalCents } = priced;
        const goods = sumOf(lines.map(discountedCents));
        expect(totalCents).toBe(goods + deliveryCents + fee + addedTax(taxes));
        expect(totalCents).toBeGreaterThanOrEqual(0);
        if (taxes) expect(sumOf(taxes.sums.map(({ gross }) => gross))).toBe(totalCents);
        expect(sumOf(lines.map(({ discountCents = 0 }) => discountCents))).toBe(
          discountCode?.cents ?? 0,
        );
        if (refusal) expect(discountCode).toBeUndefined();
        for (const [at, line] of lines.entries()) {
          expect(discountedCents(line)).toBeGreaterThanOrEqual(0);
          if (given[at]?.fixedPrice) expect(line.discountCents ?? 0).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
    setShopPlace();
  });

  it('needs as many copies as are wanted, unless the publisher has more', () => {
    const books = [book(1, 5, { stock: 2 }), book(2, 5, { stock: 2, orderable: true }), book(3, 5)];
    const soldOutFor = (quantities: number[]) =>
      priceOrder({ productIds: [id(1), id(2), id(3)], quantities }, books, {}).soldOut;
    expect(soldOutFor([2, 2, 2])).toEqual([]);
    expect(soldOutFor([3, 99, 99])).toEqual([id(1)]);
  });

  it('sells a free book for nothing', () => {
    expect(price([id(1)], [book(1, 0)]).totalCents).toBe(0);
  });
});
