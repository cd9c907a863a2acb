import { COVER_PROBLEMS } from '@book-store/contract/catalogue/covers/cover-problems';
import { isExternalCover } from '@book-store/contract/pictures';
import type { StoredBook } from '../books/books.model.ts';

type Cover = Partial<Pick<StoredBook, 'coverImage' | 'coverSource'>>;

/**
 * Returns what a given cover changes of a book. An address becomes the source of a picture that the shop copies
 * (`queueCovers`), and is asked for by https; the one that the book has changes nothing.
 */
export function toCover(
  given: string | undefined,
  before: Cover = {},
): { set: Cover; unset: ('coverSource' | 'coverProblem')[] } {
  if (given !== undefined && isExternalCover(given)) {
    const coverSource = given.replace(/^http:/i, 'https:');
    if (coverSource === before.coverSource) return { set: {}, unset: [] };
    return { set: { coverImage: '', coverSource }, unset: ['coverProblem'] };
  }
  if (!given || given === before.coverImage) return { set: {}, unset: [] };
  return { set: { coverImage: given }, unset: ['coverSource', 'coverProblem'] };
}

/** Returns whether the cover of a book is still to be copied. */
export const isAwaited = ({
  coverImage,
  coverSource,
  coverProblem,
}: Cover & Partial<Pick<StoredBook, 'coverProblem'>>): boolean =>
  Boolean(coverSource) && !coverImage && !coverProblem;

/** The query condition for `isAwaited`, with a source. */
export const AWAITED = { coverImage: { $in: ['', null] }, coverProblem: null };

/** The query condition for books whose cover could not be copied. */
export const FAILED = { coverProblem: { $in: [...COVER_PROBLEMS] } };
