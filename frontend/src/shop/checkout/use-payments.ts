import {
  DEFAULT_PAYMENT_WAYS,
  isCash,
  offeredWays,
  type PaymentMethod,
  type PaymentWay,
} from '@book-store/contract/payment';
import { shopPlace } from '@book-store/contract/place';
import { isChargeable } from '@book-store/contract/stripe-amounts';
import { useShopQuery } from '../../api/shop-api.ts';
import type { DeliveryDraft } from './delivery-draft.ts';
import type { Ways } from './use-ways.ts';

/** How the order can be paid. */
export type Payments = {
  /** Those that are offered for it. */
  offered: readonly PaymentWay[];
  /** Undefined if none is; a gift card that pays all needs none of them. */
  chosen: { method: PaymentMethod; fee?: number | undefined } | undefined;
  /** Whether the customer chooses: a shop that has set nothing takes cash and asks nothing. */
  isChoice: boolean;
};

/**
 * Tells the ways to pay for a sum of books and delivery, and the chosen one; `restFor` returns what is left to pay with
 * a fee.
 */
export type PaymentsFor = (sum: number, restFor: (fee: number) => number) => Payments;

/** Returns a function that tells the ways to pay; Stripe is none for what it cannot charge. */
export function usePayments(
  draft: DeliveryDraft,
  { chosen: way, isPickUp, country }: Ways,
): PaymentsFor {
  const { data: shop } = useShopQuery();
  const isOpen = isPickUp || !draft['address.country'];
  const to = isOpen ? undefined : { countryCode: country };
  return (sum, restFor) => {
    const order = { kind: way?.kind, to, sum };
    const offered = offeredWays(shop?.payments ?? DEFAULT_PAYMENT_WAYS, order).filter(
      ({ method, fee = 0 }) =>
        method !== 'stripe' || isChargeable(restFor(fee), shopPlace().currency),
    );
    const chosen =
      offered.find(({ method }) => method === draft.payment) ??
      offered.find(({ method }) => isCash(method)) ??
      offered[0];
    return { offered, chosen, isChoice: shop?.payments !== undefined };
  };
}
