import { Order, type StoredOrder } from '../order/orders.model.ts';

/** Orders whose status, returns or money may have changed since a time; the first ones do not say when. */
export const ordersMovedSince = (since: Date): AsyncIterable<StoredOrder> =>
  Order.find({
    $or: [
      { changedAt: { $gte: since } },
      { 'payment.changedAt': { $gte: since } },
      { changedAt: null },
    ],
  })
    .lean<StoredOrder[]>()
    .cursor() as unknown as AsyncIterable<StoredOrder>;
