import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { newestWith } from './book-search.ts';

/** Returns a function that returns the name of an author as the newest book spells it; else the slug. */
export function authorNames(slugs: readonly string[]): (slug: string) => string {
  const books = newestWith('author', slugs);
  return (slug) =>
    authorsOf(books.get(slug)?.author ?? '').find((name) => slugOf(name) === slug) ?? slug;
}

/** Returns a function that returns the name of a series as the newest book spells it; else the slug. */
export function seriesNames(slugs: readonly string[]): (slug: string) => string {
  const books = newestWith('series', slugs);
  return (slug) => books.get(slug)?.series?.name ?? slug;
}
