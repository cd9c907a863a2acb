import { PICK_TAG } from '@book-store/contract/catalogue/books/book-facts';
import type { ListCardsQuery } from '@book-store/contract/catalogue/books/books.schemas';
import { listCards } from '../../../api/calls/books-api.ts';
import type { Load } from '../../../api/page-data.ts';
import { listNews, NEWEST_NEWS } from '../../messages/parts/news/api.ts';

/** The number of books in a row, besides the link to all. */
const ROW = 10;

/** The slice of the newest-first list that Recommended shows: the 9th to the 18th book. */
export const RECOMMENDED = { from: 8, to: 18 } as const;

/** One request serves the banner and Recommended. */
export const NEWEST_BOOKS: ListCardsQuery = { limit: RECOMMENDED.to, teasers: 'true' };

export const TOP_SELLERS: ListCardsQuery = {
  sort: 'most-sold',
  limit: ROW,
  teasers: 'true',
};

export const PICKS: ListCardsQuery = { tag: [PICK_TAG], limit: ROW, teasers: 'true' };

export const load: Load = (ask) =>
  Promise.all([
    ...[NEWEST_BOOKS, TOP_SELLERS, PICKS].map((query) => ask(listCards.initiate(query))),
    ask(listNews.initiate(NEWEST_NEWS)),
  ]);
