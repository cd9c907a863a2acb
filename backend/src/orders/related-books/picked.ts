import { authorsOf, slugOf } from '@book-store/contract/slugs';
import type { IndexedBook } from '../../catalogue/books/indexed-book.ts';
import { isDerived } from '../../catalogue/search-index/catalogue-index.ts';
import { workOf } from '../../catalogue/search-index/to-indexed.ts';

export const firstAuthorOf = ({ author = '' }: IndexedBook): string =>
  slugOf(authorsOf(author)[0] ?? '');
export const seriesOf = ({ series }: IndexedBook): string => slugOf(series?.name ?? '');

const workIdOf = (book: IndexedBook) => workOf(book) ?? book.id;
/** Author and series, told apart; a book that has none shares it with no other. */
const namesOf = (book: IndexedBook) => {
  const [author, series] = [firstAuthorOf(book), seriesOf(book)];
  return [author && `by ${author}`, series && `of ${series}`].filter(Boolean);
};

/** The books picked to go with a book: no work twice, nor its own, and no collections. */
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

  /** Picks the first few of some books. */
  take(books: readonly IndexedBook[], most: number): void {
    const end = this.books.length + most;
    for (const book of books) {
      if (this.books.length >= end) return;
      if (this.#works.has(workIdOf(book)) || isDerived(book)) continue;
      this.books.push(book);
      this.#note(book);
    }
  }

  /** The same, each by another author and of another series than all others. */
  takeOfOthers(books: readonly IndexedBook[], most: number): void {
    const end = this.books.length + most;
    for (const book of books) {
      if (this.books.length >= end) return;
      if (!namesOf(book).some((name) => this.#names.has(name))) this.take([book], 1);
    }
  }
}
