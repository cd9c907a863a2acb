import type { DeliveryWay } from '@book-store/contract/delivery';
import { shopDay } from '@book-store/contract/place';
import { type Days, promisedDays } from '@book-store/contract/promised-days';
import type { ShopView } from '@book-store/contract/schemas/shop';

/** Returns the days on which an order of today arrives; undefined in a shop that promises no dates. */
export const promisedBy = (
  { days }: DeliveryWay,
  { closed }: Pick<ShopView, 'closed'>,
): Days | undefined => closed && promisedDays(days, shopDay(new Date()), closed);
