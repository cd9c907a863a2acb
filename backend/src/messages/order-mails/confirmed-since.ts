import { findOrders } from '../../orders/order/find-order.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import { orderOfKey } from '../letters/order-mails.ts';

/** Returns whether the customer of the order that a mail is about has confirmed its address since. */
export async function isConfirmedSince({
  key,
  to,
}: Pick<StoredMail, 'key' | 'to'>): Promise<boolean> {
  const id = orderOfKey(key);
  const [order] = id ? await findOrders([id]) : [];
  return order !== undefined && !order.unverifiedEmail && order.email?.toLowerCase() === to;
}
