import { ordersCalls } from '@book-store/contract/orders/calls';
import type { Feature, FeatureDeps } from '../platform/feature.ts';
import { implement } from '../platform/http/router/implement.ts';
import type { Route } from '../platform/http/router/route.ts';
import { changingOrders } from './changing/calls.ts';
import { discountCodes } from './discount-codes/calls.ts';
import { giftCardsOfShop } from './gift-cards/calls.ts';
import { giftCards } from './gift-cards/gift-cards.ts';
import { guestOrders } from './guests/calls.ts';
import { ordersOfShop } from './order/calls.ts';
import { orders } from './order/orders.ts';
import { waitingOrders } from './overview/calls.ts';
import { paymentsOfOrders } from './payments/calls.ts';
import { payments } from './payments/payments.ts';
import { relatedBooks } from './related-books/calls.ts';
import { returns } from './returns/calls.ts';
import { stripePayments } from './stripe/calls.ts';
import { withdrawalsFromOrders } from './withdrawals/calls.ts';
import { withdrawals } from './withdrawals/withdrawals.ts';

/** The features of orders, from the cart to the refund. */
export const ordersFeatures: readonly Feature[] = [giftCards, orders, payments, withdrawals];

/** What the calls of orders do. */
export const ordersRoutes = (deps: FeatureDeps): Route[] =>
  implement(
    ordersCalls,
    {
      orders: ordersOfShop(deps),
      'changing-orders': changingOrders(deps),
      'guest-orders': guestOrders(deps),
      'waiting-orders': waitingOrders(deps),
      'discount-codes': discountCodes(deps),
      'related-books': relatedBooks(deps),
      'gift-cards': giftCardsOfShop(deps),
      payments: paymentsOfOrders(deps),
      stripe: stripePayments(deps),
      returns: returns(deps),
      withdrawals: withdrawalsFromOrders(deps),
    },
    deps,
  );
