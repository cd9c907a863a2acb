import { findAlso } from '../../shared/mongo.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Returns the orders that were placed or changed since a time, and those with these ids. */
export const findChangedOrders = (
  since: Date,
  ids: readonly string[] = [],
): Promise<StoredOrder[]> =>
  findAlso(
    (filter) => Order.find(filter).lean<StoredOrder[]>(),
    { changedAt: { $gte: since } },
    ids,
  );
