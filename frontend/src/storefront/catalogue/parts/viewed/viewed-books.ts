import { keptIds } from '../../../../lib/storage/kept-ids.ts';

/** One more than a page shows, because the book being read is one of them. */
const VIEWED_MAX = 13;
const { read, write, clear, useIds } = keptIds('viewed', VIEWED_MAX);

/** The books whose pages were open on this device, latest first. The shop does not learn of them. */
export const viewedBooks = {
  add: (id: string) => write([id, ...read().filter((other) => other !== id)]),
  clear,
};

export const useViewedBooks = useIds;
