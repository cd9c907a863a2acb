import {
  AddGenreBody,
  AdminGenreView,
  EditGenreBody,
  GenreSlugParam,
  OrderGenresBody,
} from '@book-store/contract/catalogue/genres/genres.schemas';
import { z } from 'zod';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { addGenre, deleteGenre, editGenre, listAllGenres, orderGenres } from './edit-genres.ts';

const reply = z.array(AdminGenreView);

/** The genres that the owner edits. Every change replies with all of them. */
export const genresAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/genres',
    access: 'admin',
    summary: "All genres in the owner's order, hidden ones included",
    reply,
    run: async () => ({ body: await listAllGenres() }),
  }),
  addRoute({
    path: '/api/admin/genres',
    summary: 'Adds a genre after the others, once for each Idempotency-Key',
    body: AddGenreBody,
    reply,
    statuses: [201],
    errors: ['conflict'],
    now,
    add: async ({ body: { name }, remember }) => {
      await addGenre(name, { remember });
      return {
        body: await listAllGenres(),
        change: { action: 'genre-created', subject: { name }, fields: [] },
      };
    },
    again: async () => ({ body: await listAllGenres() }),
  }),
  // Must come before '/:slug', which would match it as a genre.
  changeRoute({
    method: 'put',
    path: '/api/admin/genres/order',
    summary: 'Orders the genres; every slug is named once',
    body: OrderGenresBody,
    reply,
    errors: ['conflict'],
    run: async ({ body }) => {
      const isChanged = await orderGenres(body.slugs);
      return {
        body: await listAllGenres(),
        change: isChanged ? { action: 'genres-ordered', subject: {}, fields: [] } : undefined,
      };
    },
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/genres/:slug',
    summary:
      'Renames a genre, hides it or shows it; its address and the category of its books stay',
    params: GenreSlugParam,
    body: EditGenreBody,
    reply,
    errors: ['changed-meanwhile'],
    run: async ({ params: { slug }, body }) => {
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
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/genres/:slug',
    summary: 'Deletes a genre without books; 409 with the number of its books',
    params: GenreSlugParam,
    reply,
    errors: ['conflict'],
    run: async ({ params: { slug } }) => {
      const { name } = await deleteGenre(slug);
      return {
        body: await listAllGenres(),
        change: { action: 'genre-deleted', subject: { id: slug, name }, fields: [] },
      };
    },
  }),
];
