import { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { type ClientSession, isValidObjectId } from 'mongoose';
import { z } from 'zod';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Throws `not-found`. */
export async function findOrder(id: string, session?: ClientSession): Promise<StoredOrder> {
  const order =
    isValidObjectId(id) &&
    (await Order.findById(id)
      .session(session ?? null)
      .lean<StoredOrder>());
  if (!order) throw orderNotFound();
  return order;
}

export const findOrderByNumber = (number: number): Promise<StoredOrder | undefined> =>
  Order.findOne({ number })
    // The query planner never picks a partial index by itself.
    .hint({ number: 1 })
    .lean<StoredOrder>()
    .then((found) => found ?? undefined);

/** In any order; skips missing ones. */
export const findOrders = (
  ids: readonly string[],
  session?: ClientSession,
): Promise<StoredOrder[]> =>
  Order.find({ _id: { $in: [...ids] } })
    .session(session ?? null)
    .lean<StoredOrder[]>()
    .exec();

/** An account gives the order's id, a guest a link (`ownOrderOfGuest`). */
export type OwnOrder = { id: string; uid: string };

/** Throws `not-found`, also for another customer's order. */
export async function findOwnOrder(
  { id, uid }: OwnOrder,
  session?: ClientSession,
): Promise<StoredOrder> {
  const order = await findOrder(id, session);
  if (order.uid !== uid) throw orderNotFound();
  return order;
}

/** For an unknown order, or one that the caller must not know of. */
export const orderNotFound = (): AppError => notFound('There is no such order.');

/** For an impossible status change, with the current order as its customer sees it. */
export const illegalStatus = (detail: string, order: z.output<typeof OrderView>): AppError =>
  new AppError('illegal-status', {
    detail,
    extra: { order },
    wire: z.object({ order: OrderView }),
  });

/** As `illegalStatus`, with the order as the owner sees it. */
export const illegalMove = (detail: string, order: z.output<typeof AdminOrderView>): AppError =>
  new AppError('illegal-status', {
    detail,
    extra: { order },
    wire: z.object({ order: AdminOrderView }),
  });
