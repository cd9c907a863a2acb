import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { AppError } from '../../shared/errors.ts';
import { findOrder } from './find-order.ts';
import { newLinkKey } from './guest-links.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/**
 * Ends all links to an order that are in mails so far; later mails have new ones. Throws `not-found`, or `conflict`
 * for an order without links.
 */
export async function endGuestLinks(id: string, now: Date): Promise<AdminOrderView> {
  const order = await Order.findOneAndUpdate(
    { _id: id, linkKey: { $exists: true } },
    { $set: { linkKey: newLinkKey() } },
    { returnDocument: 'after' },
  ).lean<StoredOrder>();
  if (order) return toAdminOrderView(order, now);
  await findOrder(id);
  throw new AppError('conflict', { detail: 'There is no link to this order.' });
}
