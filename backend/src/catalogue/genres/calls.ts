import type { genreCalls } from '@book-store/contract/catalogue/genres/calls';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { countByCategory } from '../search/count-books.ts';
import { addGenre, deleteGenre, editGenre, listAllGenres, orderGenres } from './edit-genres.ts';
import { findVisibleGenres } from './find-genres.ts';
import type { StoredGenre } from './genres.model.ts';

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
    add: async ({ body: { name }, remember, record }) => {
      const change = record(() => ({ action: 'genre-created', subject: { name }, fields: [] }));
      await addGenre(name, { remember, beforeCommit: change.beforeCommit });
      return { body: await listAllGenres(), change };
    },
    again: async () => ({ body: await listAllGenres() }),
  },
  'PUT /api/admin/genres/order': async ({ body, record }) => {
    const change = record((isChanged: boolean) =>
      isChanged ? { action: 'genres-ordered', subject: {}, fields: [] } : undefined,
    );
    await orderGenres(body.slugs, change.beforeCommit);
    return { body: await listAllGenres(), change };
  },
  'PATCH /api/admin/genres/:slug': async ({ params: { slug }, body, record }) => {
    const change = record(({ name, hidden }: StoredGenre) => {
      const fields = changedFields(['name', 'hidden'], {
        before: { name, hidden },
        after: { name: body.name ?? name, hidden: body.hidden ?? hidden },
      });
      if (fields.length === 0) return undefined;
      return { action: 'genre-edited', subject: { id: slug, name }, fields };
    });
    await editGenre(slug, body, change.beforeCommit);
    return { body: await listAllGenres(), change };
  },
  'DELETE /api/admin/genres/:slug': async ({ params: { slug }, record }) => {
    const change = record(({ name }: StoredGenre) => ({
      action: 'genre-deleted',
      subject: { id: slug, name },
      fields: [],
    }));
    await deleteGenre(slug, change.beforeCommit);
    return { body: await listAllGenres(), change };
  },
});
