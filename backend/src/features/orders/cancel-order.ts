import { CANCELLABLE } from '@book-store/contract/order-status';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { inTransaction } from '../../shared/in-transaction.ts';
import { findOwnOrder } from './find-order.ts';
import { toOrderView } from './order-view.ts';
import { illegalStatus, updateOrderStatus } from './update-order-status.ts';

/**
 * Cancels the customer's own order. Throws `not-found`, also for another customer's order, or
 * `illegal-status` with the order once it has been packed.
 */
export async function cancelOrder(
  id: string,
  { uid, at }: { uid: string; at: Date },
): Promise<OrderView> {
  const filter = { _id: id, uid, status: { $in: CANCELLABLE } };
  const entry = { status: 'cancelled', at, by: { role: 'customer' } } as const;
  const cancelled = await inTransaction((session) => updateOrderStatus({ filter, entry }, session));
  if (cancelled) return toOrderView(cancelled);
  const order = await findOwnOrder(id, uid);
  throw illegalStatus(
    order.status === 'cancelled'
      ? 'This order has already been cancelled.'
      : 'This order has already been packed, so it can no longer be cancelled.',
    toOrderView(order),
  );
}
