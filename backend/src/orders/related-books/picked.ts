import { authorsOf, slugOf } from '@book-store/contract/slugs';
import type { IndexedBook } from '../../catalogue/books/indexed-book.ts';
import { isDerived } from '../../catalogue/search-index/catalogue-index.ts';
import { workOf } from '../../catalogue/search-index/to-indexed.ts';

export const firstAuthorOf = ({ author = '' }: IndexedBook): string =>
  slugOf(authorsOf(author)[0] ?? '');
export const seriesOf = ({ series }: IndexedBook): string => slugOf(series?.name ?? '');

const workIdOf = (book: IndexedBook) => workOf(book) ?? book.id;
/** Prefixed, to be distinct; a book without an author or series shares none with others. */
const namesOf = (book: IndexedBook) => {
  const [author, series] = [firstAuthorOf(book), seriesOf(book)];
  return [author && `by ${author}`, series && `of ${series}`].filter(Boolean);
};

/** Related books: never the same work twice, nor the book's own, and no collections. */
export class Picked {
  readonly books: IndexedBook[] = [];
  readonly #works = new Set<string>();
  readonly #names = new Set<string>();

  constructor(book: IndexedBook) {
    this.#note(book);
  }

  #note(book: IndexedBook): void {
    this.#works.add(workIdOf(book));
    for (const name of namesOf(book)) this.#names.add(name);
  }

  /** Picks up to `most` books. */
  take(books: readonly IndexedBook[], most: number): void {
    const end = this.books.length + most;
    for (const book of books) {
      if (this.books.length >= end) return;
      if (this.#works.has(workIdOf(book)) || isDerived(book)) continue;
      this.books.push(book);
      this.#note(book);
    }
  }

  /** Picks up to `most` books, each by another author and of another series than all others. */
  takeOfOthers(books: readonly IndexedBook[], most: number): void {
    const end = this.books.length + most;
    for (const book of books) {
      if (this.books.length >= end) return;
      if (!namesOf(book).some((name) => this.#names.has(name))) this.take([book], 1);
    }
  }
}
