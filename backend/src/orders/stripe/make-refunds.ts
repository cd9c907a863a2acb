import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { changePayment, type PaymentChange } from '../changing/change-payment.ts';
import { SHOP } from '../changing/shop-actor.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { refundedEvent } from './apply-charge.ts';
import { type ChargeState, toChargeState, toSessionState } from './stripe-answers.ts';
import { type StripeClient, StripeRefused, stripeUnits } from './stripe-client.ts';

type Deps = { stripe: StripeClient; now: () => Date };
type StoredRefund = NonNullable<StoredPayment['refunds']>[number];

/**
 * Sends the requested refunds of an order to Stripe, each once, however often it is tried. Throws `StripeUnavailable`
 * if Stripe does not answer; retry then.
 */
export async function makeRefunds(order: StoredOrder, deps: Deps): Promise<StoredOrder> {
  let last = order;
  for (const refund of paymentOf(order).refunds ?? [])
    if (refund.state === 'asked') last = await makeRefund(order, refund, deps);
  return last;
}

async function makeRefund(
  order: StoredOrder,
  refund: StoredRefund,
  { stripe, now }: Deps,
): Promise<StoredOrder> {
  const answer = await ask(order, refund, stripe);
  const at = now();
  return inTransaction((session) =>
    changePayment(
      order._id.toString(),
      (_order, payment) => afterAnswer(payment, { refund, answer, at }),
      session,
    ),
  );
}

/** Why Stripe refused, or which refund has failed, and the state of the charge. */
type Answer = { problem?: string | undefined; charge?: ChargeState | undefined };

async function ask(
  order: StoredOrder,
  refund: StoredRefund,
  stripe: StripeClient,
): Promise<Answer> {
  const { _id, amount, intent } = refund;
  const form = {
    payment_intent: intent ?? '',
    amount: stripeUnits(amount),
    metadata: { order: order._id.toString(), refund: _id.toString() },
  };
  try {
    const { id, status, charge } = await stripe.createRefund(form, _id.toString());
    return {
      problem: status === 'failed' || status === 'canceled' ? id.slice(0, 100) : undefined,
      charge:
        charge && typeof charge === 'object'
          ? toChargeState(charge, intent ?? undefined)
          : undefined,
    };
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error;
    const problem = error.code ?? `status ${error.status}`;
    return { problem, charge: await findCharge(order, stripe) };
  }
}

/** Refunds made at Stripe itself may be unknown to the shop: less is left then than it thinks. */
async function findCharge(order: StoredOrder, stripe: StripeClient) {
  const page = paymentOf(order).checkout?.id;
  return page ? toSessionState(await stripe.getSession(page)).charge : undefined;
}

/** Stripe reports the total refunded: the webhook may have recorded this refund already. */
function afterAnswer(
  payment: StoredPayment,
  { refund, answer, at }: { refund: StoredRefund; answer: Answer; at: Date },
): PaymentChange | undefined {
  const { _id, amount } = refund;
  const { problem, charge } = answer;
  const asked = payment.refunds?.find((one) => one._id.equals(_id));
  if (asked?.state !== 'asked') return undefined;
  const state = problem ? 'failed' : 'made';
  const known = charge && refundedEvent(payment, charge, { at, asOf: refund.at });
  const failed = { kind: 'refund-failed', at, by: SHOP, amount } as const;
  return {
    events: [...(known ? [known] : []), ...(problem ? [{ ...failed, reference: problem }] : [])],
    set: {
      refunds: payment.refunds?.map((one) =>
        one._id.equals(_id) ? { ...one, state } : one,
      ) as StoredPayment['refunds'],
    },
  };
}
