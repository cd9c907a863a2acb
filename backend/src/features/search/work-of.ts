import { authorsOf, slugOf } from '@book-store/contract/slugs';
import type { IndexedBook } from '../catalogue/indexed-book.ts';

type Named = Pick<IndexedBook, 'title' | 'author' | 'series'>;

/**
 * Returns what the editions of a work have in common, or undefined if the book says too little: title and first
 * author without case and accents, and the number in the series, because volumes may have one title.
 */
export function workOf({ title, author = '', series }: Named): string | undefined {
  const [first = ''] = authorsOf(author);
  const names = [title, first].map(slugOf);
  return names.every(Boolean) ? [...names, series?.number ?? ''].join(' ') : undefined;
}
