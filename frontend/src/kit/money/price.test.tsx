import { setShopPlace } from '@book-store/contract/place';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PricePair } from './price.tsx';

function show(newPrice: number, oldPrice: number, lowestPrice?: number) {
  const { container } = render(<PricePair book={{ newPrice, oldPrice, lowestPrice }} />);
  return { text: container.textContent, struck: container.querySelector('s')?.textContent };
}

describe('a pair of prices', () => {
  it('is a single price without an old one', () => {
    const { container } = render(<PricePair book={{ newPrice: 12.5 }} />);
    expect(container).not.toHaveTextContent('save');
  });

  it('strikes the old price through and says the saving', () => {
    const { text, struck } = show(12.5, 15);
    expect(struck).toMatch(/\$15\.00$/);
    expect(text).toContain('you save $2.50');
  });

  it.each([
    ['equal', 12.5],
    ['lower', 10],
  ])('shows the new price alone if the old one is %s', (_kind, oldPrice) => {
    expect(show(12.5, oldPrice).text).toBe('$12.50');
  });

  it('groups thousands', () => {
    expect(show(1234.5, 2345.6).text).toBe('$1,234.50, old price $2,345.60, you save $1,111.10');
  });
});

describe('a pair of prices in a shop that shows the lowest ones', () => {
  beforeEach(() => setShopPlace({ currency: 'USD', locale: 'en-US', lowestPrices: true }));
  afterEach(() => setShopPlace());

  it('strikes the lowest price of the 30 days before, and says what it is', () => {
    expect(show(12.5, 20, 15).text).toBe(
      '$12.50, lowest price of the 30 days before $15.00, you save $2.50Lowest price of the 30 days before',
    );
  });

  it.each([
    ['was never asked another price', 20, undefined],
    ['was as cheap before', 20, 12.5],
    ['was cheaper before', 20, 10],
    ['is not reduced by its old price', 12.5, 15],
  ])('shows the new price alone of a book that %s', (_, oldPrice, lowestPrice) => {
    expect(show(12.5, oldPrice, lowestPrice).text).toBe('$12.50');
  });
});

it('says the old price where the shop does not show the lowest one', () => {
  expect(show(12.5, 20, 15).text).toContain('old price $20.00');
});
