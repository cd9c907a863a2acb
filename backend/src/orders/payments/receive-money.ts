import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { isByTransfer } from '@book-store/contract/settings/payment/payment';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { changePayment } from '../changing/change-payment.ts';
import { findOrder } from '../order/find-order.ts';
import { adminOrderView, type ShownAdminOrder } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { placePaid } from '../placing/place-paid.ts';

/** Money received, in minor units; `reference` is its name outside the shop. */
export type Money = { amount: number; reference?: string | undefined; by: OrderActor; at: Date };

type Counting = {
  /** Admins who get a notification of an order that waited for this money. */
  unseenBy: readonly string[];
  once?: boolean;
};

/**
 * In a transaction; with `once`, the same reference counts only once. Once fully paid, an order that waited for
 * it is placed.
 */
export async function receiveMoney(
  id: string,
  { amount, reference, by, at }: Money,
  { unseenBy, once }: Counting,
  session: ClientSession,
): Promise<StoredOrder> {
  const paid = { kind: 'paid', amount, at, by, ...(reference && { reference }) } as const;
  const order = await changePayment(
    id,
    (_order, { events }) =>
      once && events.some((one) => one.kind === 'paid' && one.reference === reference)
        ? undefined
        : { events: [paid] },
    session,
  );
  return placePaid(order, { at, by, unseenBy }, session);
}

type Marked = { amount?: number | undefined; reference?: string | undefined; by: string; at: Date };

/**
 * Records a payment for an order, by default the full open amount. Throws `not-found`, and `conflict` for an
 * order that is not paid by transfer or invoice, or has nothing open.
 */
export const markPaid = (
  id: string,
  { amount, reference, by, at }: Marked,
  {
    remember,
    beforeCommit,
  }: { remember?: Remember; beforeCommit?: BeforeCommit<StoredOrder> } = {},
): Promise<ShownAdminOrder> =>
  inTransaction(
    async (session) => {
      const open = openSumOf(await findOrder(id, session));
      const actor = { role: 'admin', name: by } as const;
      const money = { amount: amount ?? open, reference, by: actor, at };
      const order = await receiveMoney(id, money, { unseenBy: [] }, session);
      await remember?.(id, session);
      return order;
    },
    { beforeCommit },
  ).then((order) => adminOrderView(order, at));

/** In minor units. Throws `conflict` for an order with another payment method, or nothing open. */
export function openSumOf(order: StoredOrder): number {
  const { method, due, paid } = paymentOf(order);
  if (!isByTransfer(method))
    throw conflict('This order is not paid by transfer.', 'not-paid-by-transfer');
  if (paid >= due) throw conflict('This order is paid already.', 'paid-already');
  return due - paid;
}
