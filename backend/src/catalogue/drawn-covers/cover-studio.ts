import type { CoverWidth } from '@book-store/contract/pictures';
import { authorsOf } from '@book-store/contract/slugs';
import { type CoverFormat, type DrawnBook, renderCover, versionOf } from '@book-store/covers';
import { LRUCache } from 'lru-cache';
import type { CoverFiles } from './cover-files.ts';
import { createFairQueue } from './fair-queue.ts';

/** Several thousand covers in the widths that pages show. */
const CACHE_BYTES = 48 * 1024 * 1024;

/** Two pages full of covers; beyond that, a page shows title and author instead, and the cover next time. */
const WAITING_MAX = { perNetwork: 120, inTotal: 1000 };

type Wanted = { book: DrawnBook; width: CoverWidth; format: CoverFormat };
export type CoverStudio = ReturnType<typeof createCoverStudio>;

const nameOf = ({ book, width, format }: Wanted) =>
  `${width}-${book.id}-${versionOf(book)}.${format}`;

export const drawCover = (
  book: DrawnBook,
  picture: { width: CoverWidth; format: CoverFormat },
): Promise<Buffer> => renderCover({ ...book, authors: authorsOf(book.author ?? '') }, picture);

/**
 * Draws covers one at a time, so that a page full of them leaves a core to other requests. Caches the most recently
 * shown ones in memory and, with `files`, those of earlier runs.
 */
export function createCoverStudio({ files }: { files?: CoverFiles | undefined } = {}) {
  const inTurn = createFairQueue(WAITING_MAX);
  const kept = new LRUCache<string, Buffer, { wanted: Wanted; network: string }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: async (name, _old, { context: { wanted, network } }) => {
      const picture = await inTurn(network, () => drawCover(wanted.book, wanted));
      void files?.write(name, picture);
      return picture;
    },
  });
  return {
    /** Returns a cover that needs no drawing. */
    async find(wanted: Wanted): Promise<Buffer | undefined> {
      const name = nameOf(wanted);
      const known = kept.get(name);
      if (known) return known;
      const read = await files?.read(name);
      if (read) kept.set(name, read);
      return read;
    },
    /** Draws a cover when it is the network's turn. Throws `too-many-requests`. */
    draw: (wanted: Wanted, network: string): Promise<Buffer> =>
      kept.forceFetch(nameOf(wanted), { context: { wanted, network } }),
  };
}
