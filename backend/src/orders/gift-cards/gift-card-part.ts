import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession, Types } from 'mongoose';
import { standingMoves } from '../changing/order-undo.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { afterEvent, type PaymentEvent, paidByGiftCard } from '../order/payment-events.ts';
import { returnToGiftCard, takeFromGiftCard } from './move-gift-card-money.ts';

type Card = { card: Types.ObjectId; lastFour: string; amount: number };
type Act = { at: Date; by: OrderActor };

/** Returns a new payment of which a gift card pays a part, or all. */
export function withGiftCard(payment: StoredPayment, card: Card, act: Act): StoredPayment {
  const { amount } = card;
  // The event counts it.
  const giftCard = { ...card, returned: amount };
  const rest = { ...payment, due: payment.due - amount, giftCard };
  return afterEvent(rest, { kind: 'gift-card-used', amount, ...act });
}

/**
 * Returns what a move of an order means for its gift card, which the order's history has last: the end of an order
 * gives all of it back, and whoever undoes that end takes as much once more. Undefined if nothing.
 */
export function giftCardEventOf(
  payment: StoredPayment,
  { history }: Pick<StoredOrder, 'history'>,
  { status, undo, at, by }: Act & { status: StoredOrder['status']; undo?: true },
): PaymentEvent | undefined {
  if (!undo) {
    const amount = UNPAID_ENDS.includes(status) ? paidByGiftCard(payment) : 0;
    return amount > 0 ? { kind: 'gift-card-returned', amount, at, by } : undefined;
  }
  const undone = standingMoves(history.slice(0, -1)).at(-1);
  if (!undone || !UNPAID_ENDS.includes(undone.status)) return undefined;
  const returned = payment.events.findLast(
    (event) => event.kind === 'gift-card-returned' && event.at >= undone.at,
  );
  return returned?.amount ? { kind: 'gift-card-used', amount: returned.amount, at, by } : undefined;
}

/**
 * Moves the money of events of a payment between its order and its gift card, in their transaction. Throws
 * `gift-card-refused` if the card has not as much any more.
 */
export async function moveGiftCardMoney(
  order: Pick<StoredOrder, '_id' | 'number'>,
  { giftCard }: Pick<StoredPayment, 'giftCard'>,
  events: readonly PaymentEvent[],
  session: ClientSession,
): Promise<void> {
  if (!giftCard) return;
  for (const { kind, amount = 0, at, by } of events) {
    const why = { at, order: { _id: order._id, number: order.number }, by: by?.name };
    if (kind === 'gift-card-used') await takeFromGiftCard(giftCard.card, amount, why, session);
    if (kind === 'gift-card-returned') await returnToGiftCard(giftCard.card, amount, why, session);
  }
}

/**
 * Returns a payment after its order has come to cost less than its gift card pays, and what the card gets back; other
 * money goes back first, because it is no longer due.
 */
export function cutGiftCard(
  payment: StoredPayment,
  total: number,
  act: Act,
): { payment: StoredPayment; events: PaymentEvent[] } {
  const { giftCard } = payment;
  if (!giftCard || giftCard.amount <= total) return { payment, events: [] };
  const paid = paidByGiftCard(payment);
  const surplus = Math.max(0, paid - total);
  const cut = { ...payment, giftCard: { ...giftCard, amount: total, returned: total - paid } };
  const events: PaymentEvent[] =
    surplus > 0 ? [{ kind: 'gift-card-returned', amount: surplus, ...act }] : [];
  return { payment: events.reduce<StoredPayment>(afterEvent, cut), events };
}
