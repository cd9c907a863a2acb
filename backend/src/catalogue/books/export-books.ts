import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import {
  BOOK_COLUMN_NAMES,
  BOOK_COLUMNS,
  type BookColumn,
  GERMAN_BOOK_COLUMN_NAMES,
} from '@book-store/contract/catalogue/imports/book-columns';
import type { Language } from '@book-store/contract/storefront';
import {
  type CsvColumn,
  type CsvValue,
  csvAmount,
  csvYesNo,
  toCsv,
} from '../../platform/csv/write-csv.ts';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';

const BATCH = 200;

/** Column values in the format that the import reads. */
const VALUES: Record<Exclude<BookColumn, 'category'>, (book: BookView) => CsvValue> = {
  _id: (book) => book._id,
  isbn: (book) => toIsbnCell(book.isbn),
  title: (book) => book.title,
  author: (book) => book.author,
  newPrice: (book) => csvAmount(book.newPrice),
  oldPrice: ({ oldPrice }) => (oldPrice === undefined ? undefined : csvAmount(oldPrice)),
  fixedPrice: (book) => csvYesNo(book.fixedPrice),
  description: (book) => book.description,
  publisher: (book) => book.publisher,
  publishedYear: (book) => book.publishedYear,
  pages: (book) => book.pages,
  weight: (book) => book.weight,
  language: (book) => book.language,
  format: (book) => book.format,
  series: (book) => book.series?.name,
  seriesNumber: (book) => book.series?.number,
  tags: (book) => book.tags?.join(', '),
  popularity: (book) => book.popularity,
  ratingAverage: (book) => book.rating?.average,
  ratingCount: (book) => book.rating?.count,
  ratingSource: (book) => book.rating?.source,
  stock: (book) => book.stock,
  orderable: (book) => csvYesNo(book.orderable),
  hidden: (book) => csvYesNo(book.hidden),
  trending: (book) => csvYesNo(book.trending),
  // The address that the import would read again.
  coverImage: (book) => book.coverSource ?? book.coverImage,
  versionSeen: (book) => book.version,
  stockSeen: (book) => book.stock,
  priceSeen: (book) => csvAmount(book.newPrice),
};

/** Returns all books, hidden ones too, as CSV chunks that can be imported again. `genres` has names by category. */
export function exportBooks(
  genres: ReadonlyMap<string, string>,
  language: Language,
): AsyncGenerator<string> {
  const values = {
    ...VALUES,
    category: ({ category }: BookView) => genres.get(category) ?? category,
  };
  const columns: CsvColumn<BookView>[] = BOOK_COLUMNS.map((column) => ({
    name: { en: BOOK_COLUMN_NAMES[column], de: GERMAN_BOOK_COLUMN_NAMES[column] },
    value: values[column],
  }));
  return toCsv(columns, allBooks(), language);
}

/** In batches, because a cursor over a whole catalogue would fill the database's memory. */
async function* allBooks(): AsyncGenerator<BookView> {
  let range = {};
  for (;;) {
    const books = await Book.find(range).sort({ _id: 1 }).limit(BATCH).lean<StoredBook[]>();
    for (const book of books) yield toBookView(book);
    const last = books.at(-1);
    if (!last || books.length < BATCH) return;
    range = { _id: { $gt: last._id } };
  }
}

/**
 * Adds a hyphen to an ISBN, so that spreadsheets read text: as a number it would be rounded to '9.78014E+12'. Leaves
 * anything else unchanged.
 */
export const toIsbnCell = (isbn: string | undefined): string | undefined =>
  isbn?.replace(/^(97[89])(\d{10})$/, '$1-$2');
