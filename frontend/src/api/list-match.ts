import { MATCHES, type Match } from '@book-store/contract/lists';
import type { Meta } from './list-total.ts';

/** How a search of books was answered; `searchedFor` is what it was corrected to. */
export type Answer = { match: Match; searchedFor?: string | undefined };

/** Returns how a list was found, from the reply's headers; `exact` if it is no search. */
export function listMatch(meta: Meta): Answer {
  const headers = meta?.response?.headers;
  const match = MATCHES.find((one) => one === headers?.get('x-match')) ?? 'exact';
  const searchedFor = headers?.get('x-searched-for');
  return { match, ...(searchedFor && { searchedFor: decodeURIComponent(searchedFor) }) };
}
