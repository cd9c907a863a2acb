import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { networkError, stubApi } from '../testing/stub-api.ts';
import { RouteFailure } from './route-failure.tsx';
import { storefrontStubs } from './storefront-stubs.fixtures.ts';

afterEach(() => vi.restoreAllMocks());

const comeBack = (persisted = true) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a list that was cancelled when its page was left is there when the page comes back', async () => {
  stubApi({ ...storefrontStubs, 'GET /api/books/cards': networkError });
  renderApp('/books');
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
  const api = stubApi(storefrontStubs);
  comeBack(false);
  expect(api.callsTo('GET /api/books/cards')).toHaveLength(0);
  comeBack();
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what others may have changed is asked for again', async () => {
  const api = stubApi(storefrontStubs);
  renderApp('/books');
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  const before = api.callsTo('GET /api/books/cards').length;
  comeBack();
  await waitFor(() => expect(api.callsTo('GET /api/books/cards').length).toBeGreaterThan(before));
});

it('a page whose code was cancelled is loaded anew', async () => {
  stubApi({ 'HEAD /': () => new Response() });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  // Long after the ways back of other tests.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  renderPage(<RouteFailure />);
  comeBack();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('so is one that fails just after its way back', async () => {
  stubApi({ 'HEAD /': () => new Response() });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  comeBack();
  renderPage(<RouteFailure />);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
