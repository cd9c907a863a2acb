import { AppError } from '../../shared/errors.ts';
import { isGenre } from '../catalogue/find-genres.ts';

/** Throws `bad-request` with the field if a book cannot have this category. */
export async function requireGenre(category: string): Promise<void> {
  if (await isGenre(category)) return;
  const message = 'There is no such genre in the shop.';
  throw new AppError('bad-request', {
    detail: `category: ${message}`,
    fields: [{ path: 'category', message }],
  });
}
