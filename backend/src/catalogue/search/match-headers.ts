import type { FoundPart } from './book-search.ts';

/** Returns headers that tell how a search was answered. */
export const matchHeaders = ({
  match,
  searchedFor,
}: Pick<FoundPart, 'match' | 'searchedFor'>): Record<string, string> => ({
  'X-Match': match,
  // Headers are ASCII.
  ...(searchedFor && { 'X-Searched-For': encodeURIComponent(searchedFor) }),
});
