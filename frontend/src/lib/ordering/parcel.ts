import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { Parcel } from '@book-store/contract/settings/delivery/delivery';
import { gramsOf } from '@book-store/contract/settings/delivery/weight';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { totalOf } from '../money/amount.ts';

type Bought = Pick<BookView, 'newPrice' | 'weight'> & { quantity?: number | undefined };

/** Returns what decides the price of a delivery of some books. */
export const parcelOf = (
  books: readonly Bought[],
  shop: Pick<ShopView, 'usualWeight'> | undefined,
): Parcel => ({ sum: totalOf(books), grams: gramsOf(books, shop?.usualWeight) });
