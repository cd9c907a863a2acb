import type { genreCalls } from '@book-store/contract/catalogue/genres/calls';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { countByCategory } from '../search/count-books.ts';
import { addGenre, deleteGenre, editGenre, listAllGenres, orderGenres } from './edit-genres.ts';
import { findVisibleGenres } from './find-genres.ts';

/** The genres that visitors choose from and the owner edits. */
export const genres = (_deps: RouteDeps): Implementation<typeof genreCalls> => ({
  'GET /api/genres': {
    cached: POINTS.read,
    run: async () => {
      const [genres, booksIn] = await Promise.all([findVisibleGenres(), countByCategory()]);
      return { body: genres.map((genre) => ({ ...genre, books: booksIn(genre.category) })) };
    },
  },
  'GET /api/admin/genres': async () => ({ body: await listAllGenres() }),
  'POST /api/admin/genres': {
    add: async ({ body: { name }, remember }) => {
      await addGenre(name, { remember });
      return {
        body: await listAllGenres(),
        change: { action: 'genre-created', subject: { name }, fields: [] },
      };
    },
    again: async () => ({ body: await listAllGenres() }),
  },
  'PUT /api/admin/genres/order': async ({ body }) => {
    const isChanged = await orderGenres(body.slugs);
    return {
      body: await listAllGenres(),
      change: isChanged ? { action: 'genres-ordered', subject: {}, fields: [] } : undefined,
    };
  },
  'PATCH /api/admin/genres/:slug': async ({ params: { slug }, body }) => {
    const before = await editGenre(slug, body);
    const fields = changedFields(['name', 'hidden'], {
      before: { name: before.name, hidden: before.hidden },
      after: { name: body.name ?? before.name, hidden: body.hidden ?? before.hidden },
    });
    const subject = { id: slug, name: before.name };
    return {
      body: await listAllGenres(),
      change: fields.length > 0 ? { action: 'genre-edited', subject, fields } : undefined,
    };
  },
  'DELETE /api/admin/genres/:slug': async ({ params: { slug } }) => {
    const { name } = await deleteGenre(slug);
    return {
      body: await listAllGenres(),
      change: { action: 'genre-deleted', subject: { id: slug, name }, fields: [] },
    };
  },
});
