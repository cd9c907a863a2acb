import { decimalsOf } from '@book-store/contract/currencies';
import { shopPlace } from '@book-store/contract/place';
import { fromStripeAmount } from '@book-store/contract/settings/payment/stripe-amounts';
import { z } from 'zod';

const amount = z.number().int();
const id = z.string().min(1).max(300);

/** Stripe sends only its id unless asked to expand it. */
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

/** Sessions created by other programs may have no sum. */
export const Session = z.object({
  id,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: amount.nullish(),
  currency: z.string().nullish(),
  url: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  metadata: z.object({ order: z.string().optional() }).nullish(),
  payment_intent: z.union([id, Intent]).nullish(),
});

export const Refund = z.object({
  id,
  status: z.string().nullish(),
  charge: z.union([id, Charge]).nullish(),
});

/** `metadata` is the shop's own. */
export const RefundNews = z.object({
  id,
  amount,
  currency: z.string(),
  status: z.string().nullish(),
  payment_intent: id.nullish(),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
});

export const Dispute = z.object({
  id,
  amount,
  currency: z.string(),
  status: z.string(),
  payment_intent: id.nullish(),
});

/** Events about a payment made earlier. */
export type OfIntent =
  | z.output<typeof Charge>
  | z.output<typeof RefundNews>
  | z.output<typeof Dispute>;

/** A webhook event. */
export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  /** In seconds. */
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof StripeEvent>;

/** In Stripe's units. */
type Sum = { units: number; currency: string };

/** Undefined for a negative amount, and for one in another currency than the shop's. */
export function toOwnMinor({ units, currency }: Sum): number | undefined {
  const own = shopPlace().currency;
  return currency.toUpperCase() === own && units >= 0 ? fromStripeAmount(units, own) : undefined;
}

/** Formats an amount in any currency: `4000 VND`. */
export function sumInWords({ units, currency }: Sum): string {
  const code = currency.toUpperCase();
  const decimals = decimalsOf(code);
  return `${(fromStripeAmount(units, code) / 10 ** decimals).toFixed(decimals)} ${code}`;
}

/** In minor units. */
export type ChargeState = { intent: string; paid: number; refunded: number; disputed: boolean };

/** In minor units. */
export type SessionState = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Some payment methods take days to fail. */
  hasFailed: boolean;
  /** Undefined if it is not in the shop's currency. */
  paid: number | undefined;
  url: string | undefined;
  /** The order that the session names, and whether the shop's own metadata names it too. */
  order: string | undefined;
  isNoted: boolean;
  intent: string | undefined;
  charge: ChargeState | undefined;
  /** Formatted, in its own currency. */
  paidInWords: string;
  /** What the shop does not count, formatted: another currency, or a negative amount. */
  uncounted: string | undefined;
};

/** Undefined if nothing links the charge to a payment, and for another currency than the shop's. */
export function toChargeState(
  { amount_captured, amount_refunded, disputed, currency, payment_intent }: z.output<typeof Charge>,
  intent = payment_intent ?? undefined,
): ChargeState | undefined {
  const paid = toOwnMinor({ units: amount_captured, currency });
  const refunded = toOwnMinor({ units: amount_refunded, currency });
  return intent && paid !== undefined && refunded !== undefined
    ? { intent, paid, refunded, disputed }
    : undefined;
}

const FAILED = ['requires_payment_method', 'canceled'];

export function toSessionState(session: z.output<typeof Session>): SessionState {
  const { payment_intent: found, client_reference_id: order } = session;
  const intent = typeof found === 'string' ? found : found?.id;
  const latest = typeof found === 'object' ? found?.latest_charge : undefined;
  const charged = latest && typeof latest === 'object' ? latest : undefined;
  const charge = charged && toChargeState(charged, intent);
  const isPaid = session.payment_status === 'paid';
  const sum = { units: session.amount_total ?? 0, currency: session.currency ?? '' };
  const paid = isPaid ? toOwnMinor(sum) : 0;
  const uncounted =
    paid === undefined
      ? sum
      : charged && !charge
        ? { units: charged.amount_captured, currency: charged.currency }
        : undefined;
  return {
    id: session.id,
    status: session.status,
    isPaid,
    hasFailed: !isPaid && typeof found === 'object' && FAILED.includes(found?.status ?? 'none'),
    paid,
    url: session.url ?? undefined,
    order: order ?? undefined,
    isNoted: session.metadata?.order === order,
    intent,
    charge,
    paidInWords: sumInWords(sum),
    uncounted: uncounted && sumInWords(uncounted),
  };
}
