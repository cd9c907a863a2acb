import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISCOUNT_KINDS, discountsOf, toCode } from './discount.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('discountsOf', () => {
  it('adds up to the percentage or the amount, and never takes a line below zero', () => {
    const anySums = fc.array(fc.nat({ max: 100_000_000_000 }), { minLength: 1, maxLength: 20 });
    const anyTerms = fc.record({
      kind: fc.constantFrom(...DISCOUNT_KINDS),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    fc.assert(
      fc.property(anySums, anyTerms, (sums, { kind, percent, amount }) => {
        const discounts = discountsOf({ kind, percent, amount }, sums);
        const all = sumOf(sums);
        expect(discounts).toHaveLength(sums.length);
        for (const [at, sum] of sums.entries()) {
          expect(discounts[at]).toBeGreaterThanOrEqual(0);
          expect(discounts[at]).toBeLessThanOrEqual(sum);
        }
        const off = sumOf(discounts);
        if (kind === 'delivery') expect(off).toBe(0);
        if (kind === 'amount') expect(off).toBe(Math.min(amount, all));
        const exact = BigInt(all) * BigInt(percent);
        const twice = 2n * (BigInt(off) * 100n - exact);
        if (kind === 'percent') expect(twice > -100n && twice <= 100n).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('toCode', () => {
  it.each([
    ['welcome-10', 'WELCOME-10'],
    [' Früh ling ', 'FRUHLING'],
    ['straße', 'STRASSE'],
  ])('reads %j as %s', (typed, code) => {
    expect(toCode(typed)).toBe(code);
  });
});
