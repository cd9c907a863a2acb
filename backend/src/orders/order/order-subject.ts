import { orderNumberOf } from './order-view.ts';
import type { StoredOrder } from './orders.model.ts';

type Shown = { _id: { toString(): string }; number: string };

/** How the activity log names an order. */
export const orderSubject = (order: StoredOrder | Shown): { id: string; name: string } => ({
  id: order._id.toString(),
  name: typeof order.number === 'string' ? order.number : orderNumberOf(order as StoredOrder),
});
