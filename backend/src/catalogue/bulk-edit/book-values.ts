import type { BookValues } from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { StoredBook } from '../books/books.model.ts';
import { toHistory } from '../books/price-history.ts';

export type Name = keyof BookValues;
export type Values = { [One in Name]-?: Exclude<BookValues[One], undefined> };
const NAMES: readonly Name[] = ['newPrice', 'oldPrice', 'category', 'trending', 'hidden', 'tags'];

/** Returns the values that a bulk edit can change. */
export const valuesOf = (book: StoredBook): Values => ({
  newPrice: book.newPriceCents,
  oldPrice: book.oldPriceCents ?? null,
  category: book.category,
  trending: book.trending,
  hidden: book.hidden === true,
  tags: [...(book.tags ?? [])],
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the names of wanted values that differ. */
export const differing = (values: Values, wanted: BookValues): Name[] =>
  NAMES.filter((name) => wanted[name] !== undefined && !isSame(values[name], wanted[name]));

export const pick = (values: BookValues, names: readonly Name[]): BookValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Returns the update that sets these values. False flags and empty tags are not stored. */
export function toUpdate(book: StoredBook, values: BookValues, at: Date) {
  const { newPrice, oldPrice, hidden, tags, ...same } = values;
  const history = toHistory(book, newPrice, at);
  const set = {
    ...same,
    ...history.set,
    ...(newPrice !== undefined && { newPriceCents: newPrice }),
    ...(typeof oldPrice === 'number' && { oldPriceCents: oldPrice }),
    ...(hidden && { hidden }),
    ...(tags && tags.length > 0 && { tags }),
    updatedAt: at,
  };
  const unset = {
    ...Object.fromEntries(history.unset.map((name) => [name, 1])),
    ...(oldPrice === null && { oldPriceCents: 1 }),
    ...(hidden === false && { hidden: 1 }),
    ...(tags?.length === 0 && { tags: 1 }),
  };
  return {
    $set: set,
    ...(Object.keys(unset).length > 0 && { $unset: unset }),
    $inc: { version: 1 },
  };
}
