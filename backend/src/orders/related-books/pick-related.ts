import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { IndexedBook } from '../../catalogue/books/indexed-book.ts';
import { distancesFrom } from '../../catalogue/search/distance-between.ts';
import { VISIBLE } from '../../catalogue/search/to-filters.ts';
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts';
import { firstAuthorOf, Picked, seriesOf } from './picked.ts';

/** Twice the row of a book's page, which shows some of them above. */
const RELATED_MAX = 12;
/** More would leave no room for what nobody has bought yet. */
const BOUGHT_TOGETHER_MAX = 4;
/** Of the nearest books some are editions of one work, collections, or by one author. */
const LOOKED_AT = 100;
/** Whoever follows a suggestion wants to buy the book; the next volume is the next one, though, even if it is sold out. */
const BUYABLE = { ...VISIBLE, available: ['true'] };

type Index = Pick<CatalogueIndex, 'nearest' | 'countShown'>;
type Distance = ReturnType<typeof distancesFrom>;

/**
 * Returns the books that go with a book: those `bought` together with it, the next volume of its series, one by its
 * author, and the nearest ones of its genre, each by another author and of another series. Neither editions of its
 * work nor collections are among them.
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

/** So that of two editions of a volume the better known comes first. */
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

/** The series has its own place. */
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

/** Returns a function that returns how much a tag says: 1 of a tag of its own, 0 of one that a whole genre has. */
const tagWorthIn = (category: string, index: Index) => (tag: string) => {
  const count = Math.max(1, index.countShown('tag', tag.toLowerCase()));
  const all = Math.max(2, count, index.countShown('category', category));
  return 1 - Math.log(count) / Math.log(all);
};
