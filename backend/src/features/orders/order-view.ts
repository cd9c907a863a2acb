import { toDollars } from '@book-store/contract/money';
import { formatOrderNumber } from '@book-store/contract/order-number';
import { canTransition, nextStatuses } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { coverFacts } from '../../shared/drawn-covers/drawn-cover.ts';
import type { StoredOrder } from './orders.model.ts';

type Numbered = Pick<StoredOrder, '_id' | 'number'>;

/** Returns an order's number as people say it; for an order that has none yet, the end of its id. */
export const orderNumberOf = ({ _id, number }: Numbered): string =>
  number ? formatOrderNumber(number) : _id.toString().slice(-8);

/** Converts a stored order to wire form: ids and dates as strings, cents to dollars, nothing internal. */
export const toOrderView = (order: StoredOrder): OrderView => ({
  _id: order._id.toString(),
  number: orderNumberOf(order),
  name: order.name,
  email: order.email,
  phone: order.phone,
  address: order.address,
  productIds: order.productIds.map(String),
  lines: order.lines.map((line) => ({
    bookId: line.bookId.toString(),
    title: line.title,
    author: line.author ?? undefined,
    ...coverFacts({ ...line, id: line.bookId.toString() }),
    price: toDollars(line.priceCents),
  })),
  deliveryFee: toDollars(order.deliveryCents ?? 0),
  totalPrice: toDollars(order.totalCents),
  status: order.status,
  cancellable: canTransition(order.status, 'cancelled'),
  history: order.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  createdAt: order.createdAt.toISOString(),
});

/**
 * Converts a stored order to the owner's view: with who made each change, which customers do not see,
 * and the statuses that it can change to.
 */
export const toAdminOrderView = (order: StoredOrder): AdminOrderView => ({
  ...toOrderView(order),
  history: order.history.map(({ status, at, by }) => ({
    status,
    at: at.toISOString(),
    by: by ? { role: by.role, name: by.name ?? undefined } : undefined,
  })),
  nextStatuses: [...nextStatuses(order.status)],
});
