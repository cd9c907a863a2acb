import { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { type ClientSession, isValidObjectId } from 'mongoose';
import { z } from 'zod';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Returns one order of any customer, as a transaction sees it if there is one. Throws `not-found`. */
export async function findOrder(id: string, session?: ClientSession): Promise<StoredOrder> {
  const order =
    isValidObjectId(id) &&
    (await Order.findById(id)
      .session(session ?? null)
      .lean<StoredOrder>());
  if (!order) throw orderNotFound();
  return order;
}

/** Returns the order of a number, or undefined. */
export const findOrderByNumber = (number: number): Promise<StoredOrder | undefined> =>
  Order.findOne({ number })
    // The planner leaves out an index that has not all orders.
    .hint({ number: 1 })
    .lean<StoredOrder>()
    .then((found) => found ?? undefined);

/** Returns the orders with these ids that exist, in any order. */
export const findOrders = (
  ids: readonly string[],
  session?: ClientSession,
): Promise<StoredOrder[]> =>
  Order.find({ _id: { $in: [...ids] } })
    .session(session ?? null)
    .lean<StoredOrder[]>()
    .exec();

/** Whose order a call is about: an account says its id, a guest has a link to it (`ownOrderOfGuest`). */
export type OwnOrder = { id: string; uid: string };

/** Returns a customer's own order, as `findOrder` does. Throws `not-found`, also for another customer's. */
export async function findOwnOrder(
  { id, uid }: OwnOrder,
  session?: ClientSession,
): Promise<StoredOrder> {
  const order = await findOrder(id, session);
  if (order.uid !== uid) throw orderNotFound();
  return order;
}

/** Returns the error for an unknown order, or one that the caller may not know of. */
export const orderNotFound = (): AppError => notFound('There is no such order.');

/** Returns the error for a status that the order cannot get, with the order as its customer sees it now. */
export const illegalStatus = (detail: string, order: z.output<typeof OrderView>): AppError =>
  new AppError('illegal-status', {
    detail,
    extra: { order },
    wire: z.object({ order: OrderView }),
  });

/** As `illegalStatus`, with the order as the owner sees it now. */
export const illegalMove = (detail: string, order: z.output<typeof AdminOrderView>): AppError =>
  new AppError('illegal-status', {
    detail,
    extra: { order },
    wire: z.object({ order: AdminOrderView }),
  });
