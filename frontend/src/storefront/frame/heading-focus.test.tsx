import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storefrontStubs } from '../../app/storefront-stubs.fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubApi } from '../../testing/stub-api.ts';

it('focuses the heading of the page that was moved to, but not of the first one', async () => {
  stubApi(storefrontStubs);
  const { user } = renderApp('/books');
  const link = await screen.findByRole('link', { name: 'Emma' });
  expect(document.body).toHaveFocus();
  await user.click(link);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Emma' });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('leaves the focus where the person has put it while a page loads', async () => {
  stubApi(storefrontStubs);
  const { user } = renderApp('/books');
  await user.click(await screen.findByRole('link', { name: 'Emma' }));
  await user.click(screen.getByRole('combobox', { name: /Search/ }));
  await screen.findByRole('heading', { level: 1, name: 'Emma' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(screen.getByRole('combobox', { name: /Search/ })).toHaveFocus();
});
