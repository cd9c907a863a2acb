import type { StoredBook } from './books.model.ts';

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isDate = (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime());
const isFlag = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isPrice = ({ cents, until }: { cents?: unknown; until?: unknown }) =>
  isNumber(cents) && isDate(until);
const isPrices = (value: unknown) =>
  Array.isArray(value) && value.every((one) => one && isPrice(one));
const isSeries = (value: unknown) => isText((value as { name?: unknown }).name);

/** What each of these members of a stored book has to be, and what stands for it where it is not. */
const REQUIRED = {
  title: [isText, 'Untitled'],
  category: [isText, ''],
  newPriceCents: [isNumber, 0],
  trending: [isFlag, false],
  createdAt: [isDate, new Date(0)],
  updatedAt: [isDate, new Date(0)],
} as const;
const OPTIONAL = {
  oldPriceCents: isNumber,
  prices: isPrices,
  lowestCents: isNumber,
  description: isText,
  titleKey: isText,
  author: isText,
  coverImage: isText,
  isbn: isText,
  publisher: isText,
  publishedYear: isNumber,
  pages: isNumber,
  weight: isNumber,
  language: isText,
  format: isText,
  series: isSeries,
  tags: isTexts,
  popularity: isNumber,
  stock: isNumber,
  version: isNumber,
} as const;

type Read = Partial<Record<keyof StoredBook, unknown>>;

// Listed once: a start reads every book.
const OPTIONAL_ENTRIES = Object.entries(OPTIONAL);
const REQUIRED_ENTRIES = Object.entries(REQUIRED);

/** Returns whether a book has all that visitors have to see. Another program may have stored less. */
export const isWhole = (book: Read): boolean =>
  REQUIRED_ENTRIES.every(([name, [isRight]]) => isRight(book[name as keyof typeof REQUIRED]));

/** Returns a book as far as it can be read; one that is not whole is hidden from visitors. */
export function readableBook<Book extends Read>(book: Book): Book {
  const wrong = OPTIONAL_ENTRIES.filter(([name, isRight]) => {
    const value = book[name as keyof typeof OPTIONAL];
    return value !== undefined && value !== null && !isRight(value);
  });
  if (wrong.length === 0 && isWhole(book) && isText(book.coverImage)) {
    return book;
  }
  const missing = REQUIRED_ENTRIES.filter(
    ([name, [isRight]]) => !isRight(book[name as keyof typeof REQUIRED]),
  );
  const mended: Read = {
    coverImage: '',
    ...book,
    ...Object.fromEntries(wrong.map(([name]) => [name, undefined])),
    ...Object.fromEntries(missing.map(([name, [, standIn]]) => [name, standIn])),
    ...(missing.length > 0 && { hidden: true }),
  };
  return mended as Book;
}
