import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { type OrderStatus, UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession } from 'mongoose';
import { returnCopies } from '../../catalogue/stock/take-copies.ts';
import { giveBackUse } from '../discount-codes/count-uses.ts';
import { giftCardEventOf, moveGiftCardMoney } from '../gift-cards/gift-card-part.ts';
import { Order, type OrderFilter, type StoredOrder } from '../order/orders.model.ts';
import { afterEvent, eventOfMove } from '../order/payment-events.ts';
import { drawCreditNote } from '../papers/draw-invoice.ts';
import { heldLines } from '../placing/held-lines.ts';
import { endHold } from '../placing/keep-hold.ts';
import { tellOfChange } from './order-changes.ts';
import { isOwed, storePayment } from './store-payment.ts';

/** An entry of an order's history; `undo` if it takes back the one before it. */
export type OrderMove = { status: OrderStatus; at: Date; by: OrderActor; undo?: true };

type Update = {
  filter: OrderFilter;
  entry: OrderMove;
  set?: Partial<Record<keyof StoredOrder, unknown>>;
  unset?: Partial<Record<keyof StoredOrder, 1>>;
};

/**
 * Gives the order that matches a filter a new status, in a transaction, and returns it; null if none matches. Its
 * status never changes without a history entry that says who changed it, and the copies of an order that ends
 * unpaid go back to the shelf with it, and its discount code can be used once more. Its payment follows, and its
 * invoice is cancelled by a credit note. Throws `NoCopyLeft` if it has to take copies again and they are gone.
 */
export async function updateOrderStatus(
  { filter, entry, set = {}, unset }: Update,
  session: ClientSession,
): Promise<StoredOrder | null> {
  let order = await Order.findOneAndUpdate(
    filter,
    {
      $set: {
        ...set,
        status: entry.status,
        changedAt: entry.at,
        // Nobody has to be told of an order that an admin has handled.
        ...(entry.by.role === 'admin' && { unseenBy: [] }),
      },
      // Whoever has changed it has seen to it.
      $unset: { ...unset, network: 1 },
      $push: { history: entry },
    },
    { returnDocument: 'after', runValidators: true, session },
  ).lean<StoredOrder>();
  if (!order) return null;
  order = await endHold(order, entry.at, session);
  await settlePayment(order, entry, session);
  if (UNPAID_ENDS.includes(order.status)) {
    const cause = order.status === 'refused' ? 'order-refused' : 'order-cancelled';
    const why = {
      order: order._id,
      orderNumber: order.number,
      cause,
      at: entry.at,
    } as const;
    await returnCopies(heldLines(order), why, session);
    if (order.discountCode) await giveBackUse(order.discountCode.id, session);
    order = await drawCreditNote(order, { at: entry.at, session });
  }
  await tellOfChange(order, session, 'status');
  return order;
}

/**
 * Cash is paid by the handover; what is to be paid of an order that ends is no longer expected, and what a gift card
 * has paid goes back to it.
 */
async function settlePayment(
  order: StoredOrder,
  entry: OrderMove,
  session: ClientSession,
): Promise<void> {
  const before = order.payment;
  if (!before) return;
  const events = [eventOfMove(before, entry), giftCardEventOf(before, order, entry)].filter(
    (event) => event !== undefined,
  );
  const payment = events.reduce(afterEvent, before);
  await moveGiftCardMoney(order, payment, events, session);
  order.payment = payment;
  const isOtherwiseOwed = isOwed({ ...order, payment }) !== Boolean(before.owed);
  if (events.length > 0 || isOtherwiseOwed) await storePayment({ ...order, payment }, session);
}
