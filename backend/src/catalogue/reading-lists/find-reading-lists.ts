import type {
  AdminReadingListView,
  ReadingListCard,
  ReadingListView,
  RecommendationView,
} from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { LIST_BOOKS_MAX } from '@book-store/contract/text-limits';
import { type AppError, notFound } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { findStoredBooks, findVisibleBook } from '../books/find-books.ts';
import type { Reading } from '../search/book-search.ts';
import { listCards } from '../search/list-books.ts';
import { ReadingList, type StoredReadingList } from './reading-lists.model.ts';

export const listNotFound = (): AppError => notFound('There is no such list.');

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** The most that the dashboard lists. */
const ADMIN_LIST_MAX = 500;
/** How many lists are looked at for those that have visible books. */
const LOOKED_AT = 20;
/** How many books of a list a row shows. */
const ROW = 10;
/** How many lists a book's page names. */
const RECOMMENDATIONS_MAX = 3;

type As = { reading: Reading; shop: Shop };

/** Returns the books of a list that the reader sees. */
async function visibleIn({ books }: StoredReadingList, { reading, shop }: As) {
  const ids = books.map(({ bookId }) => `${bookId}`);
  if (ids.length === 0) return [];
  const query = { ids, page: 1, limit: LIST_BOOKS_MAX, teasers: 'true' as const };
  const found = await listCards(query, reading, shop);
  const cards = new Map(found.books.map((card) => [card._id, card]));
  return books.flatMap(({ bookId, sentence, by }) => {
    const book = cards.get(`${bookId}`);
    return book ? [{ book, sentence, by }] : [];
  });
}

/** Returns the newest published lists that have visible books. */
export async function listReadingLists(limit: number, as: As): Promise<ReadingListCard[]> {
  const lists = await ReadingList.find({ published: true })
    .sort(NEWEST_FIRST)
    .limit(LOOKED_AT)
    .lean<StoredReadingList[]>();
  const cards: ReadingListCard[] = [];
  // One by one: the first few are enough, and each may have a hundred books.
  for (const list of lists) {
    if (cards.length === limit) break;
    const books = (await visibleIn(list, as)).slice(0, ROW).map(({ book }) => book);
    if (books.length > 0) cards.push({ ...heading(list), books });
  }
  return cards;
}

/** Throws `not-found` also for an unpublished list. */
export async function getReadingList(id: string, as: As): Promise<ReadingListView> {
  const list = await ReadingList.findOne({ _id: id, published: true }).lean<StoredReadingList>();
  if (!list) throw listNotFound();
  return { ...heading(list), books: await visibleIn(list, as) };
}

/** Returns what the newest published lists say of a book; nothing of one that visitors do not see. */
export async function listRecommendations(bookId: string): Promise<RecommendationView[]> {
  if (!(await findVisibleBook(bookId))) return [];
  const lists = await ReadingList.find({ 'books.bookId': bookId, published: true })
    .sort(NEWEST_FIRST)
    .limit(RECOMMENDATIONS_MAX)
    .lean<StoredReadingList[]>();
  return lists.map((list) => {
    const one = list.books.find((book) => `${book.bookId}` === bookId);
    return {
      list: { id: list._id, title: list.title },
      sentence: one?.sentence,
      by: one?.by ?? list.by,
    };
  });
}

/** Newest first. */
export async function listAllReadingLists(): Promise<AdminReadingListView[]> {
  const lists = await ReadingList.find({})
    .sort(NEWEST_FIRST)
    .limit(ADMIN_LIST_MAX)
    .lean<StoredReadingList[]>();
  return lists.map((list) => toAdminList(list));
}

/** Also an unpublished one, with the titles of its books. Throws `not-found`. */
export async function getAnyReadingList(id: string): Promise<AdminReadingListView> {
  const list = await ReadingList.findById(id).lean<StoredReadingList>();
  if (!list) throw listNotFound();
  return withTitles(toAdminList(list));
}

export async function withTitles(list: AdminReadingListView): Promise<AdminReadingListView> {
  const ids = list.books.map(({ bookId }) => bookId);
  const found = await findStoredBooks(ids, { seesHidden: true });
  const byId = new Map(found.map((book) => [`${book._id}`, book]));
  return {
    ...list,
    books: list.books.map(({ bookId, ...words }) => {
      const book = byId.get(bookId);
      return { bookId, title: book?.title, hidden: book?.hidden || undefined, ...words };
    }),
  };
}

/** For the sitemap. */
export async function listReadingListChanges(): Promise<{ id: string; changedAt: Date }[]> {
  const lists = await ReadingList.find({ published: true }, { changedAt: 1 })
    .sort(NEWEST_FIRST)
    .limit(ADMIN_LIST_MAX)
    .lean<Pick<StoredReadingList, '_id' | 'changedAt'>[]>();
  return lists.map(({ _id, changedAt }) => ({ id: _id, changedAt }));
}

const heading = ({ _id, title, sentence, by }: StoredReadingList) => ({
  id: _id,
  title,
  sentence,
  by,
});

export const toAdminList = (list: StoredReadingList): AdminReadingListView => ({
  ...heading(list),
  books: list.books.map(({ bookId, sentence, by }) => ({ bookId: `${bookId}`, sentence, by })),
  published: list.published,
  version: list.version ?? 0,
});
