import { amountValues, formatMoney } from '@book-store/contract/money';
import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { shopPlace } from '@book-store/contract/place';
import type { ReductionOf } from '@book-store/contract/settings/payment/payment';
import { movableByStripe } from '@book-store/contract/settings/payment/stripe-amounts';
import { type ClientSession, Types } from 'mongoose';
import { idOfKey } from '../../platform/documents/id-of-key.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError, conflict, conflictAt } from '../../platform/errors/errors.ts';
import { changePayment, type PaymentChange } from '../changing/change-payment.ts';
import { moveGiftCardMoney } from '../gift-cards/gift-card-part.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { refundableOf, refundableToGiftCard, unexplainedIn } from '../order/payment-view.ts';
import { makeRefunds } from '../stripe/make-refunds.ts';
import { type StripeClient, StripeUnavailable } from '../stripe/stripe-client.ts';
import { partOfBoughtCard } from './bought-gift-cards.ts';
import { scheduleCheck } from './due-payments.ts';
import { lowerPrice } from './lower-price.ts';

/** In minor units. */
export type Refund = {
  amount: number;
  reason?: string | undefined;
  by: OrderActor;
  at: Date;
  /** What it lowers the price of; a return has lowered it itself. By default all, as a goodwill gesture. */
  of?: ReductionOf | 'return' | undefined;
  bookId?: string | undefined;
  /** The money has gone back at Stripe already, and here is only said what for. */
  madeAtStripe?: true | undefined;
};

type Within = {
  session?: ClientSession;
  /** Called for a new refund. */
  beforeCommit?: BeforeCommit<StoredOrder> | undefined;
};

/**
 * Refunds money of an order once per key: first what was paid besides a gift card, then to the gift card.
 * Stripe refunds are recorded in the transaction and sent by a later call; otherwise the owner pays it back,
 * and only the record is made. Throws `idempotency-key-reused` for another amount, and `conflict` for more than
 * was paid, an order that still waits for payment, or more than is left on a bought gift card. With a session,
 * it joins that transaction.
 */
export const refundPayment = (
  id: string,
  refund: Refund,
  key: string = new Types.ObjectId().toString(),
  { session, beforeCommit }: Within = {},
): Promise<StoredOrder> => {
  const numbered = { ...refund, _id: idOfKey(`${id} ${key}`) };
  return session
    ? storeRefund(id, numbered, session)
    : inTransaction((own) => storeRefund(id, numbered, own, beforeCommit));
};

async function storeRefund(
  id: string,
  refund: Numbered,
  session: ClientSession,
  beforeCommit?: Within['beforeCommit'],
) {
  const ofGiftCard = refund.madeAtStripe ? undefined : await partOfBoughtCard(id, refund, session);
  let change: PaymentChange | undefined;
  let before: StoredOrder | undefined;
  const changed = await changePayment(
    id,
    (order, payment) => {
      const earlier = payment.refunds?.find((one) => one._id.equals(refund._id));
      // If a gift card paid as well, the stored refund is only the part that did not come from it.
      if (earlier && !payment.giftCard && earlier.amount !== refund.amount) throw keyReused();
      if (earlier) return undefined;
      if (order.status === 'awaiting-payment') throw stillWaits();
      before = order;
      change = changeOf(order, payment, { ...refund, ofGiftCard });
      return change;
    },
    session,
  );
  if (change && changed.payment)
    await moveGiftCardMoney(changed, changed.payment, change.events, session);
  if (!change || !before) return changed;
  const lowered = await lowerPrice({ before, changed }, refund, session);
  await beforeCommit?.(lowered, session);
  return lowered;
}

function changeOf(order: StoredOrder, payment: StoredPayment, refund: Numbered): PaymentChange {
  if (refund.madeAtStripe) return explained(order, payment, refund);
  const left = Math.max(0, refundableOf(payment));
  const onCard = refundableToGiftCard(order);
  if (refund.amount > left + onCard) throw tooMuch(left + onCard, 'payment');
  const money = { ...refund, amount: Math.min(refund.amount, left) };
  const rest = refund.amount - money.amount;
  if (rest === 0) return moneyBack(payment, money);
  const { at, by } = refund;
  const { events, set } =
    money.amount > 0
      ? moneyBack(payment, money)
      : { events: [], set: withRefund(payment, refund, 'made') };
  return { events: [...events, { kind: 'gift-card-returned', at, by, amount: rest }], set };
}

