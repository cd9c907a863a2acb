import { shopDay } from '@book-store/contract/place';
import { type Days, promisedDays } from '@book-store/contract/promised-days';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { useSyncExternalStore } from 'react';

type Promising = Pick<ShopView, 'closed' | 'orderableDays' | 'today'>;

const never = () => () => undefined;

/**
 * Returns a function that returns the days on which an order arrives, if it is placed today; undefined in a shop that
 * promises no dates.
 */
export function usePromisedDays(
  isOrderedFirst: boolean,
): (way: DeliveryWay, shop: Promising) => Days | undefined {
  const inBrowser = useSyncExternalStore(
    never,
    () => shopDay(new Date()),
    () => undefined,
  );
  return ({ days }, { today, ...promising }) =>
    promisedDays(days, promising, { day: inBrowser ?? today, isOrderedFirst });
}
