import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { Types } from 'mongoose';
import type { StoredOrder } from './orders.model.ts';

const textOf = (value: unknown) => (value == null ? '' : String(value));
const centsOf = (value: unknown) => (Number.isFinite(value) ? Number(value) : 0);
const quantityOf = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : 1;
const dateOf = (value: unknown) =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value : new Date(0);
const listOf = <One>(value: readonly One[] | undefined): readonly One[] =>
  Array.isArray(value) ? value.filter((one) => one != null) : [];

/**
 * Returns an order as far as it can be read. One that another program has stored may lack any part; people can
 * still see the rest of it, and of all others.
 */
export function readableOrder(order: StoredOrder): StoredOrder {
  const lines = listOf(order.lines).filter(({ bookId }) => bookId instanceof Types.ObjectId);
  return {
    ...order,
    name: textOf(order.name),
    phone: textOf(order.phone),
    productIds: [...listOf(order.productIds)],
    lines: lines.map((line) => ({
      ...line,
      title: textOf(line.title) || 'A book without a title',
      category: textOf(line.category),
      coverImage: textOf(line.coverImage),
      priceCents: centsOf(line.priceCents),
      quantity: quantityOf(line.quantity),
    })),
    deliveryCents: centsOf(order.deliveryCents),
    totalCents: centsOf(order.totalCents),
    payment: Array.isArray(order.payment?.events) ? order.payment : undefined,
    status: ORDER_STATUSES.includes(order.status) ? order.status : 'placed',
    history: listOf(order.history)
      .filter(({ status }) => ORDER_STATUSES.includes(status))
      .map((entry) => ({ ...entry, at: dateOf(entry.at) })),
    createdAt: dateOf(order.createdAt),
  } as StoredOrder;
}
