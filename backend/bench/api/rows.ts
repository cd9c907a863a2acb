import { wordOf } from '../load/many-books.ts';

/** The requested paths of a row of the table. */
export type Row = { name: string; paths: (book: string) => string[] };

const LIST = '/api/books/';
const book: Row['paths'] = (id) => [`/api/books/${id}`];
/** More than can be cached within half a second. */
const MANY_SEARCHES = Array.from({ length: 4000 }, (_, at) => `${LIST}?limit=20&q=${wordOf(at)}`);

export const ROWS_OF_23: Row[] = [
  { name: 'list of 23', paths: () => [LIST] },
  { name: 'one genre', paths: () => [`${LIST}?category=fiction`] },
  { name: 'one book', paths: book },
  { name: 'search', paths: () => [`${LIST}?q=the`] },
  { name: 'health', paths: () => ['/api/health'] },
  { name: 'first HTML of home', paths: () => ['/'] },
];

export const ROWS_OF_MANY: Row[] = [
  { name: 'list, 10,000 books', paths: () => [LIST] },
  { name: 'one book, 10,000 books', paths: book },
  { name: 'searches, all different, 10,000 books', paths: () => MANY_SEARCHES },
];

export const ROWS_OF_WORKERS = ROWS_OF_23.filter(({ name }) => /^(list|one book)/.test(name));
