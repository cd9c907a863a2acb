import type { OrderStatus } from '@book-store/contract/order-status';
import type { OrderActor } from '@book-store/contract/schemas/admin-orders';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { AppError } from '../../shared/errors.ts';
import { Order, type StoredOrder } from './orders.model.ts';

type Entry = { status: OrderStatus; at: Date; by: OrderActor };

/**
 * Gives the order that matches a filter a new status, and returns it. A single conditional update: of
 * two concurrent ones, one matches nothing, and an order's status never changes without a history entry
 * that says who changed it.
 */
export const updateOrderStatus = (filter: object, entry: Entry) =>
  Order.findOneAndUpdate(
    filter,
    { $set: { status: entry.status, changedAt: entry.at }, $push: { history: entry } },
    { returnDocument: 'after', runValidators: true },
  ).lean<StoredOrder>();

/** Returns the error for an unknown order, or one that the caller may not know of. */
export const orderNotFound = (): AppError =>
  new AppError('not-found', { detail: 'There is no such order.' });

/** Returns the error for a status that the order cannot get, with the order as it is now. */
export const illegalStatus = (detail: string, order: OrderView): AppError =>
  new AppError('illegal-status', { detail, extra: { order } });
