import type {
  BookCardView,
  BookView,
  ListCardsQuery,
} from '@book-store/contract/catalogue/books/books.schemas';
import { FILTER_VALUES_MAX } from '@book-store/contract/lists';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { isRefined } from '@book-store/contract/storefront';
import {
  getBook,
  listCards,
  listEditions,
  listNeighbours,
  listRelated,
} from '../../../api/calls/books-api.ts';
import { getShop } from '../../../api/calls/shop-api.ts';
import type { Ask, Load } from '../../../api/page-data.ts';
import { listRecommendations } from '../parts/reading-lists/api.ts';

/** One row on wide screens. */
const ROW = 6;

export const seriesOf = ({ _id: id, series }: BookView) => {
  const slug = series && slugOf(series.name);
  return slug ? { series: slug, id } : undefined;
};
/** More than a row, because books of earlier rows are left out. */
export function booksOfAuthors({ author }: BookView): ListCardsQuery | undefined {
  const slugs = author ? authorsOf(author).map(slugOf).filter(Boolean) : [];
  const some = slugs.slice(0, FILTER_VALUES_MAX);
  return some.length > 0 ? { author: some, sort: 'best-selling', limit: 2 * ROW } : undefined;
}

export const load: Load = async (ask, { params: { id = '' } }) => {
  const [book, shop] = await Promise.all([ask(getBook.initiate(id)), ask(getShop.initiate())]);
  if (!book) return;
  await Promise.all([
    loadOtherBooks(ask, book),
    isRefined(shop?.storefront) && ask(listRecommendations.initiate(book._id)),
  ]);
};

async function loadOtherBooks(ask: Ask, book: BookView): Promise<void> {
  const series = seriesOf(book);
  const byAuthors = booksOfAuthors(book);
  await Promise.all([
    ask(listEditions.initiate(book._id)),
    series && ask(listNeighbours.initiate(series)),
    byAuthors && ask(listCards.initiate(byAuthors)),
    ask(listRelated.initiate(book._id)),
  ]);
}

/** Skips books of earlier rows, and adds the row to `shown`. */
export function takeRow(
  candidates: readonly BookCardView[] = [],
  shown: Set<string>,
): BookCardView[] {
  const row = candidates.filter(({ _id }) => !shown.has(_id)).slice(0, ROW);
  for (const { _id } of row) shown.add(_id);
  return row;
}
