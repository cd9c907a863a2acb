import { AppError } from '../../shared/errors.ts';
import type { AdminOrderView, OrderActor } from './admin-orders.contract.ts';
import { mayMove } from './order-status.ts';
import { toAdminOrderView, toOrderView } from './order-view.ts';
import { ORDER_STATUSES, type OrderStatus, type OrderView } from './orders.contract.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** `by` is the username of the admin. */
type Move = { from: OrderStatus; to: OrderStatus; by: string };

const CANCELLABLE = ORDER_STATUSES.filter((status) => mayMove(status, 'cancelled'));

/**
 * Moves an order from the state that the admin saw to another. Throws `not-found`, and
 * `illegal-status` with the order as it is now where the move is none of the legal ones, or where
 * somebody else was quicker; then nothing changes.
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
      : `This order has become ${order.status} meanwhile.`,
    toAdminOrderView(order),
  );
}

/**
 * Cancels an order of the customer's own. Throws `not-found`, also for another's order, and
 * `illegal-status` with the order once it is packed.
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
      ? 'This order has been cancelled already.'
      : 'This order is packed already, so it can no longer be cancelled.',
    toOrderView(order),
  );
}

/** The refusal of an id that no order has, or none that the caller may know of. */
export const orderNotFound = (): AppError =>
  new AppError('not-found', { detail: 'There is no such order.' });

type Entry = { status: OrderStatus; at: Date; by: OrderActor };

/**
 * One conditional update of one document: of two at the same moment, one finds nothing to move, and
 * an order never moves without its history saying who moved it.
 */
const move = (filter: object, entry: Entry) =>
  Order.findOneAndUpdate(
    filter,
    { $set: { status: entry.status }, $push: { history: entry } },
    { returnDocument: 'after', runValidators: true },
  ).lean<StoredOrder>();

const illegalStatus = (detail: string, order: OrderView) =>
  new AppError('illegal-status', { detail, extra: { order } });
