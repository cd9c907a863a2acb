import type {
  BookChange,
  BookValues,
  ChangedBook,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { z } from 'zod';
import { AppError, conflict } from '../../platform/errors/errors.ts';
import type { StoredBook } from '../books/books.model.ts';
import { isDiscounted } from '../books/fixed-price.ts';
import { stockAfter } from '../stock/change-stock.ts';
import { differing, pick, type Values, valuesOf } from './book-values.ts';
import { wantedValues } from './wanted-values.ts';

/** A bulk edit, or the undoing of one. */
export type Wanted = {
  change?: z.output<typeof BookChange> | undefined;
  /** A book with other values is refused. */
  seen?: BookValues | undefined;
};
/** To undo a change, with the book's values before and after it. */
export type WantedBook = { _id: string; from?: BookValues; to?: BookValues };

/** Returns a book's new values, or why it is refused. */
export function planChange(book: StoredBook, given: WantedBook, wanted: Wanted): ChangedBook {
  const own = { _id: book._id.toString(), title: book.title };
  try {
    return { ...own, ...outcomeOf(book, given, wanted) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, detailCode, detailValues } = error;
    return {
      ...own,
      outcome: 'refused',
      message,
      ...(detailCode && { detailCode }),
      ...(detailValues && { detailValues: detailValues as ChangedBook['detailValues'] }),
    };
  }
}

type Outcome = Pick<
  ChangedBook,
  'outcome' | 'message' | 'detailCode' | 'fixedPrice' | 'from' | 'to'
>;

function outcomeOf(book: StoredBook, given: WantedBook, { change, seen = {} }: Wanted): Outcome {
  if (change?.kind === 'delete') return { outcome: 'changed' };
  if (change?.kind === 'stock') {
    const { delta, counted = null } = change;
    const after = stockAfter(book, delta === undefined ? { counted } : { delta });
    const [from, to] = [{ stock: book.stock ?? null }, { stock: after ?? null }];
    return from.stock === to.stock ? { outcome: 'unchanged' } : { outcome: 'changed', from, to };
  }
  const values = valuesOf(book);
  const others = differing(values, seen);
  if (others.length > 0) {
    const message = 'Somebody else has changed it in the meantime.';
    return { outcome: 'refused', message, detailCode: 'book-changed', from: pick(values, others) };
  }
  const to = change ? wantedValues(values, change) : formerValues(values, given);
  if (givesDiscount(book, { ...values, ...to })) return { outcome: 'unchanged', fixedPrice: true };
  const names = differing(values, to);
  if (names.length === 0) return { outcome: 'unchanged' };
  return { outcome: 'changed', from: pick(values, names), to: pick(to, names) };
}

const givesDiscount = ({ fixedPrice }: StoredBook, { newPrice, oldPrice }: Values) =>
  isDiscounted({ newPriceCents: newPrice, oldPriceCents: oldPrice, fixedPrice });

/** Returns a book's values before a change. Throws `conflict` if they have been changed since. */
function formerValues(values: Values, { from = {}, to = {} }: WantedBook): BookValues {
  if (differing(values, from).length > 0 && differing(values, to).length > 0) {
    const detail = 'It has been changed since, so it stays as it is.';
    throw conflict(detail, 'book-changed');
  }
  return from;
}
