import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PricePair } from './price.tsx';

describe('a pair of prices', () => {
  it('strikes the old price through and says the saving', () => {
    const { container } = render(<PricePair newPrice={12.5} oldPrice={15} />);
    expect(screen.getByRole('deletion')).toHaveTextContent('$15.00');
    expect(container).toHaveTextContent('you save $2.50');
  });

  it.each([
    ['equal', 12.5],
    ['lower', 10],
  ])('strikes an %s old price through too, without a saving', (_kind, oldPrice) => {
    const { container } = render(<PricePair newPrice={12.5} oldPrice={oldPrice} />);
    expect(screen.getByRole('deletion')).toHaveTextContent(`$${oldPrice.toFixed(2)}`);
    expect(container).not.toHaveTextContent('save');
  });
});
