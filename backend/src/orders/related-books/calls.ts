import type { relatedBookCalls } from '@book-store/contract/orders/related-books/calls';
import { readerOf } from '../../catalogue/books/find-books.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { listRelated } from './list-related.ts';

export const relatedBooks = (): Implementation<typeof relatedBookCalls> => ({
  'GET /api/books/:id/related': {
    cached: POINTS.count,
    run: async ({ caller, params, fresh }) => ({
      body: await listRelated(params.id, { ...readerOf(caller), fresh }),
    }),
  },
});
