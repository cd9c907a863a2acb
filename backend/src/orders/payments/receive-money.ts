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

/** Money that has arrived, in minor units; `reference` names it outside the shop. */
export type Money = { amount: number; reference?: string | undefined; by: OrderActor; at: Date };

type Counting = {
  /** The admins to whom an order is new that has waited for this money. */
  unseenBy: readonly string[];
  once?: boolean;
};

/**
 * Counts money of an order in a transaction; with `once`, what has the same reference is counted once. An order that
 * has waited for it is placed once all of it is there. Returns the order.
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
 * Counts money that the owner has got for an order: all that is open, unless it is another amount. Throws
 * `not-found`, and `conflict` for an order that is not paid by transfer or invoice, or has nothing open.
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

/**
 * Returns what is still to be transferred for an order, in minor units. Throws `conflict` for an order that is paid
 * in another way, or has nothing open.
 */
export function openSumOf(order: StoredOrder): number {
  const { method, due, paid } = paymentOf(order);
  if (!isByTransfer(method)) throw conflict('This order is not paid by transfer.');
  if (paid >= due) throw conflict('This order is paid already.');
  return due - paid;
}
