import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PricePair } from './price.tsx';

function show(newPrice: number, oldPrice: number) {
  const { container } = render(<PricePair newPrice={newPrice} oldPrice={oldPrice} />);
  return { text: container.textContent, struck: container.querySelector('s')?.textContent };
}

describe('a pair of prices', () => {
  it('strikes the old price through and says the saving', () => {
    const { text, struck } = show(12.5, 15);
    expect(struck).toMatch(/\$15\.00$/);
    expect(text).toContain('you save $2.50');
  });

  it.each([
    ['equal', 12.5, '$12.50'],
    ['lower', 10, '$10.00'],
  ])('strikes an %s old price through too, without a saving', (_kind, oldPrice, shown) => {
    const { text, struck } = show(12.5, oldPrice);
    expect(struck).toContain(shown);
    expect(text).not.toContain('save');
  });
});
