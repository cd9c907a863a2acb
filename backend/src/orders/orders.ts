import type { Feature } from '../platform/feature.ts';
import { discountCodes } from './discount-codes/discount-codes.ts';
import { giftCards } from './gift-cards/gift-cards.ts';
import { orders } from './order/orders.ts';
import { payments } from './payments/payments.ts';
import { relatedBooks } from './related-books/related-books.ts';
import { returns } from './returns/returns.ts';
import { withdrawals } from './withdrawals/withdrawals.ts';

/** The features of orders, from the cart to the refund. */
export const ordersFeatures: readonly Feature[] = [
  discountCodes,
  giftCards,
  orders,
  payments,
  relatedBooks,
  returns,
  withdrawals,
];
