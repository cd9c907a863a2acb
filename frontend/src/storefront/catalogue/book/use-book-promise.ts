import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable, isOrderedFirst } from '@book-store/contract/catalogue/stock/stock';
import type { Days } from '@book-store/contract/promised-days';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import { shownCountryOf, waysTo } from '@book-store/contract/settings/delivery/delivery-countries';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { usePromisedDays } from '../../orders/parts/cart/use-promised-days.ts';

/** How a book gets to its reader, as the cart will say it too; days only where the shop promises dates. */
export type BookPromise = {
  isOrderedFirst: boolean;
  /** The first way that brings it, and the days on which it arrives. */
  way?: DeliveryWay | undefined;
  days?: Days | undefined;
  /** Where it can be collected, too. */
  pickUp?: { days: Days | undefined } | undefined;
};

export function useBookPromise(
  book: BookView,
  copies: number,
  shop: ShopView | undefined,
): BookPromise {
  const orderedFirst = isOrderedFirst(book, copies);
  const promised = usePromisedDays(orderedFirst);
  if (!shop || !isBuyable(book)) return { isOrderedFirst: orderedFirst };
  const ways = waysTo(shop.ways, shownCountryOf(shop.ways, shop.place?.country));
  const way = ways.find(({ kind }) => kind !== 'pick-up');
  const shelf = ways.find(({ kind }) => kind === 'pick-up');
  return {
    isOrderedFirst: orderedFirst,
    way,
    days: way && promised(way, shop),
    pickUp: shelf && { days: promised(shelf, shop) },
  };
}
