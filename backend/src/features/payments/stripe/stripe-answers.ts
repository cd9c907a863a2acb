import { fromStripeAmount } from '@book-store/contract/stripe-amounts';
import { z } from 'zod';

const amount = z.number().int();
const id = z.string().min(1).max(300);

/** What was charged; Stripe sends its id alone unless it is asked for more. */
export const Charge = z.object({
  id,
  amount_captured: amount,
  amount_refunded: amount,
  disputed: z.boolean(),
  currency: z.string(),
  payment_intent: id.nullish(),
});

const Intent = z.object({
  id,
  status: z.string().nullish(),
  latest_charge: z.union([id, Charge]).nullish(),
});

/** A page at Stripe where a customer pays. */
export const Session = z.object({
  id,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: amount,
  currency: z.string(),
  url: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  payment_intent: z.union([id, Intent]).nullish(),
});

export const Refund = z.object({
  id,
  status: z.string().nullish(),
  charge: z.union([id, Charge]).nullish(),
});

/** What has become of money that goes back; `metadata` is the shop's own. */
export const RefundNews = z.object({
  id,
  amount,
  currency: z.string(),
  status: z.string().nullish(),
  payment_intent: id.nullish(),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
});

/** A complaint of a customer's bank. */
export const Dispute = z.object({
  id,
  amount,
  currency: z.string(),
  status: z.string(),
  payment_intent: id.nullish(),
});

/** What Stripe tells the webhook. */
export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  /** In seconds. */
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof StripeEvent>;

/** What a charge has come to, in minor units. */
export type ChargeState = { intent: string; paid: number; refunded: number; disputed: boolean };

/** How far a customer's payment is, in minor units. */
export type SessionState = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Some ways to pay take days until they fail. */
  hasFailed: boolean;
  paid: number;
  url: string | undefined;
  order: string | undefined;
  intent: string | undefined;
  charge: ChargeState | undefined;
};

/** Returns what a charge has come to; undefined if nothing says which payment it belongs to. */
export function toChargeState(
  { amount_captured, amount_refunded, disputed, currency, payment_intent }: z.output<typeof Charge>,
  intent = payment_intent ?? undefined,
): ChargeState | undefined {
  const toMinor = (units: number) => fromStripeAmount(units, currency.toUpperCase());
  return (
    (intent && {
      intent,
      paid: toMinor(amount_captured),
      refunded: toMinor(amount_refunded),
      disputed,
    }) ||
    undefined
  );
}

const FAILED = ['requires_payment_method', 'canceled'];

/** Returns how far a customer's payment is. */
export function toSessionState(session: z.output<typeof Session>): SessionState {
  const { payment_intent: found, currency } = session;
  const intent = typeof found === 'string' ? found : found?.id;
  const charge = typeof found === 'object' ? found?.latest_charge : undefined;
  const isPaid = session.payment_status === 'paid';
  return {
    id: session.id,
    status: session.status,
    isPaid,
    hasFailed: !isPaid && typeof found === 'object' && FAILED.includes(found?.status ?? 'none'),
    paid: isPaid ? fromStripeAmount(session.amount_total, currency.toUpperCase()) : 0,
    url: session.url ?? undefined,
    order: session.client_reference_id ?? undefined,
    intent,
    charge: charge && typeof charge === 'object' ? toChargeState(charge, intent) : undefined,
  };
}
