import {
  DEFAULT_PAYMENT_WAYS,
  isCash,
  offeredWays,
  type PaymentMethod,
  type PaymentWay,
} from '@book-store/contract/payment';
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

/** Returns a function that tells the ways to pay for a sum of books and delivery, and the chosen one. */
export function usePayments(draft: DeliveryDraft, { chosen: way, isPickUp }: Ways) {
  const { data: shop } = useShopQuery();
  const country = isPickUp ? undefined : draft['address.country'] || undefined;
  return (sum: number): Payments => {
    const order = { kind: way?.kind, country, sum };
    const offered = offeredWays(shop?.payments ?? DEFAULT_PAYMENT_WAYS, order);
    const chosen =
      offered.find(({ method }) => method === draft.payment) ??
      offered.find(({ method }) => isCash(method)) ??
      offered[0];
    return { offered, chosen, isChoice: shop?.payments !== undefined };
  };
}
