import { MATCHES, type Match } from '@book-store/contract/lists';
import type { Meta } from './list-total.ts';

/** `searchedFor` is the corrected search term. */
export type Answer = { match: Match; searchedFor?: string | undefined };

/** Reads the reply's headers; `exact` if the list is not a search. */
export function listMatch(meta: Meta): Answer {
  const headers = meta?.response?.headers;
  const match = MATCHES.find((one) => one === headers?.get('x-match')) ?? 'exact';
  const searchedFor = headers?.get('x-searched-for');
  return { match, ...(searchedFor && { searchedFor: decodeURIComponent(searchedFor) }) };
}
