import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../../testing/builders.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { BookCard } from './book-card.tsx';

const show = (change: Parameters<typeof aCard>[0]) => {
  const book = aCard(change);
  renderPage(<BookCard book={book} action={<button type="button">Buy</button>} />);
  return { book, card: within(screen.getByRole('article')) };
};

describe('a book card', () => {
  it('links cover and title to the book, whose title alone is a stop of the keyboard', () => {
    const { book, card } = show({ title: 'Dracula' });
    const links = card.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
      [`/books/${book._id}`, -1],
      [`/books/${book._id}`, 0],
    ]);
  });

  it('says which books are trending and how few are left', () => {
    const { card } = show({ trending: true, stock: 2 });
    expect(card.getByText('Trending')).toBeVisible();
    expect(card.getByText('Only 2 left')).toBeVisible();
  });

  it('begins the description', () => {
    const { card } = show({ teaser: 'An inventor travels to the end of...' });
    expect(card.getByText('An inventor travels to the end of...')).toBeVisible();
  });

  it('names two authors and counts the others', () => {
    const { card } = show({ author: 'Ada Byron, Bram Stoker, Di Prima, Eve Arnold' });
    expect(card.getByText('Ada Byron, Bram Stoker and 2 others')).toBeVisible();
  });
});
