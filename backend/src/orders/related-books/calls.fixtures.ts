import type { relatedBookCalls } from '@book-store/contract/orders/related-books/calls';
import { aBook } from '../../catalogue/books/books.builder.ts';
import type { Examples } from '../../testing/checks/call-example.ts';

export const relatedBookExamples: Examples<typeof relatedBookCalls> = {
  'GET /api/books/:id/related': {
    call: async () => ({ path: `/api/books/${await aBook()}/related` }),
  },
};
