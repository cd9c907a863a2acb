import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import type { AddressView } from '@book-store/contract/settings/place/address.schemas';
import type { z } from 'zod';
import type { RouteDeps } from '../../platform/area.ts';
import type { BeforeCommit } from '../../platform/documents/in-transaction.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import type { Shop } from '../../platform/shop.ts';
import type { ShownOrder } from '../order/order-view.ts';
import type { Wanted } from './order-pricing.ts';

type Body = z.output<typeof PlaceOrderBody>;

export type PlaceOrderDeps = Pick<RouteDeps, 'limits' | 'now' | 'stripe' | 'mailFrom'> & {
  /** The client's network: limits its reserved copies and wrong gift card codes. */
  network: string;
  shop: Shop;
};

/** Placed by a customer, or entered by the owner. */
export type NewOrder = {
  /** Absent if the owner entered it; limits the customer's open orders. */
  customer?: Customer;
  /** Whose it is, if the owner entered it. */
  uid?: string | undefined;
  /** The key of the rate limit. */
  account: string;
  body: Wanted &
    Pick<Body, 'totalPrice' | 'delivery' | 'payment' | 'giftCard'> & {
      discountCode?: string | undefined;
    };
  /** Stored unchanged: recipient and address. */
  recipient: Pick<Body, 'name' | 'phone'> & {
    address?: AddressView | undefined;
    email?: string;
    linkKey?: string;
  };
  opening: Opening;
  idempotencyKey?: string | undefined;
  beforeCommit?: BeforeCommit<ShownOrder>;
};

/**
 * How an order starts: who entered it, whether it was handed over and paid at once, and whether it waits for
 * its customer.
 */
export type Opening = {
  by: OrderActor;
  collected?: boolean;
  waitsFor?: 'payment' | 'confirmation' | undefined;
};

const FIRST = {
  payment: 'awaiting-payment',
  confirmation: 'unconfirmed',
} as const;

/** The first status and history entry. */
export function toFirstStatus({ by, collected, waitsFor }: Opening, at: Date) {
  const first = waitsFor ? FIRST[waitsFor] : ('placed' as const);
  const statuses = collected ? ([first, 'delivered'] as const) : ([first] as const);
  return {
    status: statuses[statuses.length - 1] ?? first,
    history: statuses.map((status) => ({ status, at, by })),
    createdAt: at,
    changedAt: at,
  };
}
