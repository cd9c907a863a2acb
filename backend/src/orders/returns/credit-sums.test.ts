import { taxClassOf } from '@book-store/contract/catalogue/books/tax-class';
import { splitAmount, type Taxes, taxesOf } from '@book-store/contract/settings/tax/tax';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { StoredOrder, StoredReturn } from '../order/orders.model.ts';
import { creditSums } from './credit-sums.ts';
import { withCosts } from './line-costs.ts';

const at = new Date('2026-05-01T12:00:00Z');
const terms = (included: boolean) => ({
  included,
  rates: [
    { country: 'DE', class: 'books' as const, rate: 7000, from: '2026-01-01' },
    { country: 'DE', class: 'other' as const, rate: 19_000, from: '2026-01-01' },
  ],
});
const address = { countryCode: 'DE', state: '' };

const anyOrder = fc.record({
  included: fc.boolean(),
  delivery: fc.integer({ min: 0, max: 900 }),
  discount: fc.integer({ min: 0, max: 90 }),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 100, max: 4000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      format: fc.constantFrom('hardcover' as const, 'calendar' as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

function toOrder({
  included,
  delivery,
  discount,
  lines,
}: typeof anyOrder extends fc.Arbitrary<infer One> ? One : never) {
  const amounts = lines.map(({ price, quantity }) => price * quantity);
  const discounts = splitAmount(discount, amounts);
  const taxed = lines.map(({ format }, index) => ({
    class: taxClassOf(format),
    amount: (amounts[index] ?? 0) - (discounts[index] ?? 0),
  }));
  const taxes = taxesOf(
    { lines: taxed, delivery },
    { terms: terms(included), address, at },
  ) as Taxes;
  return {
    lines: lines.map(({ price, ...line }, index) => ({
      ...line,
      discountCents: discounts[index],
      bookId: new Types.ObjectId(),
      priceCents: price,
    })),
    deliveryCents: delivery,
    taxes,
    totalCents: taxes.sums.reduce((sum, { gross }) => sum + gross, 0),
    address,
    createdAt: at,
    returns: [] as unknown[],
  };
}

const sumsOf = (order: unknown, part: 'net' | 'tax' | 'gross', rate: number | undefined) =>
  (order as StoredOrder).returns?.reduce(
    (sum, { refund }) =>
      sum +
      (refund?.sums ?? [])
        .filter((one) => (one.rate ?? undefined) === rate)
        .reduce((all, one) => all + one[part], 0),
    0,
  ) ?? 0;

describe('the credit notes of an order whose copies are given back one after the other', () => {
  it('never exceed its invoice at any rate, and come to it with the last one', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 100 }), (given, percent) => {
        const order = toOrder(given);
        const stored = order as unknown as StoredOrder;
        const copies = order.lines.flatMap(({ bookId, quantity }) =>
          Array.from({ length: quantity }, () => bookId.toString()),
        );
        let left = order.totalCents;
        for (const [index, bookId] of copies.entries()) {
          const lines = withCosts(stored, [{ bookId, quantity: 1 }], terms(given.included));
          const costs = lines.reduce((sum, { cents }) => sum + cents, 0);
          const isLast = index === copies.length - 1;
          // The last one has the delivery as well.
          const amount = isLast ? left : Math.min(left, Math.floor((costs * percent) / 100));
          left -= amount;
          const sums = creditSums(stored, { lines } as unknown as StoredReturn, amount);
          expect(sums.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount);
          for (const { net, tax, gross } of sums) {
            expect(net + tax).toBe(gross);
            expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
          }
          order.returns.push({ state: 'refunded', lines, refund: { at, amount, sums } });
        }
        for (const { rate, net, tax, gross } of order.taxes.sums) {
          expect(sumsOf(order, 'gross', rate)).toBe(gross);
          expect(sumsOf(order, 'tax', rate)).toBe(tax);
          expect(sumsOf(order, 'net', rate)).toBe(net);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('what copies cost that are given back', () => {
  it('is their price after the discount of the order, and all of a line together comes to it', () => {
    const order = toOrder({
      included: true,
      delivery: 365,
      discount: 100,
      lines: [{ price: 1000, quantity: 3, format: 'hardcover' }],
    });
    const bookId = String(order.lines[0]?.bookId);
    const costs = [1, 2, 3].map(() => {
      const lines = withCosts(
        order as unknown as StoredOrder,
        [{ bookId, quantity: 1 }],
        undefined,
      );
      order.returns.push({ state: 'asked', lines });
      return lines[0]?.cents;
    });
    expect(costs).toEqual([966, 967, 967]);
  });

  it('has the tax that is added to the prices', () => {
    const order = toOrder({
      included: false,
      delivery: 0,
      discount: 0,
      lines: [
        { price: 1000, quantity: 1, format: 'hardcover' },
        { price: 1000, quantity: 1, format: 'calendar' },
      ],
    });
    const wanted = order.lines.map(({ bookId }) => ({ bookId: String(bookId), quantity: 1 }));
    const lines = withCosts(order as unknown as StoredOrder, wanted, terms(false));
    expect(lines.map(({ cents, rate }) => [cents, rate])).toEqual([
      [1070, 7000],
      [1190, 19_000],
    ]);
  });
});
