import type {
  AdminListOrdersQuery,
  AdminOrderView,
} from '@book-store/contract/schemas/admin-orders';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { isValidObjectId } from 'mongoose';
import type { z } from 'zod';
import { findPage } from '../../shared/mongo.ts';
import { searchPattern } from './order-keys.ts';
import { toAdminOrderView, toOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { orderNotFound } from './update-order-status.ts';

type Query = z.output<typeof AdminListOrdersQuery>;
type Page = { page: number; limit: number };

const SORT = {
  newest: { createdAt: -1, _id: -1 },
  city: { deliveryKey: 1, _id: 1 },
} as const satisfies Record<Query['sort'], Record<string, 1 | -1>>;

/** Returns one page of an account's own orders, newest first. */
export const listOwnOrders = (uid: string, page: Page) => listNewest({ uid }, page);

/** Returns one page of the orders placed with an email address, newest first. */
export const listOrdersByEmail = (email: string, page: Page) => listNewest({ email }, page);

async function listNewest(
  filter: { uid: string } | { email: string },
  page: Page,
): Promise<{ orders: OrderView[]; total: number }> {
  const list = Order.find(filter).sort(SORT.newest).lean<StoredOrder[]>();
  const { found, total } = await findPage(list, page);
  return { orders: found.map(toOrderView), total };
}

/** Returns one page of all customers' orders. */
export async function listAllOrders({ q, status, sort, ...page }: Query): Promise<{
  orders: AdminOrderView[];
  total: number;
}> {
  const filter = {
    ...(q && { searchText: searchPattern(q) }),
    ...(status && { status: { $in: status } }),
  };
  const list = Order.find(filter).sort(SORT[sort]).lean<StoredOrder[]>();
  const { found, total } = await findPage(list, page);
  return { orders: found.map(toAdminOrderView), total };
}

/** Returns one order of any customer. Throws `not-found`. */
export async function getAnyOrder(id: string): Promise<AdminOrderView> {
  const order = isValidObjectId(id) && (await Order.findById(id).lean<StoredOrder>());
  if (!order) throw orderNotFound();
  return toAdminOrderView(order);
}
