import type { PaymentComparison } from '@book-store/contract/orders/payments/admin-payments.schemas';
import { Types } from 'mongoose';
import { findOrders } from '../order/find-order.ts';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { type OfIntent, type SessionState, sumInWords, toOwnMinor } from './stripe-answers.ts';
import { StripeEventRecord, type Uncounted } from './stripe-records.model.ts';

const LIST_MAX = 100;

/** Money on a session that the shop did not create, or in another currency. */
export const uncountedPage = (
  { id, paid, paidInWords }: SessionState,
  order: StoredOrder | null | undefined,
): Uncounted => ({
  why: paid === undefined ? 'money' : 'page',
  reference: id,
  money: paidInWords,
  ...(order && { order: order._id }),
});

/** Money of an order's charge, refund or dispute in another currency, or below zero; undefined if it counts. */
export function uncountedMoney(object: OfIntent, order: string): Uncounted | undefined {
  const { currency, payment_intent: reference } = object;
  const sums =
    'amount' in object ? [object.amount] : [object.amount_captured, object.amount_refunded];
  const [first = 0] = sums;
  return sums.every((units) => toOwnMinor({ units, currency }) !== undefined)
    ? undefined
    : {
        why: 'money',
        reference: reference ?? '',
        money: sumInWords({ units: first, currency }),
        order: new Types.ObjectId(order),
      };
}

/** Uncounted money since a time, each session and payment once. */
export async function listUncounted(since: Date): Promise<PaymentComparison['uncounted']> {
  const records = await StripeEventRecord.find({
    'uncounted.reference': { $exists: true },
    at: { $gte: since },
  })
    .sort({ at: -1 })
    .limit(LIST_MAX)
    .lean<{ at: Date; uncounted: Uncounted }[]>();
  const ids = records.flatMap(({ uncounted: { order } }) => order?.toString() ?? []);
  const numbers = new Map(
    (await findOrders(ids)).map((one) => [one._id.toString(), orderNumberOf(one)]),
  );
  const listed = new Map(
    records.map(({ at, uncounted: { why, reference, money, order } }) => {
      const number = numbers.get(order?.toString() ?? '');
      const named = order && number ? { order: { _id: order.toString(), number } } : {};
      return [reference, { at: at.toISOString(), why, reference, money, ...named }];
    }),
  );
  return [...listed.values()];
}
