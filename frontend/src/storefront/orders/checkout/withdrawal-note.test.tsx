import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { open, stubCheckout, terms } from './page.fixtures.tsx';

describe('the right of withdrawal at the checkout', () => {
  it.each([
    [['withdrawal'] as const, 1],
    [['imprint'] as const, 0],
  ])('is linked where the owner has written about it: %j', async (pages, count) => {
    stubCheckout().answer('GET /api/shop', () => aShop({ ownPages: [...pages] }));
    open();
    await screen.findByText('Payable in cash on delivery');
    expect(terms()).toBeVisible();
    const links = screen.queryAllByRole('link', { name: /^Right of withdrawal/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(count).fill('/withdrawal'),
    );
  });
});
