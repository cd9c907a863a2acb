import { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { readerOf } from '../../catalogue/books/find-books.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import { listRelated } from './list-related.ts';

/** CPU time of a reply in milliseconds. */
const COST_MS = 4;

export const relatedBooksRoutes = ({ limits: { reads } }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/books/:id/related',
    access: 'anyone',
    summary: 'Books that go with a book: bought together, next in its series, by its author, alike',
    params: z.object({ id: Id }),
    reply: z.array(BookCardView),
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS) },
    run: async ({ caller, origin: { network }, params, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const reading = { ...readerOf(caller), fresh, spend };
      return { body: await listRelated(params.id, reading) };
    },
  }),
];
