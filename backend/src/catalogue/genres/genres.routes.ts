import { GenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import { countByCategory } from '../search/count-books.ts';
import { findVisibleGenres } from './find-genres.ts';

const COST_MS = 1;

/** The genres of the shop. */
export const genresRoutes = ({ limits: { reads } }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/genres',
    access: 'anyone',
    summary: "The genres in the owner's order, with their numbers of books",
    reply: z.array(GenreView),
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS) },
    run: async () => {
      const [genres, booksIn] = await Promise.all([findVisibleGenres(), countByCategory()]);
      return {
        body: genres.map(({ slug, name, category }) => ({
          slug,
          name,
          category,
          books: booksIn(category),
        })),
      };
    },
  }),
];
