import { slugOf } from '@book-store/contract/slugs';
import { Genre } from './genres.model.ts';

/** Stores a genre at the end, for tests. */
export async function aGenre(name: string, { hidden = false } = {}): Promise<void> {
  const category = name.toLowerCase();
  const position = await Genre.countDocuments({});
  await Genre.create({ name, category, slug: slugOf(name), position, hidden });
}
