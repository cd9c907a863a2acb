import { PICK_TAG } from '@book-store/contract/catalogue/books/book-facts';
import type { ListCardsQuery } from '@book-store/contract/catalogue/books/books.schemas';
import { isRefined } from '@book-store/contract/storefront';
import { listCards } from '../../../api/calls/books-api.ts';
import { getShop } from '../../../api/calls/shop-api.ts';
import type { Ask, Load } from '../../../api/page-data.ts';
import { listNews, NEWEST_NEWS } from '../../messages/parts/news/api.ts';
import { listReadingLists } from '../parts/reading-lists/api.ts';

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

/** The number of books in a row of small cards, which stand side by side on a wide screen. */
export const SMALL_ROW = 6;

export const PICKS: ListCardsQuery = { tag: [PICK_TAG], limit: SMALL_ROW };

/** How many of the owner's lists have a row. */
export const LISTS = { limit: 3 };

async function loadLists(ask: Ask) {
  const shop = await ask(getShop.initiate());
  return isRefined(shop?.storefront) && ask(listReadingLists.initiate(LISTS));
}

export const load: Load = (ask) =>
  Promise.all([
    ...[NEWEST_BOOKS, TOP_SELLERS, PICKS].map((query) => ask(listCards.initiate(query))),
    loadLists(ask),
    ask(listNews.initiate(NEWEST_NEWS)),
  ]);
