import type { AdminOrderView, OrderActor } from '@book-store/contract/schemas/admin-orders';
import {
  ORDER_STATUSES,
  type OrderStatus,
  type OrderView,
} from '@book-store/contract/schemas/orders';
import { AppError } from '../../shared/errors.ts';
import { mayMove } from './order-status.ts';
import { toAdminOrderView, toOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** `by` is the admin's username. */
type Move = { from: OrderStatus; to: OrderStatus; by: string };

const CANCELLABLE = ORDER_STATUSES.filter((status) => mayMove(status, 'cancelled'));

/**
 * Changes an order from the status that the admin saw to another. Throws `not-found`, or
 * `illegal-status` with the current order if the transition is not allowed or somebody else was faster.
 */
export async function changeStatus(
  id: string,
  { from, to, by }: Move,
  at: Date,
): Promise<AdminOrderView> {
  const entry = { status: to, at, by: { role: 'admin' as const, name: by } };
  const moved = mayMove(from, to) && (await move({ _id: id, status: from }, entry));
  if (moved) return toAdminOrderView(moved);
  const order = await Order.findById(id).lean<StoredOrder>();
  if (!order) throw orderNotFound();
  throw illegalStatus(
    order.status === from
      ? `An order that is ${from} cannot become ${to}.`
      : `This order is now ${order.status}.`,
    toAdminOrderView(order),
  );
}

/**
 * Cancels the customer's own order. Throws `not-found`, also for another customer's order, or
 * `illegal-status` with the order once it has been packed.
 */
export async function cancelOwn(id: string, uid: string, at: Date): Promise<OrderView> {
  const own = { _id: id, uid };
  const entry = { status: 'cancelled' as const, at, by: { role: 'customer' as const } };
  const moved = await move({ ...own, status: { $in: CANCELLABLE } }, entry);
  if (moved) return toOrderView(moved);
  const order = await Order.findOne(own).lean<StoredOrder>();
  if (!order) throw orderNotFound();
  throw illegalStatus(
    order.status === 'cancelled'
      ? 'This order has already been cancelled.'
      : 'This order has already been packed, so it can no longer be cancelled.',
    toOrderView(order),
  );
}

/** Returns the error for an unknown order, or one that the caller may not know of. */
export const orderNotFound = (): AppError =>
  new AppError('not-found', { detail: 'There is no such order.' });

type Entry = { status: OrderStatus; at: Date; by: OrderActor };

/**
 * A single conditional update: of two concurrent ones, one matches nothing, and an order's status never
 * changes without a history entry that says who changed it.
 */
const move = (filter: object, entry: Entry) =>
  Order.findOneAndUpdate(
    filter,
    { $set: { status: entry.status }, $push: { history: entry } },
    { returnDocument: 'after', runValidators: true },
  ).lean<StoredOrder>();

const illegalStatus = (detail: string, order: OrderView) =>
  new AppError('illegal-status', { detail, extra: { order } });
