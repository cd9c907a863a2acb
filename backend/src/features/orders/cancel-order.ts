import { canTransition, ORDER_STATUSES } from '@book-store/contract/order-status';
import type { OrderView } from '@book-store/contract/schemas/orders';
import type { Copies } from './copies.ts';
import { toOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { illegalStatus, orderNotFound, updateOrderStatus } from './update-order-status.ts';

const CANCELLABLE = ORDER_STATUSES.filter((status) => canTransition(status, 'cancelled'));

/**
 * Cancels the customer's own order. Throws `not-found`, also for another customer's order, or
 * `illegal-status` with the order once it has been packed.
 */
export async function cancelOrder(
  id: string,
  { uid, at }: { uid: string; at: Date },
  copies: Copies,
): Promise<OrderView> {
  const own = { _id: id, uid };
  const cancelled = await updateOrderStatus(
    { ...own, status: { $in: CANCELLABLE } },
    { status: 'cancelled', at, by: { role: 'customer' } },
    copies,
  );
  if (cancelled) return toOrderView(cancelled);
  const order = await Order.findOne(own).lean<StoredOrder>();
  if (!order) throw orderNotFound();
  throw illegalStatus(
    order.status === 'cancelled'
      ? 'This order has already been cancelled.'
      : 'This order has already been packed, so it can no longer be cancelled.',
    toOrderView(order),
  );
}
