import type {
  AdminListOrdersQuery,
  AdminOrderView,
} from '@book-store/contract/schemas/admin-orders';
import { isValidObjectId } from 'mongoose';
import type { z } from 'zod';
import { orderNotFound } from './change-order-status.ts';
import { searchPattern } from './order-keys.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

type Query = z.output<typeof AdminListOrdersQuery>;

const ORDER = {
  newest: { createdAt: -1, _id: -1 },
  city: { deliveryKey: 1, _id: 1 },
} as const satisfies Record<Query['sort'], Record<string, 1 | -1>>;

/** Returns one page of all customers' orders. */
export async function listAllOrders({ q, status, sort, page, limit }: Query): Promise<{
  orders: AdminOrderView[];
  total: number;
}> {
  const filter = {
    ...(q && { searchText: searchPattern(q) }),
    ...(status && { status: { $in: status } }),
  };
  const [orders, total] = await Promise.all([
    Order.find(filter)
      .sort(ORDER[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<StoredOrder[]>(),
    Order.countDocuments(filter),
  ]);
  return { orders: orders.map(toAdminOrderView), total };
}

/** Returns one order of any customer. Throws `not-found`. */
export async function getAnyOrder(id: string): Promise<AdminOrderView> {
  const order = isValidObjectId(id) && (await Order.findById(id).lean<StoredOrder>());
  if (!order) throw orderNotFound();
  return toAdminOrderView(order);
}
