import type { ClientSession } from 'mongoose';
import { AppError } from '../../platform/errors/errors.ts';
import { isGenre } from '../genres/find-genres.ts';
import { lockGenres } from '../genres/lock-genres.ts';

/**
 * Throws `bad-request` with the field for an unknown category. Within the transaction of `session`, the genre cannot
 * be deleted concurrently.
 */
export async function requireGenre(category: string, session?: ClientSession): Promise<void> {
  const isThere = session
    ? (await lockGenres([category], session)).has(category)
    : await isGenre(category);
  if (isThere) return;
  const message = 'There is no such genre in the shop.';
  throw new AppError('bad-request', {
    detail: `category: ${message}`,
    fields: [{ path: 'category', message, code: 'unknown-genre', values: {} }],
  });
}
