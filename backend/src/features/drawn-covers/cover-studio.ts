import type { CoverWidth } from '@book-store/contract/pictures';
import { LRUCache } from 'lru-cache';
import { type DrawnBook, versionOf } from '../../shared/drawn-covers/drawn-cover.ts';
import { AppError } from '../../shared/errors.ts';
import { type CoverFormat, renderCover } from './render-cover.ts';

/** Some thousand covers in the widths that pages show. */
const CACHE_BYTES = 48 * 1024 * 1024;

/** Several shelves; who comes later sees title and author instead, and the cover next time. */
const WAITING_MAX = 240;

type Wanted = { book: DrawnBook; width: CoverWidth; format: CoverFormat };
export type CoverStudio = ReturnType<typeof createCoverStudio>;

const keyOf = ({ book, width, format }: Wanted) =>
  `${width}/${book.id}-${versionOf(book)}.${format}`;

/**
 * Draws covers, one at a time, so that a wall of them leaves a core to everybody else, and keeps the most
 * recently shown ones in memory.
 */
export function createCoverStudio() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = (wanted: Wanted): Promise<Buffer> => {
    if (waiting >= WAITING_MAX) throw tooMany();
    waiting += 1;
    const drawn = last.then(() => renderCover(wanted.book, wanted));
    last = drawn
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return drawn;
  };
  const kept = new LRUCache<string, Buffer, Wanted>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: async (_key, _old, { context }) => inTurn(context),
  });
  return {
    /** Returns whether a cover needs no drawing. */
    has: (wanted: Wanted): boolean => kept.has(keyOf(wanted)),
    draw: (wanted: Wanted): Promise<Buffer> => kept.forceFetch(keyOf(wanted), { context: wanted }),
  };
}

const tooMany = () =>
  new AppError('too-many-requests', {
    detail: 'Too many covers are being drawn right now. Please try again in a few seconds.',
    retryAfter: 5,
  });
