import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { sortKeyOf, toWords } from '../../platform/text/to-words.ts';
import type { StoredBook } from '../books/books.model.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import { monthOf } from '../books/running-out.ts';
import { eraOf, fameOf, placeOf } from '../search/distance-between.ts';

/** The fields that the index reads. */
export const INDEXED = {
  title: 1,
  author: 1,
  category: 1,
  newPriceCents: 1,
  oldPriceCents: 1,
  lowestCents: 1,
  trending: 1,
  isbn: 1,
  publisher: 1,
  publishedYear: 1,
  language: 1,
  format: 1,
  series: 1,
  tags: 1,
  popularity: 1,
  rating: 1,
  stock: 1,
  orderable: 1,
  soldAt: 1,
  hidden: 1,
  coverImage: 1,
  coverTint: 1,
  coverProblem: 1,
  description: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;
type Read = Pick<StoredBook, keyof typeof INDEXED | '_id'>;

export const toIndexed = (book: Read): IndexedBook => ({
  id: compact(book._id.toString()),
  title: book.title,
  titleKey: sortKeyOf(book.title),
  author: shared(book.author),
  category: shared(book.category),
  newPriceCents: book.newPriceCents,
  oldPriceCents: book.oldPriceCents,
  lowestCents: book.lowestCents,
  trending: book.trending,
  isbn: book.isbn,
  publishedYear: book.publishedYear,
  language: shared(book.language),
  format: shared(book.format),
  series: book.series && { name: shared(book.series.name), number: book.series.number },
  tags: book.tags?.map(shared),
  popularity: knownBy(book),
  rating: book.rating && { ...book.rating, source: shared(book.rating.source) },
  publisher: shared(book.publisher),
  stock: book.stock,
  orderable: book.orderable,
  soldIn: book.soldAt && shared(monthOf(book.soldAt)),
  hidden: book.hidden === true,
  coverImage: book.coverImage ?? '',
  coverTint: shared(book.coverTint),
  failedCover: Boolean(book.coverProblem),
  description: toSearched(book.description ?? ''),
  createdAt: book.createdAt.getTime(),
  changedAt: book.updatedAt.getTime(),
  era: eraOf(book.publishedYear),
  fame: fameOf(knownBy(book)),
  place: placeOf(book._id.toString()),
});

/** A book whose popularity is not given is as well known as it has ratings. */
const knownBy = ({ popularity, rating }: Read) => popularity ?? rating?.count;

/** How many characters of a description are searched. */
const SEARCHED_MAX = 1000;

/** Returns the folded words of a description's beginning. */
const toSearched = (description: string): string =>
  compact(` ${toWords(description.slice(0, SEARCHED_MAX)).join(' ')} `);

const BEYOND_LATIN_1 = /[^\0-\xff]/;

/** Flattens a text to a one-byte string if its characters allow that, which halves its memory. */
const compact = (text: string): string =>
  BEYOND_LATIN_1.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');

/** Beyond this number, texts are rarely shared, and remembering them all would save nothing. */
const REMEMBERED_MAX = 50_000;
const remembered = new Map<string, string>();

/** Returns the shared copy of a text that many books have, such as a genre or an author. */
function shared<Text extends string | undefined>(text: Text): Text {
  if (text === undefined) return text;
  const known = remembered.get(text);
  if (known !== undefined) return known as Text;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  const kept = compact(text);
  remembered.set(kept, kept);
  return kept as Text;
}

type Named = Pick<IndexedBook, 'title' | 'author' | 'series'>;

/**
 * Returns a key that a work's editions share; undefined if the book says too little. It consists of title and first
 * author, folded, and the number in the series, because volumes may share a title.
 */
export function workOf({ title, author = '', series }: Named): string | undefined {
  const [first = ''] = authorsOf(author);
  const names = [title, first].map(slugOf);
  return names.every(Boolean) ? [...names, series?.number ?? ''].join(' ') : undefined;
}
