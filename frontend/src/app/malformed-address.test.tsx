import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { storefrontStubs } from './storefront-stubs.fixtures.ts';

it.each(['/%A2', '/books/%A2'])('%s has no page', async (address) => {
  stubApi(storefrontStubs);
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
});

it('searches for a per cent sign that stands for itself', async () => {
  stubApi(storefrontStubs);
  renderApp('/search?q=100%');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('100%');
});
