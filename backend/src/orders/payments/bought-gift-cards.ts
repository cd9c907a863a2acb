import { amountValues, formatMoney } from '@book-store/contract/money';
import type { ClientSession, Types } from 'mongoose';
import { conflictAt } from '../../platform/errors/errors.ts';
import { balanceOf, blockBoughtCard, settleRefunded } from '../gift-cards/correct-gift-card.ts';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { type PaymentEvent, paymentOf } from '../order/payment-events.ts';
import {
  refundableOf,
  refundableWithCard,
  surplusOfBoughtCard,
  takenOffBoughtCard,
} from '../order/payment-view.ts';

type Refund = { _id: Types.ObjectId; amount: number };

/**
 * What a refund takes off the gift card that the order bought, in minor units; undefined if it bought none.
 * Overpayments are refunded first, without the card. Throws `conflict` for more than the balance.
 */
export async function partOfBoughtCard(
  id: string,
  { _id, amount }: Refund,
  session: ClientSession,
): Promise<number | undefined> {
  const order = await findOrder(id, session);
  const card = order.boughtGiftCard?.card;
  const payment = paymentOf(order);
  const isRepeated = payment.refunds?.some((one) => one._id.equals(_id));
  if (!card || isRepeated) return undefined;
  const most = refundableWithCard(payment, await balanceOf(card, session));
  if (amount > most && most < refundableOf(payment)) throw moreThanLeft(most);
  return Math.max(0, amount - surplusOfBoughtCard(payment));
}

const moreThanLeft = (most: number) =>
  conflictAt(
    'amount',
    most > 0
      ? `At most ${formatMoney(most)} can be given back: the rest of the gift card has been used.`
      : 'Nothing can be given back: the gift card has been used.',
    'too-large',
    amountValues({ maximum: Math.max(0, most) }),
  );

/** Events that take a card's money from the shop, whoever caused them. */
const GOES_BACK: readonly PaymentEvent['kind'][] = [
  'refund-asked',
  'refunded',
  'disputed',
  'dispute-lost',
];

/**
 * In the payment's transaction, makes a bought gift card follow its money: a refund reduces it; a failed refund
 * restores it, blocked; and money that leaves without the shop's refund blocks it.
 */
export async function followMoney(
  order: StoredOrder,
  { kind, at }: { kind: PaymentEvent['kind']; at: number },
  session: ClientSession,
): Promise<void> {
  const card = order.boughtGiftCard?.card;
  const event = order.payment?.events[at];
  if (!card || !event) return;
  const payment = paymentOf(order);
  const lost = takenOffBoughtCard(payment);
  const why = {
    at: event.at,
    order: { _id: order._id, number: order.number },
    by: event.by?.name,
  };
  const block = (reason: string) => blockBoughtCard(card, { ...why, reason }, session);
  if (kind !== 'refund-failed' && !GOES_BACK.includes(kind)) return;
  const change = await settleRefunded(card, lost, why, session);
  if (change > 0) await block('Its refund has failed.');
  if (kind === 'refund-failed') return;
  if (kind === 'disputed' || kind === 'dispute-lost') await block('Its payment is disputed.');
  else if (refundableOf(payment) + lost < payment.due) await block('Its money goes back.');
}
