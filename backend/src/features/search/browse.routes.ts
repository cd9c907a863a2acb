import { FacetsQuery } from '@book-store/contract/schemas/book-filters';
import {
  AuthorView,
  FacetsView,
  SuggestionsQuery,
  SuggestionsView,
} from '@book-store/contract/schemas/shelf';
import { TITLE_MAX } from '@book-store/contract/text-limits';
import { z } from 'zod';
import { type Route, route } from '../../http/router/route.ts';
import { nameGenres } from '../catalogue/find-genres.ts';
import type { FeatureDeps } from '../feature.ts';
import { REVALIDATE, readerOf } from './books.routes.ts';
import { getAuthor } from './get-author.ts';
import { listFacets } from './list-facets.ts';
import { suggest } from './suggest.ts';

/** CPU time of a reply in milliseconds. */
const COST_MS = { facets: 2, author: 2, suggestions: 4, near: 8 };

/** Public routes that lead to books; they come before `/api/books/:id`. */
export const browseRoutes = ({ limits: { searches, reads } }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/books/facets',
    access: 'anyone',
    summary: 'Counts the books of a list by genre, author, price and more',
    query: FacetsQuery,
    reply: FacetsView,
    cache: REVALIDATE,
    cached: {
      count: ({ network, query }) => (query.q ? searches(network) : undefined),
      pay: ({ network }) => reads.take(network, COST_MS.facets),
    },
    run: async ({ caller, origin: { network }, query, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const reading = { ...readerOf(caller), fresh, spend };
      return { body: await listFacets(query, reading, await nameGenres()) };
    },
  }),
  route({
    method: 'get',
    path: '/api/authors/:slug',
    access: 'anyone',
    summary: 'An author, and the series in reading order',
    params: z.object({ slug: z.string().max(TITLE_MAX) }),
    reply: AuthorView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.author) },
    run: async ({ params }) => ({ body: await getAuthor(params.slug) }),
  }),
  route({
    method: 'get',
    path: '/api/suggestions',
    access: 'anyone',
    summary: 'What the search box suggests for a text: books, authors, genres',
    query: SuggestionsQuery,
    reply: SuggestionsView,
    cache: REVALIDATE,
    cached: {
      count: ({ network }) => searches(network),
      pay: ({ network }) => reads.take(network, COST_MS.suggestions),
    },
    run: async ({ origin: { network }, query: { q }, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const reading = { seesHidden: false, fresh, spend };
      const payForNear = () => reads.take(network, COST_MS.near);
      return { body: await suggest(q, reading, { genres: await nameGenres(), payForNear }) };
    },
  }),
];
