import type { ClientSession } from 'mongoose';
import { SHOP } from '../changing/shop-actor.ts';
import { updateOrderStatus } from '../changing/update-order-status.ts';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder } from '../order/orders.model.ts';

/** In a transaction, cancels an order that waits for payment and has received none. */
export async function cancelUnpaid(
  id: string,
  at: Date,
  session: ClientSession,
): Promise<StoredOrder> {
  const cancelled = await updateOrderStatus(
    {
      filter: { _id: id, status: 'awaiting-payment', 'payment.paid': 0 },
      entry: { status: 'cancelled', at, by: SHOP },
    },
    session,
  );
  return cancelled ?? findOrder(id, session);
}
