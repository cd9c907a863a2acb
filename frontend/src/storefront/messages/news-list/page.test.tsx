import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someNews } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { reply, stubApi } from '../../../testing/stub-api.ts';
import NewsListPage from './page.tsx';

const open = (at: string) => renderPage(<NewsListPage />, { at, pattern: '/news' });

it('shows the news of the page in the address, and the way to the others', async () => {
  const { callsTo } = stubApi({
    'GET /api/news': () => reply(someNews(), { headers: { 'x-total-count': '30' } }),
  });
  open('/news?page=2');
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(someNews().length);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(someNews().length);
  expect(callsTo('GET /api/news')[0]?.query.toString()).toBe('page=2&limit=12');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/news?page=3');
});

it('leads home where there are no news', async () => {
  stubApi({ 'GET /api/news': () => [] });
  open('/news');
  expect(await screen.findByText('There are no news at the moment.')).toBeVisible();
});
