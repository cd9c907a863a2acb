import type { ClientSession, Types } from 'mongoose';
import { conflict, conflictAt } from '../../shared/errors.ts';
import { blockBoughtCard, isUnused } from '../gift-cards/correct-gift-card.ts';
import { findOrder } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/orders.model.ts';
import { type PaymentEvent, paymentOf } from '../orders/payment-events.ts';
import { refundableOf } from '../orders/payment-view.ts';

type Refund = { _id: Types.ObjectId; amount: number };

/**
 * Throws `conflict` for a refund that would give money back for a gift card of which some is used, or for a part of a
 * card. What was paid too much goes back at any time.
 */
export async function assertUnusedCard(
  id: string,
  { _id, amount }: Refund,
  session: ClientSession,
): Promise<void> {
  const order = await findOrder(id, session);
  const card = order.boughtGiftCard?.card;
  if (!card) return;
  const payment = paymentOf(order);
  const isRepeated = payment.refunds?.some((one) => one._id.equals(_id));
  const left = refundableOf(payment);
  if (isRepeated || left <= 0 || amount <= left - payment.due) return;
  if (!(await isUnused(card, session)))
    throw conflict('The gift card of this order has been used, so its money cannot go back.');
  if (amount < left) {
    throw conflictAt(
      'amount',
      'A gift card is given back as a whole: please give all of its money back.',
    );
  }
}

/** What takes the money of a card away from the shop, whoever does it. */
const GOES_BACK: readonly PaymentEvent['kind'][] = [
  'refund-asked',
  'refunded',
  'disputed',
  'dispute-lost',
];

/** Blocks the gift card of an order whose money goes back, in the transaction of the payment. */
export async function blockUnpaidCard(
  order: StoredOrder,
  { kind, at }: { kind: PaymentEvent['kind']; at: number },
  session: ClientSession,
): Promise<void> {
  const card = order.boughtGiftCard?.card;
  const event = order.payment?.events[at];
  if (!card || !event || !GOES_BACK.includes(kind)) return;
  const payment = paymentOf(order);
  const isDisputed = kind === 'disputed' || kind === 'dispute-lost';
  if (!isDisputed && refundableOf(payment) >= payment.due) return;
  const why = {
    at: event.at,
    order: { _id: order._id, number: order.number },
    by: event.by?.name ?? undefined,
    reason: isDisputed ? 'Its payment is disputed.' : 'Its money goes back.',
  };
  await blockBoughtCard(card, why, session);
}
