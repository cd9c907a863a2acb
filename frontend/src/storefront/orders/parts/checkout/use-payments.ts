import type { Quote } from '@book-store/contract/orders/quote/quote';
import {
  DEFAULT_PAYMENT_WAYS,
  isCash,
  type OfferedMethod,
  type PaymentMethod,
  type PaymentWay,
  type UnavailableReason,
  waysOf,
} from '@book-store/contract/settings/payment/payment';
import { useState } from 'react';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';
import { totalOf } from '../../../../lib/money/amount.ts';
import type { CheckoutValues } from './checkout-draft.ts';
import { unavailableReasonOnWire } from './unavailable-reason.ts';
import type { Ways } from './use-ways.ts';

/** A way to pay that the shop offers, but not for this order. */
export type UnavailableMethod = {
  method: OfferedMethod;
  reason: UnavailableReason;
  /** How much of the gift card to use to make it possible. */
  ofGiftCard?: number | undefined;
};

/** How the order can be paid. */
export type Payments = {
  /** Those that are offered for it. */
  offered: readonly PaymentWay[];
  unavailable: readonly UnavailableMethod[];
  /** Undefined if none is offered, or the customer's choice no longer is. A gift card that pays all needs none. */
  chosen: { method: PaymentMethod; fee?: number | undefined } | undefined;
  /** The chosen method, if the order can no longer be paid with it. */
  dropped: OfferedMethod | undefined;
  /** Whether the customer chooses: a shop that has set nothing takes cash and asks nothing. */
  isChoice: boolean;
};

/** Tells the ways to pay for what an order costs with a fee, and the chosen one. */
export type PaymentsFor = (quoteWith: (fee: number) => Quote) => Payments;

/** Returns a function that tells the ways to pay, those that do not fit an order, and the chosen one. */
export function usePayments(
  { address, payment }: Pick<CheckoutValues, 'address' | 'payment'>,
  { chosen: way, isPickUp, country }: Ways,
): PaymentsFor {
  const { data: shop } = useShopQuery();
  // A method that was only preselected is not dropped silently, either.
  const [last, setLast] = useState<OfferedMethod>();
  const isOpen = isPickUp || !address.country;
  const to = isOpen ? undefined : { countryCode: country };
  return (quoteWith) => {
    const { subtotal: sum } = quoteWith(0);
    const order = { kind: way?.kind, to, sum, restFor: (fee: number) => quoteWith(fee).due };
    const ways = waysOf(shop?.payments ?? DEFAULT_PAYMENT_WAYS, order);
    const offered = ways.filter((one) => !unavailableReasonOnWire(one, order));
    const unavailable = ways.flatMap((one) => {
      const reason = unavailableReasonOnWire(one, order);
      const { giftCard } = quoteWith(one.fee ?? 0);
      return reason ? [{ method: one.method, reason, ofGiftCard: lessOf(giftCard, reason) }] : [];
    });
    const isChoice = shop?.payments !== undefined;
    const wanted = (payment || last) as OfferedMethod | undefined;
    const same = offered.find(({ method }) => method === wanted);
    const cash = offered.find(({ method }) => isCash(method));
    // Cash stays cash, whether the books are delivered or picked up.
    const isGone = isChoice && wanted && !same && !(isCash(wanted) && cash);
    const chosen = same ?? (isGone ? undefined : (cash ?? offered[0]));
    if (isChoice && chosen && chosen.method !== last) setLast(chosen.method);
    return { offered, unavailable, chosen, dropped: isGone ? wanted : undefined, isChoice };
  };
}

/** Returns how much of a gift card leaves a rest that Stripe can charge; undefined if nothing of it does. */
function lessOf(byCard: number, reason: UnavailableReason): number | undefined {
  const less = 'charge' in reason ? totalOf([byCard, reason.rest, -reason.charge]) : 0;
  return less > 0 ? less : undefined;
}
