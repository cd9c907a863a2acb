import type { ClientSession } from 'mongoose';
import { Genre } from './genres.model.ts';

/**
 * Returns which of these categories have genres, in the transaction in which books get them. Writes to these genres:
 * transactions read a snapshot, so they notice a concurrent deletion of a genre only if both write to it. Bypasses
 * mongoose, whose plugin would make every visitor wait for a fresh list.
 */
export async function lockGenres(
  categories: readonly string[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const wanted = { category: { $in: [...new Set(categories)] } };
  if (categories.length === 0) return new Set();
  await Genre.collection.updateMany(wanted, { $inc: { holds: 1 } }, { session });
  const found = await Genre.find(wanted, { category: 1 })
    .session(session)
    .lean<{ category: string }[]>();
  return new Set(found.map(({ category }) => category));
}
