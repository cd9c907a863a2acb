import { randomUUID } from 'node:crypto';
import type { genreCalls } from '@book-store/contract/catalogue/genres/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aGenre } from './genres.builder.ts';
import { Genre } from './genres.model.ts';

/** Stores a genre without books and returns its slug. */
async function aNewGenre(): Promise<string> {
  const name = `genre ${randomUUID().slice(0, 8)}`;
  await aGenre(name);
  return name.replace(' ', '-');
}

export const genreExamples: Examples<typeof genreCalls> = {
  'POST /api/admin/genres': { call: () => json({ name: `Genre ${randomUUID().slice(0, 8)}` }) },
  'PUT /api/admin/genres/order': {
    call: async () => {
      await aGenre(`Genre ${randomUUID().slice(0, 8)}`);
      const genres = await Genre.find({}).sort({ position: -1 });
      return json({ slugs: genres.map(({ slug }) => slug) });
    },
  },
  'PATCH /api/admin/genres/:slug': {
    call: async () => ({ path: `/api/admin/genres/${await aNewGenre()}`, body: { hidden: true } }),
  },
  'DELETE /api/admin/genres/:slug': {
    call: async () => ({ path: `/api/admin/genres/${await aNewGenre()}` }),
  },
};
