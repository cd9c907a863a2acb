import type { BookPrice } from '@book-store/contract/catalogue/books/books.schemas';
import type { PastPrice, StoredBook } from './books.model.ts';

/** Prices in this period before a reduction count for the lowest price. */
const WINDOW_MS = 30 * 86_400_000;
/** How many prices from before that period are kept. */
const PRICES_KEPT = 1000;
/** How many prices admins see. */
const PRICES_SHOWN = 100;

type Priced = Pick<StoredBook, 'newPriceCents' | 'prices' | 'lowestCents'>;
/** The additional `$set` and `$unset` of a price change. */
type HistoryUpdate = {
  set: { prices?: PastPrice[]; lowestCents?: number };
  unset: 'lowestCents'[];
};

/**
 * Returns the price history to store with a new price: each past price with its end and, for a reduction, the lowest
 * price of the 30 days before it. A price rise ends a reduction. Empty if the price stays. Amounts are in minor
 * units.
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

/** Returns the latest prices with their periods, the current one first and without an end. */
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
