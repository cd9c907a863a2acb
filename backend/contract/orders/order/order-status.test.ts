import { describe, expect, it } from 'vitest';
import { canTransition, nextStatuses, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** Repeated on purpose, so that a mistake in the table is noticed. */
const LEGAL = new Set([
  'awaiting-payment > cancelled',
  'unconfirmed > confirmed',
  'unconfirmed > cancelled',
  'placed > confirmed',
  'placed > cancelled',
  'confirmed > packed',
  'confirmed > cancelled',
  'packed > out-for-delivery',
  'packed > cancelled',
  'out-for-delivery > delivered',
  'out-for-delivery > refused',
]);

const pairs = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.map((to): [OrderStatus, OrderStatus] => [from, to]),
);

describe('canTransition', () => {
  it.each(pairs)('is right about a change from %s to %s', (from, to) => {
    expect(canTransition(from, to)).toBe(LEGAL.has(`${from} > ${to}`));
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
