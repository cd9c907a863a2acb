import type { relatedBookCalls } from '@book-store/contract/orders/related-books/calls';
import { readerOf } from '../../catalogue/books/find-books.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { listRelated } from './list-related.ts';

/** CPU time of a reply in milliseconds. */
const COST_MS = 4;

/** The books that a book's page leads to. */
export const relatedBooks = ({
  limits: { reads },
}: RouteDeps): Implementation<typeof relatedBookCalls> => ({
  'GET /api/books/:id/related': {
    cached: { costMs: COST_MS },
    run: async ({ caller, origin: { network }, params, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const reading = { ...readerOf(caller), fresh, spend };
      return { body: await listRelated(params.id, reading) };
    },
  },
});
