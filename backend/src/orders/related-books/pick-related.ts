import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { IndexedBook } from '../../catalogue/books/indexed-book.ts';
import { distancesFrom } from '../../catalogue/search/distance-between.ts';
import { VISIBLE } from '../../catalogue/search/to-filters.ts';
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts';
import { firstAuthorOf, Picked, seriesOf } from './picked.ts';

/** Twice the row on a book's page, some of whose books are already shown above it. */
const RELATED_MAX = 12;
/** Leaves room for books that nobody has bought yet. */
const BOUGHT_TOGETHER_MAX = 4;
/** Some of the nearest books are other editions, collections, or by the same author. */
const LOOKED_AT = 100;
/** Only books in stock, except the next volume of the series. */
const BUYABLE = { ...VISIBLE, available: ['true'] };

type Index = Pick<CatalogueIndex, 'nearest' | 'countShown'>;
type Distance = ReturnType<typeof distancesFrom>;

/**
 * Returns books `bought` together with this one, the next volume of its series, one by its author, and the
 * nearest ones of its genre, each by another author and of another series; no other editions of it and no
 * collections.
 */
export function pickRelated(
  book: IndexedBook,
  bought: readonly IndexedBook[],
  index: Index,
): IndexedBook[] {
  const distanceTo = distancesFrom(book, tagWorthIn(book.category, index));
  const picked = new Picked(book);
  picked.take(
    bought.filter((one) => !one.hidden && isBuyable(one)),
    BOUGHT_TOGETHER_MAX,
  );
  picked.take(laterVolumes(book, index), 1);
  picked.take(othersByAuthor(book, distanceTo, index), 1);
  picked.takeOfOthers(alike(book, distanceTo, index), RELATED_MAX - picked.books.length);
  return picked.books;
}

/** A tie-breaker: of two editions of a volume the more popular comes first. */
const FAME_SHARE = 1e-13;

function laterVolumes(book: IndexedBook, index: Index): IndexedBook[] {
  const { number } = book.series ?? {};
  if (number === undefined) return [];
  const distanceTo = ({ series, popularity = 0 }: IndexedBook) => {
    const volumes = (series?.number ?? 0) - number;
    return volumes > 0 ? volumes - popularity * FAME_SHARE : Infinity;
  };
  return index.nearest({ series: [seriesOf(book)], ...VISIBLE }, distanceTo, LOOKED_AT);
}

/** The series has a place of its own. */
function othersByAuthor(book: IndexedBook, distanceTo: Distance, index: Index): IndexedBook[] {
  const [author, series] = [firstAuthorOf(book), seriesOf(book)];
  if (author === '') return [];
  const books = index.nearest({ author: [author], ...BUYABLE }, distanceTo, LOOKED_AT);
  return books.filter((one) => series === '' || seriesOf(one) !== series);
}

function alike(book: IndexedBook, distanceTo: Distance, index: Index): IndexedBook[] {
  const { author, category } = book;
  const isOwn = (one: IndexedBook) => author !== undefined && one.author === author;
  const toOthers = (one: IndexedBook, limit: number) => {
    const distance = distanceTo(one, limit);
    return distance < limit && !isOwn(one) ? distance : Infinity;
  };
  return index.nearest({ category: [category], ...BUYABLE }, toOthers, LOOKED_AT);
}

/** How distinctive a tag is: 1 if no other book has it, 0 if the whole genre does. */
const tagWorthIn = (category: string, index: Index) => (tag: string) => {
  const count = Math.max(1, index.countShown('tag', tag.toLowerCase()));
  const all = Math.max(2, count, index.countShown('category', category));
  return 1 - Math.log(count) / Math.log(all);
};
