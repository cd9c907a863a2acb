import { describe, expect, it } from 'vitest';
import { parsePrice } from './price-input.ts';

describe('a typed price', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,50', 1250],
    [' $ 12.50 ', 1250],
    ['9999.99', 999_999],
    ['10000', 1_000_000],
    ['10000.00', 1_000_000],
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
