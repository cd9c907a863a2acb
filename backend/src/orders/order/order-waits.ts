import { ORDER_MATCHES_MAX, type OrderWait } from '@book-store/contract/orders/order/orders';
import type { Page, PageOf } from '../../platform/documents/mongo.ts';
import { Order, type OrderFilter, type StoredOrder } from './orders.model.ts';

/** Orders, and the index that finds them where the database would not choose it. */
export type Waits = { filter: OrderFilter; hint?: Record<string, 1 | -1> };

/** The first orders, which name no method, are paid in cash. */
const CASH = ['cash-on-delivery', null] as const;

/** The orders that wait for something that their status alone does not say. */
export const ORDERS_THAT_WAIT: Record<OrderWait, Waits> = {
  'pre-orders': {
    filter: { preOrdered: true, status: { $in: ['placed', 'confirmed'] } },
    // The engine does not choose an index that has only some of the orders.
    hint: { preOrdered: 1, status: 1, createdAt: -1, _id: -1 },
  },
  // Only orders without an address lack the key.
  'to-send': { filter: { status: 'packed', deliveryKey: { $ne: '' } } },
  'to-collect': { filter: { status: 'packed', deliveryKey: '' } },
  'on-the-way': { filter: { status: 'out-for-delivery', 'payment.method': { $nin: CASH } } },
  'cash-to-collect': { filter: { status: 'out-for-delivery', 'payment.method': { $in: CASH } } },
};

/** A page of the orders that match, counted up to `ORDER_MATCHES_MAX`. */
export async function findOrderPage(
  { filter, hint }: { filter: object; hint?: Waits['hint'] },
  { sort, page, limit }: PageOf & { sort: Record<string, 1 | -1> },
): Promise<Page<StoredOrder>> {
  const list = Order.find(filter)
    .sort(sort)
    .skip((page - 1) * limit)
    .limit(limit)
    .lean<StoredOrder[]>();
  const count = Order.countDocuments(filter).limit(ORDER_MATCHES_MAX);
  if (hint) for (const query of [list, count]) query.hint(hint);
  const [found, total] = await Promise.all([list, count]);
  return { found, total };
}
