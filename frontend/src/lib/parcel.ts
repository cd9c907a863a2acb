import type { Parcel } from '@book-store/contract/delivery';
import type { BookView } from '@book-store/contract/schemas/books';
import type { ShopView } from '@book-store/contract/schemas/shop';
import { gramsOf } from '@book-store/contract/weight';
import { totalOf } from './amount.ts';

type Bought = Pick<BookView, 'newPrice' | 'weight'> & { quantity?: number | undefined };

/** Returns what decides the price of a delivery of some books. */
export const parcelOf = (
  books: readonly Bought[],
  shop: Pick<ShopView, 'usualWeight'> | undefined,
): Parcel => ({ sum: totalOf(books), grams: gramsOf(books, shop?.usualWeight) });
