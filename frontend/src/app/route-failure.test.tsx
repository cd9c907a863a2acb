import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { RouteFailure } from './route-failure.tsx';

it('stays where it is while the shop is away, and says that nothing is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = renderPage(<RouteFailure />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The shop still cannot be reached.')).toBeVisible();
  expect(screen.getByText(/^Your cart is safe/)).toBeVisible();
  vi.unstubAllGlobals();
});
