import { describe, expect, it } from 'vitest';
import { mayMove, nextStatuses, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** Written out once more on purpose: a slip in the table must not agree with itself. */
const LEGAL = new Set([
  'placed > confirmed',
  'placed > cancelled',
  'confirmed > packed',
  'confirmed > cancelled',
  'packed > out-for-delivery',
  'out-for-delivery > delivered',
  'out-for-delivery > refused',
]);

const pairs = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.map((to): [OrderStatus, OrderStatus] => [from, to]),
);

describe('mayMove', () => {
  it.each(pairs)('knows whether %s may become %s', (from, to) => {
    expect(mayMove(from, to)).toBe(LEGAL.has(`${from} > ${to}`));
  });
});

describe('nextStatuses', () => {
  it.each(ORDER_STATUSES)('lists exactly the allowed transitions from %s', (from) => {
    const legal = ORDER_STATUSES.filter((to) => LEGAL.has(`${from} > ${to}`));
    expect([...nextStatuses(from)].sort()).toEqual([...legal].sort());
  });

  it.each(['delivered', 'refused', 'cancelled'] as const)(
    'is empty for the final status %s',
    (status) => {
      expect(nextStatuses(status)).toEqual([]);
    },
  );
});
