import type { BookPrice } from '@book-store/contract/catalogue/books/books.schemas';
import type { PastPrice, StoredBook } from './books.model.ts';

/** So long before a reduction, prices count for its lowest one. */
const WINDOW_MS = 30 * 86_400_000;
/** Older prices than those of the window are kept up to this number. */
const PRICES_KEPT = 1000;
/** How many prices an admin sees of a book. */
const PRICES_SHOWN = 100;

type Priced = Pick<StoredBook, 'newPriceCents' | 'prices' | 'lowestCents'>;
/** What a change of the price changes besides, for `$set` and `$unset`. */
type HistoryUpdate = {
  set: { prices?: PastPrice[]; lowestCents?: number };
  unset: 'lowestCents'[];
};

/**
 * Returns what is stored of the prices that a book had when it gets another one: each with its end, and with a
 * reduction the lowest price that the shop asked in the 30 days before it. A rise ends a reduction. Nothing where
 * the price stays. Amounts are in minor units.
 */
export function toHistory(book: Priced, newPriceCents: number | undefined, at: Date) {
  const update: HistoryUpdate = { set: {}, unset: [] };
  const { newPriceCents: cents, prices = [] } = book;
  if (newPriceCents === undefined || newPriceCents === cents) return update;
  const since = at.getTime() - WINDOW_MS;
  const all = [...prices, { cents, until: at }];
  const isRecent = ({ until }: PastPrice) => until.getTime() > since;
  update.set.prices = all.filter(
    (price, index) => isRecent(price) || index >= all.length - PRICES_KEPT,
  );
  if (newPriceCents < cents) {
    update.set.lowestCents = Math.min(...all.filter(isRecent).map((price) => price.cents));
  } else if (book.lowestCents !== undefined) {
    update.unset.push('lowestCents');
  }
  return update;
}

/** Returns the last prices of a book, the present one first, each with its time; the present one has no end. */
export function pricesOf({
  newPriceCents,
  prices: past = [],
  createdAt,
}: Priced & { createdAt: Date }): BookPrice[] {
  const all = [...past, { cents: newPriceCents, until: undefined }];
  return all
    .map(({ cents, until }, index) => ({
      price: cents,
      from: (past[index - 1]?.until ?? createdAt).toISOString(),
      until: until?.toISOString(),
    }))
    .slice(-PRICES_SHOWN)
    .reverse();
}