/** The refund that was made at Stripe itself becomes known as one of the shop's. */
function explained(order: StoredOrder, payment: StoredPayment, refund: Numbered): PaymentChange {
  const most = unexplainedIn(order, payment);
  if (refund.amount > most) throw tooMuchToExplain(most);
  return { events: [], set: withRefund(payment, { ...refund, intent: intentOf(payment) }, 'made') };
}

const tooMuchToExplain = (most: number) =>
  most > 0
    ? conflictAt(
        'amount',
        `Only ${formatMoney(most)} went back at Stripe itself.`,
        'too-large',
        amountValues({ maximum: most }),
      )
    : conflict(
        'Nothing is left to be said about refunds of this order at Stripe.',
        'nothing-to-explain',
      );

const moneyBack = (payment: StoredPayment, refund: Numbered): PaymentChange =>
  payment.method === 'stripe' ? withRefundRequested(payment, refund) : givenBack(payment, refund);

/** In minor units. */
export function tooMuch(most: number, of: 'order' | 'payment'): AppError {
  const message =
    most > 0
      ? `At most ${formatMoney(most)} can be given back.`
      : `Nothing of this ${of} can be given back.`;
  return conflictAt('amount', message, 'too-large', amountValues({ maximum: Math.max(0, most) }));
}

const keyReused = () =>
  new AppError('idempotency-key-reused', {
    detail: 'This Idempotency-Key was sent before with another amount.',
  });

/** Its open amount would no longer be what the customer has to pay. */
const stillWaits = () =>
  conflict(
    'This order waits for the rest of its money. Cancel it before you give any back.',
    'waits-for-money',
  );

type Numbered = Refund & {
  _id: Types.ObjectId;
  intent?: string | undefined;
  ofGiftCard?: number | undefined;
};

const withRefund = (
  { refunds }: StoredPayment,
  { _id, amount, reason, by, at, intent, ofGiftCard }: Numbered,
  state: 'asked' | 'made',
) => ({
  refunds: [
    ...(refunds ?? []),
    {
      ...{ _id, amount, state, by, at },
      ...(reason && { reason }),
      ...(intent && { intent }),
      ...(ofGiftCard && { ofGiftCard }),
    },
  ] as StoredPayment['refunds'],
});

/** Records a refund to be sent to Stripe, by default to where the money came from. */
export function withRefundRequested(payment: StoredPayment, refund: Numbered): PaymentChange {
  const { at, by, amount } = refund;
  assertMovable(amount);
  const intent = refund.intent ?? intentOf(payment);
  if (!intent) throw conflict('Stripe has no money of this order.', 'no-money-at-stripe');
  return {
    events: [{ kind: 'refund-asked', at, by, amount }],
    set: withRefund(payment, { ...refund, intent }, 'asked'),
  };
}

/** Throws `conflict` for an amount that Stripe cannot represent exactly. */
function assertMovable(amount: number): void {
  const most = movableByStripe(amount, shopPlace().currency);
  if (most === amount) return;
  const message = `Stripe cannot give back ${formatMoney(amount)}, but ${formatMoney(most)}.`;
  throw conflictAt('amount', message, 'cannot-be-refunded', amountValues({ refundable: most }));
}

/** With several payments, the first is the order's: all others were refunded at once. */
const intentOf = ({ events }: StoredPayment) =>
  events.find(({ kind, reference }) => kind === 'paid' && reference)?.reference;

const givenBack = (payment: StoredPayment, refund: Numbered): PaymentChange => ({
  events: [
    {
      kind: 'refunded',
      at: refund.at,
      by: refund.by,
      amount: refund.amount,
      ...(refund.reason && { reference: refund.reason.slice(0, 100) }),
    },
  ],
  set: withRefund(payment, refund, 'made'),
});

type Deps = { stripe: StripeClient | undefined; now: () => Date };

/** Refunds as `refundPayment` does and calls Stripe at once. */
export const refundNow = async (
  id: string,
  { refund, key, ...within }: { refund: Refund; key?: string | undefined } & Within,
  deps: Deps,
): Promise<StoredOrder> => sendRefunds(await refundPayment(id, refund, key, within), deps);

/** Sends an order's pending refunds. If Stripe does not answer, a job retries later. */
export async function sendRefunds(order: StoredOrder, { stripe, now }: Deps): Promise<StoredOrder> {
  if (order.payment?.method !== 'stripe' || !stripe) return order;
  // In case this server dies before Stripe has answered.
  await scheduleCheck(order._id, now());
  try {
    return await makeRefunds(order, { stripe, now });
  } catch (error) {
    if (error instanceof StripeUnavailable) return order;
    throw error;
  }
}
