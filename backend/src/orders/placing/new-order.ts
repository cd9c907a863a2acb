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

/** What placing an order needs of the app. */
export type PlaceOrderDeps = Pick<RouteDeps, 'limits' | 'now' | 'stripe' | 'mailFrom'> & {
  /** Where the request comes from: what it holds and wrong codes of gift cards are counted. */
  network: string;
  shop: Shop;
};

/** An order of a customer's own account, or one that the owner enters. */
export type NewOrder = {
  /** Whose order it is, and whose open ones are limited; nobody's if the owner has entered it. */
  customer?: Customer;
  /** Whose orders are limited in a time. */
  account: string;
  body: Wanted &
    Pick<Body, 'totalPrice' | 'delivery' | 'payment' | 'giftCard'> & {
      discountCode?: string | undefined;
    };
  /** What is stored of the body as it is: who gets the order, and where. */
  recipient: Pick<Body, 'name' | 'phone'> & {
    address?: AddressView | undefined;
    linkKey?: string;
  };
  opening: Opening;
  idempotencyKey?: string | undefined;
  beforeCommit?: BeforeCommit<ShownOrder>;
};

/**
 * How an order begins: who has entered it, whether the books were handed over and paid at once, and whether it waits
 * for its customer.
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

/** Returns the status and the history that an order has when it becomes real. */
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
