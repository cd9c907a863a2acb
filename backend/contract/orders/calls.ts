import { relatedBookCalls } from './related-books/calls.ts';

/** The calls of orders by subject. */
export const ordersCalls = {
  'related-books': relatedBookCalls,
};
