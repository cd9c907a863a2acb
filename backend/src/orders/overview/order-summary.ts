import type { AdminOrderSummary } from '@book-store/contract/orders/order/admin-orders.schemas';
import {
  isOpen,
  isToDo,
  ORDER_STATUSES,
  type OrderStatus,
} from '@book-store/contract/orders/order/order-status';
import { isCash, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { Order } from '../order/orders.model.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);

type Row = {
  _id: { status: OrderStatus; method?: PaymentMethod | null; isPickUp: boolean };
  orders: number;
  cents: number;
  due: number;
};

/**
 * Counts the orders that need work and the cash to collect for them; `byStatus` also has those that wait for
 * payment.
 */
export async function orderSummary(): Promise<AdminOrderSummary> {
  // Open orders are few and indexed; the dashboard polls every ten seconds.
  const rows = await Order.aggregate<Row>([
    { $match: { status: { $in: OPEN } } },
    {
      $group: {
        _id: {
          status: '$status',
          method: '$payment.method',
          isPickUp: { $eq: ['$deliveryKey', ''] },
        },
        orders: { $sum: 1 },
        cents: { $sum: '$totalCents' },
        due: { $sum: '$payment.due' },
      },
    },
  ]);
  const toDo = rows.filter(({ _id }) => isToDo(_id.status));
  const cash = toDo.filter(({ _id: { method } }) => !method || isCash(method));
  const ready = rows.filter(({ _id }) => _id.status === 'packed' && _id.isPickUp);
  const ordersOf = (some: readonly Row[]) => some.reduce((sum, { orders }) => sum + orders, 0);
  return {
    ordersLeft: ordersOf(toDo),
    byStatus: Object.fromEntries(
      OPEN.map((status) => ({
        status,
        orders: ordersOf(rows.filter(({ _id }) => _id.status === status)),
      }))
        // Omits waiting statuses without orders, as in most shops.
        .filter(({ status, orders }) => isToDo(status) || orders > 0)
        .map(({ status, orders }) => [status, orders]),
    ),
    ...(ready.length > 0 && { readyForPickUp: ordersOf(ready) }),
    // A gift card may have paid a part.
    cashToCollect: cash.reduce((sum, { _id, due, cents }) => sum + (_id.method ? due : cents), 0),
  };
}
