import { createHash } from 'node:crypto';
import { formatMoney } from '@book-store/contract/money';
import type { OrderActor } from '@book-store/contract/schemas/admin-orders';
import { type ClientSession, Types } from 'mongoose';
import { AppError } from '../../shared/errors.ts';
import { inTransaction } from '../../shared/in-transaction.ts';
import { changePayment, type PaymentChange } from '../orders/change-payment.ts';
import type { StoredOrder, StoredPayment } from '../orders/orders.model.ts';
import { refundableOf } from '../orders/payment-view.ts';

/** Money that is to go back, in minor units. */
export type Refund = { amount: number; reason?: string | undefined; by: OrderActor; at: Date };

/**
 * Gives money of an order back, once for each key. What came through Stripe is asked back in the transaction and sent
 * by a later call; in any other way the owner gives it back, and it is noted. Throws `not-found`, and `conflict` for
 * more than was paid. With a session, it is a part of that transaction.
 */
export const refundPayment = (
  id: string,
  refund: Refund,
  key: string = new Types.ObjectId().toString(),
  session?: ClientSession,
): Promise<StoredOrder> =>
  session
    ? storeRefund(id, { ...refund, _id: idOf(id, key) }, session)
    : inTransaction((own) => storeRefund(id, { ...refund, _id: idOf(id, key) }, own));

const storeRefund = (id: string, refund: Numbered, session: ClientSession) =>
  changePayment(
    id,
    (_order, payment) => {
      if (payment.refunds?.some((one) => one._id.equals(refund._id))) return undefined;
      const left = refundableOf(payment);
      if (refund.amount > left) throw tooMuch(left);
      return payment.method === 'stripe' ? askedBack(payment, refund) : givenBack(payment, refund);
    },
    session,
  );

/** The same key asks for the same refund. */
const idOf = (order: string, key: string) =>
  new Types.ObjectId(createHash('sha256').update(`${order} ${key}`).digest('hex').slice(0, 24));

function tooMuch(left: number): AppError {
  const message =
    left > 0
      ? `At most ${formatMoney(left)} can be given back.`
      : 'Nothing of this payment can be given back.';
  return new AppError('conflict', { detail: message, fields: [{ path: 'amount', message }] });
}

type Numbered = Refund & { _id: Types.ObjectId; intent?: string | undefined };

const withRefund = (
  { refunds }: StoredPayment,
  { _id, amount, reason, by, at, intent }: Numbered,
  state: 'asked' | 'made',
) => ({
  refunds: [
    ...(refunds ?? []),
    { _id, amount, state, by, at, ...(reason && { reason }), ...(intent && { intent }) },
  ] as StoredPayment['refunds'],
});

/** Returns the change of a payment whose money is asked back from Stripe, by default from where it came. */
export function askedBack(payment: StoredPayment, refund: Numbered): PaymentChange {
  const { at, by, amount } = refund;
  const intent = refund.intent ?? intentOf(payment);
  if (!intent) throw new AppError('conflict', { detail: 'Stripe has no money of this order.' });
  return {
    events: [{ kind: 'refund-asked', at, by, amount }],
    set: withRefund(payment, { ...refund, intent }, 'asked'),
  };
}

/** What came first is the order's, if there were several payments: all others went back at once. */
const intentOf = ({ events }: StoredPayment) =>
  events.find(({ kind, reference }) => kind === 'paid' && reference)?.reference ?? undefined;

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
