import { discountCodeCalls } from './discount-codes/calls.ts';
import { relatedBookCalls } from './related-books/calls.ts';

/** The calls of orders by subject. */
export const ordersCalls = {
  'discount-codes': discountCodeCalls,
  'related-books': relatedBookCalls,
};
