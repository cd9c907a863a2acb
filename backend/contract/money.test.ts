import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatPrice, parseCents, toCents, toDollars } from './money.ts';

const cents = fc.integer({ min: 0, max: 99_999_999_999 });

describe('toCents', () => {
  it('undoes toDollars for every amount', () => {
    fc.assert(fc.property(cents, (amount) => toCents(toDollars(amount)) === amount));
  });

  it.each([
    [0.1 + 0.2, 30],
    [4.35, 435],
    [1.005, 100],
  ])('rounds %d dollars to %i cents', (dollars, amount) => {
    expect(toCents(dollars)).toBe(amount);
  });
});

describe('parseCents', () => {
  it('undoes formatCents for every amount', () => {
    fc.assert(fc.property(cents, (amount) => parseCents(formatCents(amount)) === amount));
  });

  it.each([
    ['0.00', 0],
    ['0.10', 10],
    ['12.50', 1250],
    ['999999999.99', 99_999_999_999],
  ])('parses %s as %i cents', (text, amount) => {
    expect(parseCents(text)).toBe(amount);
  });
});

describe('formatPrice', () => {
  it.each([
    [0, '$0.00'],
    [12.3, '$12.30'],
    [1234.5, '$1,234.50'],
    [999_999_999.99, '$999,999,999.99'],
  ])('formats %d dollars as %s', (dollars, text) => {
    expect(formatPrice(dollars)).toBe(text);
  });
});
