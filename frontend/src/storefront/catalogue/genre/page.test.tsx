import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { someFacets } from '../../../testing/shelf-builders.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import GenrePage from './page.tsx';

const open = (at: string) => renderPage(<GenrePage />, { at, pattern: '/genres/:slug' });
const stubs = () =>
  stubApi({
    'GET /api/books/cards': () => [aCard({ title: 'Dracula' })],
    'GET /api/books/facets': () => someFacets({ total: 1 }),
  });

describe('the shelf of a genre', () => {
  it('shows the books of the genre alone, whatever else the address says', async () => {
    const { callsTo } = stubs();
    open('/genres/horror?category=fiction');
    expect(await screen.findByRole('link', { name: 'Dracula' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Horror$/);
    expect(screen.getByRole('status')).toHaveTextContent('1 book');
    expect(callsTo('GET /api/books/cards')[0]?.query.getAll('category')).toEqual(['horror']);
    expect(callsTo('GET /api/books/facets')[0]?.query.getAll('category')).toEqual(['horror']);
  });

  it('has its genre chosen, and shows all books of another choice with the same filters', async () => {
    stubs();
    const { user } = open('/genres/horror?price=0-10&page=2');
    expect(await screen.findByRole('checkbox', { name: /^Horror/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^Fiction/ }));
    expect(
      await screen.findByText('Now at /books?price=0-10&category=horror&category=fiction'),
    ).toBeVisible();
  });

  it('leads to the books of all genres when its own is given up', async () => {
    stubs();
    const { user } = open('/genres/horror?price=0-10');
    await user.click(await screen.findByRole('checkbox', { name: /^Horror/ }));
    expect(await screen.findByText('Now at /books?price=0-10')).toBeVisible();
  });

  it('is an unknown page for an unknown genre, with a way on', async () => {
    stubs();
    open('/genres/cooking');
    expect(await screen.findByText('There is no such genre in the shop.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all books' })).toHaveAttribute(
      'href',
      '/books',
    );
  });
});
