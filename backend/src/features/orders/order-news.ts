import { Types } from 'mongoose';
import { toDollars } from '../../shared/money.ts';
import type { AdminNotifications } from './admin-orders.contract.ts';
import { OrderLook } from './order-news.model.ts';
import { Order, type StoredOrder } from './orders.model.ts';

const SHOWN = 10;

/** The orders placed since this admin last looked; for one who never has, since the admin was made. */
export async function newOrders(adminId: string): Promise<AdminNotifications> {
  const look = await OrderLook.findById(adminId).lean<{ until: Date }>();
  const since = look?.until ?? new Types.ObjectId(adminId).getTimestamp();
  const filter = { createdAt: { $gt: since } };
  const [count, orders] = await Promise.all([
    Order.countDocuments(filter),
    Order.find(filter).sort({ createdAt: -1, _id: -1 }).limit(SHOWN).lean<StoredOrder[]>(),
  ]);
  return {
    count,
    orders: orders.map(({ _id, name, totalCents, createdAt }) => ({
      _id: _id.toString(),
      name,
      totalPrice: toDollars(totalCents),
      createdAt: createdAt.toISOString(),
    })),
    until: (orders[0]?.createdAt ?? since).toISOString(),
  };
}

/** Notes that an admin has seen the orders up to a moment; never one to come, never an earlier one. */
export async function markSeen(adminId: string, until: Date, now: Date): Promise<void> {
  const seen = until < now ? until : now;
  const mark = () =>
    OrderLook.updateOne({ _id: adminId }, { $max: { until: seen } }, { upsert: true });
  // Two first looks at once: the later one finds the other's document.
  await mark().catch((error: { code?: unknown }) => {
    if (error.code !== 11000) throw error;
    return mark();
  });
}
