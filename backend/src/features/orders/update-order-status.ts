import { type OrderStatus, UNPAID_ENDS } from '@book-store/contract/order-status';
import type { AdminOrderView, OrderActor } from '@book-store/contract/schemas/admin-orders';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { AppError } from '../../shared/errors.ts';
import type { Copies } from './copies.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { returnCopies } from './return-copies.ts';

/** An entry of an order's history; `undo` if it takes back the one before it. */
export type OrderMove = { status: OrderStatus; at: Date; by: OrderActor; undo?: true };

/**
 * Gives the order that matches a filter a new status, and returns it. A single conditional update: of
 * two concurrent ones, one matches nothing, and an order's status never changes without a history entry
 * that says who changed it. The copies of an order that ends unpaid are back on the shelf when this
 * returns, or a little later after a crash.
 */
export async function updateOrderStatus(
  filter: object,
  entry: OrderMove,
  copies: Copies,
): Promise<StoredOrder | null> {
  const endsUnpaid = UNPAID_ENDS.includes(entry.status);
  const order = await Order.findOneAndUpdate(
    filter,
    {
      $set: {
        status: entry.status,
        changedAt: entry.at,
        // Nobody has to be told of an order that an admin has handled.
        ...(entry.by.role === 'admin' && { unseenBy: [] }),
        ...(endsUnpaid && { copiesDue: true }),
      },
      $push: { history: entry },
    },
    { returnDocument: 'after', runValidators: true },
  ).lean<StoredOrder>();
  // The order has ended in any case; `returnDueCopies` puts back what this cannot.
  if (order && endsUnpaid) await returnCopies(order, copies, entry.at).catch(() => {});
  return order;
}

/** Returns the error for an unknown order, or one that the caller may not know of. */
export const orderNotFound = (): AppError =>
  new AppError('not-found', { detail: 'There is no such order.' });

/** Returns the error for a status that the order cannot get, with the order as it is now. */
export const illegalStatus = (detail: string, order: OrderView | AdminOrderView): AppError =>
  new AppError('illegal-status', { detail, extra: { order } });
