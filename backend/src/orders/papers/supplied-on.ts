import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { shopDay, shopPlace } from '@book-store/contract/place';
import { toAddressView } from '../../settings/place/addresses.ts';
import { effectiveMoves } from '../changing/order-undo.ts';
import type { StoredOrder } from '../order/orders.model.ts';

const SUPPLIED: readonly OrderStatus[] = ['out-for-delivery', 'delivered'];

/** When the books went out or were collected; undefined before that. A mistake that was undone does not count. */
export const suppliedAt = ({ history }: Pick<StoredOrder, 'history'>): Date | undefined =>
  effectiveMoves(history).find(({ status }) => SUPPLIED.includes(status))?.at;

/** The day of that; before it, the month of the paper's day, in which it is expected. */
export function suppliedOn(order: Pick<StoredOrder, 'history'>, day: string): string {
  const at = suppliedAt(order);
  return at ? shopDay(at) : day.slice(0, 7);
}

/** The country where the books go; the shop's own for what is picked up, and where the address says none. */
export const suppliedTo = ({ address }: Pick<StoredOrder, 'address'>): string | undefined =>
  (address && toAddressView(address).countryCode) ?? shopPlace().country;
