import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollRestoration } from './scroll-restoration.tsx';

const scrollTo = vi.fn();
beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

async function go(to: string) {
  const router = createMemoryRouter([{ path: '*', element: <ScrollRestoration /> }], {
    initialEntries: ['/checkout'],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(to));
}

it('shows the next page from its top, also where its address has a hash', async () => {
  await go('/guest-order#6b0a.secret');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('stays where the person is when a link leads to a section of the same page', async () => {
  await go('/checkout#contact');
  expect(scrollTo).not.toHaveBeenCalled();
});
