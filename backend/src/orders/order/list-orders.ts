import type { AdminListOrdersQuery } from '@book-store/contract/orders/order/admin-orders.schemas';
import { isCash, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import type { z } from 'zod';
import { findPage, type Page, type PageOf } from '../../platform/documents/mongo.ts';
import {
  type ShownAdminOrder,
  type ShownOrder,
  toAdminOrderView,
  toOrderView,
} from './order-view.ts';
import { findOrderPage, ORDERS_THAT_WAIT } from './order-waits.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { searchOrders } from './search-orders.ts';

type Query = z.output<typeof AdminListOrdersQuery>;

const SORT = {
  newest: { createdAt: -1, _id: -1 },
  city: { deliveryKey: 1, _id: 1 },
} as const satisfies Record<Query['sort'], Record<string, 1 | -1>>;

/** Newest first. */
export const listOwnOrders = (uid: string, page: PageOf) => listNewest({ uid }, page);

/** Newest first. */
export async function listAllOwnOrders(uid: string): Promise<ShownOrder[]> {
  const orders = await Order.find({ uid }).sort(SORT.newest).lean<StoredOrder[]>();
  return orders.map(toOrderView);
}

/** Newest first. */
export const listOrdersByEmail = (email: string, page: PageOf) => listNewest({ email }, page);

const listNewest = (filter: { uid: string } | { email: string }, page: PageOf) =>
  findPage(Order.find(filter).sort(SORT.newest).lean<StoredOrder[]>(), page, toOrderView);

/** As the owner sees them, newest first. */
export const listOfCustomer = (uid: string, page: PageOf, now: Date) =>
  findPage(Order.find({ uid }).sort(SORT.newest).lean<StoredOrder[]>(), page, (order) =>
    toAdminOrderView(order, now),
  );

export async function listAllOrders(
  { q, sort, page, limit, ...given }: Query,
  now: Date,
): Promise<Page<ShownAdminOrder>> {
  const filter = toOrderFilter(given);
  const wanted = { filter, sort: SORT[sort], page, limit };
  const index = { ...(given.status && { status: 1 as const }), ...SORT[sort] };
  const { found, total } = q
    ? await searchOrders({ q, index, ...wanted })
    : await findFiltered(wanted, given.waits);
  return { found: found.map((order) => toAdminOrderView(order, now)), total };
}

type Narrowing = Pick<Query, 'status' | 'waits' | 'payment' | 'paymentState' | 'from' | 'to'>;

export const toOrderFilter = ({ status, waits, payment, paymentState, from, to }: Narrowing) => ({
  ...(waits && { $and: [ORDERS_THAT_WAIT[waits].filter] }),
  ...(status && { status: { $in: status } }),
  ...(payment && paidBy(payment)),
  ...(paymentState && { 'payment.state': paymentState }),
  ...((from || to) && { createdAt: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
});

/** The first orders have no payment, and were paid in cash. */
function paidBy(methods: readonly PaymentMethod[]) {
  const stored = { 'payment.method': { $in: methods } };
  const first = methods.filter(isCash).map((method) => ({
    payment: null,
    deliveryKey: method === 'at-pick-up' ? '' : { $ne: '' },
  }));
  return first.length > 0 ? { $or: [stored, ...first] } : stored;
}

/** An index knows how many orders have a status, but must be scanned to count those of other filters. */
function findFiltered(
  { filter, sort, ...page }: { filter: object; sort: Record<string, 1 | -1> } & PageOf,
  waits: Query['waits'],
): Promise<Page<StoredOrder>> {
  if (Object.keys(filter).some((name) => name !== 'status')) {
    const hint = waits && ORDERS_THAT_WAIT[waits].hint;
    return findOrderPage({ filter, hint }, { sort, ...page });
  }
  return findPage(Order.find(filter).sort(sort).lean<StoredOrder[]>(), page, (order) => order);
}
