import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named } from '../../call.ts';
import {
  AddGenreBody,
  AdminGenreView,
  EditGenreBody,
  GenreSlugParam,
  GenreView,
  OrderGenresBody,
} from './genres.schemas.ts';

named({ AddGenreBody, AdminGenreView, EditGenreBody, GenreView, OrderGenresBody });

/** Every change replies with all genres. */
const reply = z.array(AdminGenreView);

export const genreCalls = {
  'GET /api/genres': {
    access: 'anyone',
    summary: "The genres in the owner's order, with their numbers of books",
    reply: z.array(GenreView),
  },
  'GET /api/admin/genres': {
    access: 'admin',
    summary: "All genres in the owner's order, hidden ones included",
    reply,
  },
  'POST /api/admin/genres': {
    access: 'admin',
    summary: 'Adds a genre after the others, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: AddGenreBody,
    reply,
    statuses: [201],
    errors: ['conflict'],
  },
  'PUT /api/admin/genres/order': {
    access: 'admin',
    summary: 'Orders the genres; every slug is named once',
    body: OrderGenresBody,
    reply,
    errors: ['conflict'],
  },
  'PATCH /api/admin/genres/:slug': {
    access: 'admin',
    summary:
      'Renames a genre, hides it or shows it; its address and the category of its books stay',
    params: GenreSlugParam,
    body: EditGenreBody,
    reply,
    errors: ['changed-meanwhile'],
  },
  'DELETE /api/admin/genres/:slug': {
    access: 'admin',
    summary: 'Deletes a genre without books; 409 with the number of its books',
    params: GenreSlugParam,
    reply,
    errors: ['conflict'],
  },
} satisfies Calls;
