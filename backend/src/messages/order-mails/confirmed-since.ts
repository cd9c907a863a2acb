import { findOrders } from '../../orders/order/find-order.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import { orderOfKey } from '../letters/order-mails.ts';

/** Whether the customer has since confirmed the address of the mail's order. */
export async function isConfirmedSince({
  key,
  to,
}: Pick<StoredMail, 'key' | 'to'>): Promise<boolean> {
  const id = orderOfKey(key);
  const [order] = id ? await findOrders([id]) : [];
  return order !== undefined && !order.unverifiedEmail && order.email?.toLowerCase() === to;
}
