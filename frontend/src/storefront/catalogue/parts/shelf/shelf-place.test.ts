import { describe, expect, it } from 'vitest';
import { headLinks, stateAt } from './shelf-place.ts';

const books = { path: '/books', fixed: {} };
const search = { path: '/search', fixed: {} };
const horror = { path: '/genres/horror', fixed: { category: ['horror'] } };

const linksOf = (place: typeof books, query: string, pages = 9) =>
  headLinks(place, stateAt(place, new URLSearchParams(query)), pages);

describe('what a shelf tells search engines', () => {
  it('names each page of a whole shelf and its neighbours', () => {
    expect(linksOf(horror, 'page=2')).toEqual({
      canonical: '/genres/horror?page=2',
      prev: '/genres/horror',
      next: '/genres/horror?page=3',
    });
    expect(linksOf(horror, '', 1)).toEqual({ canonical: '/genres/horror' });
  });

  it('names the whole shelf for a narrowed or sorted one', () => {
    expect(linksOf(horror, 'price=0-10&page=2')).toEqual({ canonical: '/genres/horror' });
    expect(linksOf(books, 'sort=title')).toEqual({ canonical: '/books' });
    expect(linksOf(books, 'category=horror&category=fiction')).toEqual({ canonical: '/books' });
  });

  it('names the page of a genre, an author or a series, and all books for a search without words', () => {
    expect(linksOf(books, 'category=horror')).toEqual({ canonical: '/genres/horror' });
    expect(linksOf(search, 'category=science+fiction')).toEqual({
      canonical: '/genres/science-fiction',
    });
    expect(linksOf(books, 'author=jane-austen')).toEqual({ canonical: '/authors/jane-austen' });
    expect(linksOf(books, 'series=the-saga')).toEqual({ canonical: '/series/the-saga' });
    expect(linksOf(search, '')).toMatchObject({ canonical: '/books' });
  });
});
