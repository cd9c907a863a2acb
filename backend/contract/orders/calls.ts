import { discountCodeCalls } from './discount-codes/calls.ts';
import { giftCardCalls } from './gift-cards/calls.ts';
import { relatedBookCalls } from './related-books/calls.ts';
import { stripeCalls } from './stripe/calls.ts';
import { withdrawalCalls } from './withdrawals/calls.ts';

/** The calls of orders by subject. */
export const ordersCalls = {
  'discount-codes': discountCodeCalls,
  'related-books': relatedBookCalls,
  'gift-cards': giftCardCalls,
  stripe: stripeCalls,
  withdrawals: withdrawalCalls,
};
