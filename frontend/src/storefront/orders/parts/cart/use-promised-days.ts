import { shopDay } from '@book-store/contract/place';
import { type Days, dayAfter, promisedDays } from '@book-store/contract/promised-days';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { useSelector } from 'react-redux';
import { useGetCartBooksQuery } from './api.ts';
import { selectCartItems } from './cart-slice.ts';

/** Returns whether a book of the cart has to be ordered from its publisher first. */
export function useIsOrderedFirst(): boolean {
  const items = useSelector(selectCartItems);
  const ids = items.map(({ _id }) => _id).sort();
  const { currentData: books } = useGetCartBooksQuery(ids, { skip: ids.length === 0 });
  return items.some(({ _id, quantity = 1 }) => {
    const { stock, orderable } = books?.find((book) => book._id === _id) ?? {};
    return orderable === true && quantity > (stock ?? quantity);
  });
}

type Promising = Pick<ShopView, 'closed' | 'orderableDays'>;

/**
 * Returns a function that returns the days on which an order of the cart arrives, if it is placed today; undefined
 * in a shop that promises no dates.
 */
export function usePromisedDays(): (way: DeliveryWay, shop: Promising) => Days | undefined {
  const isOrderedFirst = useIsOrderedFirst();
  return ({ days }, { closed, orderableDays }) => {
    const start = dayAfter(shopDay(new Date()), isOrderedFirst ? orderableDays : 0);
    return closed && promisedDays(days, start, closed);
  };
}
