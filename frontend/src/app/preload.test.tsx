import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { preloadLinks } from './preload.ts';
import { routes } from './routes.tsx';

let end = () => {};
afterEach(() => {
  end();
  vi.useRealTimers();
});

async function atNotFound() {
  const api = stubApi({
    'GET /api/genres': () => [],
    'GET /api/pages/:id': () => ({ id: 'shipping', text: '', html: '' }),
  });
  const app = renderApp('/nowhere');
  end = preloadLinks(app.store, routes);
  const link = await screen.findByRole('link', { name: /shipping/i });
  return { ...app, link, asked: () => api.callsTo('GET /api/pages/:id').length };
}

it('a pressed link has the data of its page asked for before the click, and once', async () => {
  const { user, link, asked, address } = await atNotFound();
  fireEvent.pointerDown(link);
  await waitFor(() => expect(asked()).toBe(1));
  expect(address()).toBe('/nowhere');
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: /shipping/i })).toBeVisible();
  expect(asked()).toBe(1);
});

it('a link in focus does so, too', async () => {
  const { link, asked } = await atNotFound();
  fireEvent.focusIn(link);
  await waitFor(() => expect(asked()).toBe(1));
});

it('a pointer that only passes over a link asks for nothing, and one that rests does', async () => {
  const { link, store } = await atNotFound();
  const asksForText = () => JSON.stringify(store.getState().api.queries).includes('getPageText');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link);
  fireEvent.pointerOut(link);
  vi.advanceTimersByTime(1000);
  expect(asksForText()).toBe(false);
  fireEvent.pointerOver(link);
  vi.advanceTimersByTime(1000);
  expect(asksForText()).toBe(true);
});
