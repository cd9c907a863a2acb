import { isOpen, ORDER_STATUSES, type OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderSummary } from '@book-store/contract/schemas/admin-orders';
import { Order } from './orders.model.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);

type Row = { _id: OrderStatus; orders: number; cents: number };

/** Returns how many orders still need work, by status, and the cash to collect for them. */
export async function orderSummary(): Promise<AdminOrderSummary> {
  // Open orders are few and have an index; the dashboard asks every ten seconds.
  const rows = await Order.aggregate<Row>([
    { $match: { status: { $in: OPEN } } },
    { $group: { _id: '$status', orders: { $sum: 1 }, cents: { $sum: '$totalCents' } } },
  ]);
  return {
    ordersLeft: rows.reduce((sum, { orders }) => sum + orders, 0),
    byStatus: Object.fromEntries([
      ...OPEN.map((status) => [status, 0]),
      ...rows.map(({ _id, orders }) => [_id, orders]),
    ]),
    cashToCollect: rows.reduce((sum, { cents }) => sum + cents, 0),
  };
}
