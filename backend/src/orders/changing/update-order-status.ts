import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { type OrderStatus, UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession } from 'mongoose';
import { returnCopies } from '../../catalogue/stock/take-copies.ts';
import { releaseUse } from '../discount-codes/count-uses.ts';
import { giftCardEventOf, moveGiftCardMoney } from '../gift-cards/gift-card-part.ts';
import { Order, type OrderFilter, type StoredOrder } from '../order/orders.model.ts';
import { afterEvent, eventOfMove } from '../order/payment-events.ts';
import { drawCancellation } from '../papers/draw-credit-note.ts';
import { heldLines } from '../placing/held-lines.ts';
import { endHold } from '../placing/keep-hold.ts';
import { emitOrderChange } from './order-changes.ts';
import { storePayment, toStored } from './store-payment.ts';

/** `undo` if it undoes the entry before it. */
export type OrderMove = { status: OrderStatus; at: Date; by: OrderActor; undo?: true };

type Update = {
  filter: OrderFilter;
  entry: OrderMove;
  set?: Partial<Record<keyof StoredOrder, unknown>>;
  unset?: Partial<Record<keyof StoredOrder, 1>>;
};

/**
 * In a transaction, gives the order that matches a filter a new status and a history entry. An order that ends
 * unpaid gets its stock and discount code released and its invoice cancelled; its payment follows. Returns null
 * if no order matches. Throws `NoCopyLeft` if stock has to be taken again and is gone.
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
        // An order that an admin has handled needs no notification.
        ...(entry.by.role === 'admin' && { unseenBy: [] }),
      },
      // An admin who changes it has reviewed it.
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
    if (order.discountCode) await releaseUse(order.discountCode.id, session);
    order = await drawCancellation(order, { at: entry.at, session });
  }
  await emitOrderChange(order, session, 'status');
  return order;
}

/**
 * Cash is paid on delivery. For an order that ends, what is open is no longer expected, and gift card payments
 * are refunded.
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
  const { owed, unexplained } = toStored({ ...order, payment });
  const isListedAnew = owed !== before.owed || unexplained !== before.unexplained;
  if (events.length > 0 || isListedAnew) await storePayment({ ...order, payment }, session);
}
