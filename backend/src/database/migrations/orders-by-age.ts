import { Order, type StoredOrder } from '../../features/orders/orders.model.ts';

const BATCH_DOCUMENTS = 500;
export const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/** Yields all orders in batches, oldest first. A cursor over a million orders would fill the database's memory. */
export async function* ordersByAge(): AsyncGenerator<StoredOrder[]> {
  let from: object[] = [{}];
  for (;;) {
    const orders: StoredOrder[] = [];
    for (const range of from) {
      const limit = BATCH_DOCUMENTS - orders.length;
      if (limit === 0) break;
      orders.push(
        ...(await Order.find(range).sort(OLDEST_FIRST).limit(limit).lean<StoredOrder[]>()),
      );
    }
    const last = orders.at(-1);
    if (!last) return;
    yield orders;
    const { createdAt, _id } = last;
    from = [{ createdAt, _id: { $gt: _id } }, { createdAt: { $gt: createdAt } }];
  }
}
