import { describe, expect, it } from 'vitest';
import { parsePrice } from './price-input.ts';

describe('a typed price', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['12,50', 12.5],
    [' $ 12.50 ', 12.5],
    ['9999.99', 9999.99],
    ['10000', 10_000],
    ['10000.00', 10_000],
  ])('parses %j as %d', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each(['', ' ', '-1', '12.505', '12.', '.5', '10000.01', '10001', '1e3', '1.000,00', 'twelve'])(
    'is null for %j',
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );
});
