import { describe, expect, it } from 'vitest';
import { deliveryFeeOf } from './delivery.ts';

describe('the delivery fee', () => {
  it.each([
    ['is charged below the free amount', 4999, { deliveryFee: 450, freeFrom: 5000 }, 450],
    ['is nothing from the free amount on', 5000, { deliveryFee: 450, freeFrom: 5000 }, 0],
    ['is always charged without a free amount', 1_000_000, { deliveryFee: 450 }, 450],
    ['is nothing in a shop without a fee', 100, { deliveryFee: 0 }, 0],
  ])('%s', (_case, books, terms, fee) => {
    expect(deliveryFeeOf(books, terms)).toBe(fee);
  });
});
