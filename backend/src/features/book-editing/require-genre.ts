import { AppError } from '../../shared/errors.ts';

/** Returns whether books can have this category. */
export type IsGenre = (category: string) => Promise<boolean>;

/** Throws `bad-request` with the field if a book cannot have this category. */
export async function requireGenre(category: string, isGenre: IsGenre): Promise<void> {
  if (await isGenre(category)) return;
  const message = 'There is no such genre in the shop.';
  throw new AppError('bad-request', {
    detail: `category: ${message}`,
    fields: [{ path: 'category', message }],
  });
}
