import { isByTransfer } from '@book-store/contract/payment';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { AppError } from '../../shared/errors.ts';
import { inTransaction } from '../../shared/in-transaction.ts';
import { findOrder } from '../orders/find-order.ts';
import { toAdminOrderView } from '../orders/order-view.ts';
import type { StoredOrder } from '../orders/orders.model.ts';
import { paymentOf } from '../orders/payment-events.ts';
import { receiveMoney } from './receive-money.ts';

type Marked = { amount?: number | undefined; reference?: string | undefined; by: string; at: Date };

/**
 * Counts money that the owner has got for an order: all that is open, unless it is another amount. Throws
 * `not-found`, and `conflict` for an order that is not paid by transfer or invoice, or has nothing open.
 */
export const markPaid = (
  id: string,
  { amount, reference, by, at }: Marked,
): Promise<AdminOrderView> =>
  inTransaction(async (session) => {
    const open = openSumOf(await findOrder(id, session));
    const actor = { role: 'admin', name: by } as const;
    const money = { amount: amount ?? open, reference, by: actor, at };
    return toAdminOrderView(await receiveMoney(id, money, { unseenBy: [] }, session), at);
  });

/**
 * Returns what is still to be transferred for an order, in minor units. Throws `conflict` for an order that is paid
 * in another way, or has nothing open.
 */
export function openSumOf(order: StoredOrder): number {
  const { method, due, paid } = paymentOf(order);
  if (!isByTransfer(method))
    throw new AppError('conflict', { detail: 'This order is not paid by transfer.' });
  if (paid >= due) throw new AppError('conflict', { detail: 'This order is paid already.' });
  return due - paid;
}
