import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PricePair } from './price.tsx';

function show(newPrice: number, oldPrice: number) {
  const { container } = render(<PricePair newPrice={newPrice} oldPrice={oldPrice} />);
  return { text: container.textContent, struck: container.querySelector('s')?.textContent };
}

describe('a pair of prices', () => {
  it('is a single price without an old one', () => {
    const { container } = render(<PricePair newPrice={1250} />);
    expect(container).not.toHaveTextContent('save');
  });

  it('strikes the old price through and says the saving', () => {
    const { text, struck } = show(1250, 1500);
    expect(struck).toMatch(/\$15\.00$/);
    expect(text).toContain('you save $2.50');
  });

  it.each([
    ['equal', 1250],
    ['lower', 1000],
  ])('shows the new price alone if the old one is %s', (_kind, oldPrice) => {
    expect(show(1250, oldPrice).text).toBe('$12.50');
  });

  it('groups thousands', () => {
    expect(show(123_450, 234_560).text).toBe('$1,234.50, old price $2,345.60, you save $1,111.10');
  });
});
