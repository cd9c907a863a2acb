import { EditionView } from '@book-store/contract/catalogue/books/books.schemas';
import { FacetsQuery } from '@book-store/contract/catalogue/search/book-filters.schemas';
import {
  AuthorView,
  FacetsView,
  SeriesView,
  SuggestionsQuery,
  SuggestionsView,
} from '@book-store/contract/catalogue/search/shelf.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { TITLE_MAX } from '@book-store/contract/text-limits';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import { readerOf } from '../books/find-books.ts';
import { nameGenres } from '../genres/find-genres.ts';
import { getAuthor, getSeries } from './authors-and-series.ts';
import { listEditions } from './editions.ts';
import { listFacets } from './list-facets.ts';
import { suggest } from './suggest.ts';

/** CPU time of a reply in milliseconds. */
const COST_MS = { facets: 2, author: 2, series: 2, editions: 2, suggestions: 4, near: 8 };

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
    run: async ({ caller, origin: { network }, query, fresh, shop }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const reading = { ...readerOf(caller), fresh, spend };
      return { body: await listFacets(query, reading, { genres: await nameGenres(), shop }) };
    },
  }),
  route({
    method: 'get',
    path: '/api/authors/:slug',
    access: 'anyone',
    summary: 'An author, and the series',
    params: z.object({ slug: z.string().max(TITLE_MAX) }),
    reply: AuthorView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.author) },
    run: async ({ params }) => ({ body: await getAuthor(params.slug) }),
  }),
  route({
    method: 'get',
    path: '/api/series/:slug',
    access: 'anyone',
    summary: 'A series: its volumes in reading order, the editions of each together',
    params: z.object({ slug: z.string().max(TITLE_MAX) }),
    reply: SeriesView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.series) },
    run: async ({ params }) => ({ body: await getSeries(params.slug) }),
  }),
  route({
    method: 'get',
    path: '/api/books/:id/editions',
    access: 'anyone',
    summary: 'The other editions of a book: those with its title and author',
    params: z.object({ id: Id }),
    reply: z.array(EditionView),
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.editions) },
    run: async ({ caller, origin: { network }, params, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      return { body: await listEditions(params.id, { ...readerOf(caller), fresh, spend }) };
    },
  }),
  route({
    method: 'get',
    path: '/api/suggestions',
    access: 'anyone',
    summary: 'What the search box suggests for a text: books, authors, series, genres',
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
