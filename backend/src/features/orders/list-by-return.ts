import type { ReturnState } from '@book-store/contract/returns';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { ListReturnsQuery, ReturnCounts } from '@book-store/contract/schemas/returns';
import type { z } from 'zod';
import { findPage } from '../../shared/mongo.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Who has waited longest comes first, of those who wait for somebody. */
const sortOf = (state: ReturnState) => {
  const way = state === 'refunded' || state === 'refused' ? -1 : 1;
  return { changedAt: way, _id: way } as const;
};

/** Returns one page of the orders that have a return in a state. */
export async function listByReturn(
  { state, ...page }: z.output<typeof ListReturnsQuery>,
  now: Date,
): Promise<{ orders: AdminOrderView[]; total: number }> {
  const list = Order.find({ 'returns.state': state }).sort(sortOf(state)).lean<StoredOrder[]>();
  const { found, total } = await findPage(list, page);
  return { orders: found.map((order) => toAdminOrderView(order, now)), total };
}

/** Returns how many orders have returns in each state that waits for somebody. */
export async function countByReturn(): Promise<ReturnCounts> {
  const count = (state: ReturnState) => Order.countDocuments({ 'returns.state': state });
  const [asked, onItsWay, received] = await Promise.all([
    count('asked'),
    count('on-its-way'),
    count('received'),
  ]);
  return { asked, 'on-its-way': onItsWay, received };
}
