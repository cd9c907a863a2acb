import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aSeries, aVolume } from '../../../testing/shelf-builders.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import SeriesPage from './page.tsx';

const open = (at: string) => renderPage(<SeriesPage />, { at, pattern: '/series/:slug' });
const itemsIn = async (name: string) => {
  const part = within(await screen.findByRole('region', { name }));
  return part.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the page of a series', () => {
  it('shows the volumes in reading order, with number and price, and names what is missing', async () => {
    const numbers = [2, 3.5, 5, 9];
    const volumes = numbers.map((number) => aVolume(number, { title: `Title ${number}` }));
    const { callsTo } = stubApi({
      'GET /api/series/:slug': () => aSeries({ name: 'The Saga', books: 4, volumes }),
    });
    open('/series/The-Saga');
    const items = await itemsIn('In reading order');
    expect(items.map((text) => text?.replace(/(Title|Not|H\. G\.).*/, ''))).toEqual([
      'Book 1',
      'Book 2',
      'Book 3',
      'Book 3.5',
      'Book 4',
      'Book 5',
      'Books 6 to 8',
      'Book 9',
    ]);
    expect(items[0]).toContain('Not in our shop');
    expect(items[1]).toMatch(/Title 2.*\$12\.50/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Saga');
    expect(screen.getByText(/^4 books by/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'H. G. Wells' })).toBeVisible();
    expect(document.title).toContain('The Saga by H. G. Wells');
    expect(callsTo('GET /api/series/:slug')[0]?.path).toBe('/api/series/the-saga');
  });

  it('puts the editions of a volume together, and books without a number last', async () => {
    const [paper, cloth] = [aCard({ title: 'One' }), aCard({ title: 'One', newPrice: 30 })];
    const box = aVolume(undefined, { title: 'All in a box' });
    const both = [
      { ...paper, format: 'paperback' as const },
      { ...cloth, format: 'hardcover' as const, language: 'de' },
    ];
    stubApi({
      'GET /api/series/:slug': () => aSeries({ volumes: [{ number: 1, editions: both }, box] }),
    });
    open('/series/the-saga');
    const editions = within(await screen.findByRole('list', { name: 'Other editions' }));
    expect(editions.getByRole('link', { name: 'Hardcover, German' })).toHaveAttribute(
      'href',
      `/books/${cloth._id}`,
    );
    expect(editions.getByText('$30.00')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Also in this series' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All in a box' })).toBeVisible();
    expect(screen.queryByText('Not in our shop')).toBeNull();
  });

  it('names no gaps where numbers are years', async () => {
    stubApi({ 'GET /api/series/:slug': () => aSeries({ volumes: [aVolume(1984)] }) });
    open('/series/the-saga');
    expect(await screen.findByText('Book 1984')).toBeVisible();
    expect(screen.queryByText('Not in our shop')).toBeNull();
  });

  it('leads to the shelf with all books of a series that is too long', async () => {
    stubApi({ 'GET /api/series/:slug': () => aSeries({ books: 900, volumes: [aVolume(1)] }) });
    open('/series/the-saga');
    expect(await screen.findByRole('link', { name: 'All 900 books' })).toHaveAttribute(
      'href',
      '/books?series=the-saga',
    );
  });

  it('is an unknown page for an unknown series, with a way on', async () => {
    stubApi({ 'GET /api/series/:slug': () => problem(404, 'not-found') });
    open('/series/nothing');
    expect(await screen.findByText('There is no such series in the shop.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all books' })).toBeVisible();
  });
});
