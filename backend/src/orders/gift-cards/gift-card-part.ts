import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession, Types } from 'mongoose';
import { effectiveMoves } from '../changing/order-undo.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { afterEvent, type PaymentEvent, paidByGiftCard } from '../order/payment-events.ts';
import { returnToGiftCard, takeFromGiftCard } from './move-gift-card-money.ts';

type Card = { card: Types.ObjectId; lastFour: string; amount: number };
type Act = { at: Date; by: OrderActor };

/** A new payment, paid by a gift card in part or in full. */
export function withGiftCard(payment: StoredPayment, card: Card, act: Act): StoredPayment {
  const { amount } = card;
  // The event itself counts as a return.
  const giftCard = { ...card, returned: amount };
  const rest = { ...payment, due: payment.due - amount, giftCard };
  return afterEvent(rest, { kind: 'gift-card-used', amount, ...act });
}

/**
 * The effect of an order's last status change on its gift card: ending the order refunds the card in full, and
 * undoing that charges it again.
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
  const undone = effectiveMoves(history.slice(0, -1)).at(-1);
  if (!undone || !UNPAID_ENDS.includes(undone.status)) return undefined;
  const returned = payment.events.findLast(
    (event) => event.kind === 'gift-card-returned' && event.at >= undone.at,
  );
  return returned?.amount ? { kind: 'gift-card-used', amount: returned.amount, at, by } : undefined;
}

/** In the transaction of the events. Throws `gift-card-refused` if the balance is too low by now. */
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
 * Reduces a gift card's part when the total falls below it, and returns what the card gets back; other money is
 * refunded first, because it is no longer due.
 */
export function reduceGiftCardPart(
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
