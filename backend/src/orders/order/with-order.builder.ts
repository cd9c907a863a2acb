import { Order, type StoredOrder } from './orders.model.ts';

/** One of the orders of a random history, by a number of its step; nothing happens while there is none. */
export async function withOrder(
  { orders }: { orders: readonly string[] },
  size: number,
  act: (order: StoredOrder, id: string) => unknown,
): Promise<void> {
  const id = orders[size % (orders.length || 1)];
  const order = id && (await Order.findById(id).lean<StoredOrder>());
  if (order) await act(order, id);
}
