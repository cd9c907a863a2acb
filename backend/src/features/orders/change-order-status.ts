import type { OrderStatus } from '@book-store/contract/order-status';
import { canTransition } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { inTransaction } from '../../shared/in-transaction.ts';
import { findOrder } from './find-order.ts';
import { toAdminOrderView } from './order-view.ts';
import { illegalStatus, updateOrderStatus } from './update-order-status.ts';

/** `by` is the admin's username. */
type Move = { from: OrderStatus; to: OrderStatus; by: string };

/**
 * Changes an order from the status that the admin saw to another. Throws `not-found`, or
 * `illegal-status` with the current order if the transition is not allowed or somebody else was faster.
 */
export async function changeOrderStatus(
  id: string,
  { from, to, by }: Move,
  at: Date,
): Promise<AdminOrderView> {
  const entry = { status: to, at, by: { role: 'admin' as const, name: by } };
  const handover = handoverOf(from, to);
  const filter = { _id: id, status: from, ...handover };
  const moved =
    handover && (await inTransaction((session) => updateOrderStatus({ filter, entry }, session)));
  if (moved) return toAdminOrderView(moved, at);
  const order = await findOrder(id);
  throw illegalStatus(
    order.status === from
      ? `An order that is ${from} cannot become ${to}.`
      : `This order is now ${order.status}.`,
    toAdminOrderView(order, at),
  );
}

/** Returns what must hold of an order's address for a move; undefined if no order may move so. */
function handoverOf(from: OrderStatus, to: OrderStatus) {
  const delivered = canTransition(from, to);
  const pickedUp = canTransition(from, to, { pickUp: true });
  if (delivered && pickedUp) return {};
  return delivered || pickedUp ? { address: { $exists: delivered } } : undefined;
}
