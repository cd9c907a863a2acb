import type { OrderNotifications } from '@book-store/contract/orders/order/admin-orders.schemas';
import { NOTIFICATIONS_MAX } from '@book-store/contract/orders/order/orders';
import type { z } from 'zod';
import { orderNumberOf } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';

const SHOWN = 10;
const SHOWN_FIELDS = { number: 1, name: 1, totalCents: 1, createdAt: 1 };

/**
 * Newest first. Each order stores the admins who have not seen it. This does not depend on clocks, which can be
 * set back or differ between servers.
 */
export async function newOrders(adminId: string): Promise<z.output<typeof OrderNotifications>> {
  const orders = await Order.find({ unseenBy: adminId }, SHOWN_FIELDS)
    .sort({ createdAt: -1, _id: -1 })
    .limit(NOTIFICATIONS_MAX)
    .lean<StoredOrder[]>();
  return {
    count: orders.length,
    orders: orders.slice(0, SHOWN).map(({ totalCents, ...order }) => ({
      ...order,
      number: orderNumberOf(order),
      totalPrice: totalCents,
    })),
    ids: orders.map(({ _id }) => _id),
  };
}

/** Ignores unknown ids and orders already seen. */
export async function markSeen(adminId: string, ids: readonly string[]): Promise<void> {
  await Order.updateMany(
    { _id: { $in: ids }, unseenBy: adminId },
    { $pull: { unseenBy: adminId } },
  );
}
