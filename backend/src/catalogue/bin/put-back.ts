import type {
  ChangedBook,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { DetailCode } from '@book-store/contract/detail-codes';
import { type ClientSession, Types } from 'mongoose';
import {
  type BeforeCommit,
  inTransaction,
  writeConflict,
} from '../../platform/documents/in-transaction.ts';
import { countVisibleChange } from '../../platform/documents/visible-changes.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { queueCovers } from '../covers/due-covers.ts';
import { lockGenres } from '../genres/lock-genres.ts';
import { emitStockChange } from '../stock/stock-changes.ts';
import { BinnedBook, type StoredBinnedBook } from './binned-books.model.ts';

type Wanted = { ids: readonly string[]; category?: string | undefined };

/**
 * Puts books of the bin back into the shop, in one transaction, and returns each outcome. A book whose genre has gone
 * gets `category`, or is refused; so is one whose ISBN another book has by now.
 */
export async function putBack(
  wanted: Wanted,
  at: Date,
  beforeCommit: BeforeCommit<ChangedBooks>,
): Promise<ChangedBooks> {
  const result = await inTransaction((session) => putBackWithin(wanted, at, session), {
    beforeCommit,
  });
  if (result.changed > 0) countVisibleChange();
  return result;
}

async function putBackWithin(
  { ids, category }: Wanted,
  at: Date,
  session: ClientSession,
): Promise<ChangedBooks> {
  const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
  const binned = await BinnedBook.find({ _id }).session(session).lean<StoredBinnedBook[]>();
  const inShop = await Book.find({ _id }, { title: 1 }).session(session).lean<StoredBook[]>();
  const holders = await isbnHolders(binned, session);
  const wantedGenres = [
    ...binned.map((book) => book.category ?? ''),
    ...(category ? [category] : []),
  ];
  const genres = await lockGenres(wantedGenres, session);

  const books: ChangedBook[] = [];
  const returning: StoredBook[] = [];
  const byId = new Map(binned.map((book) => [book._id.toString(), book]));
  const there = new Map(inShop.map((book) => [book._id.toString(), book]));
  for (const id of ids) {
    const book = byId.get(id);
    const isThere = there.get(id);
    if (isThere) books.push({ _id: id, title: isThere.title, outcome: 'unchanged' });
    else if (!book) books.push({ _id: id, outcome: 'refused', message: GONE });
    else {
      const own = genres.has(book.category) ? book.category : category;
      const refusal = refusalFor(book, holders) ?? (own && genres.has(own) ? undefined : NO_GENRE);
      const named = { _id: id, title: book.title };
      if (refusal) books.push({ ...named, outcome: 'refused', ...refusal });
      else {
        books.push({ ...named, outcome: 'changed' });
        returning.push(toBook(book, own ?? '', at));
        if (book.isbn) holders.set(book.isbn, book.title);
      }
    }
  }
  await store(returning, at, session);
  const count = (outcome: ChangedBook['outcome']) =>
    books.filter((one) => one.outcome === outcome).length;
  return {
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    books,
  };
}

type Refused = {
  message: string;
  detailCode?: DetailCode;
  detailValues?: ChangedBook['detailValues'];
};

const GONE = 'This book is not in the bin any more.';
const NO_GENRE: Refused = {
  message: 'Its genre is not in the shop any more. Please choose another one.',
  detailCode: 'book-genre-gone',
};

function refusalFor(
  { isbn }: StoredBook,
  holders: ReadonlyMap<string, string>,
): Refused | undefined {
  const holder = isbn ? holders.get(isbn) : undefined;
  if (holder === undefined) return undefined;
  return {
    message: `“${holder}” has its ISBN by now. Change or delete that book first.`,
    detailCode: 'book-isbn-taken',
    detailValues: { name: holder },
  };
}

/** Returns the titles of the shop's books with the ISBNs of these. */
async function isbnHolders(
  books: readonly StoredBook[],
  session: ClientSession,
): Promise<Map<string, string>> {
  const isbns = books.flatMap(({ isbn }) => isbn ?? []);
  const found = await Book.find({ isbn: { $in: isbns } }, { isbn: 1, title: 1 })
    .session(session)
    .lean<StoredBook[]>();
  return new Map(found.map(({ isbn = '', title }) => [isbn, title]));
}

/** A change after the last one, so that every server's index takes the book in. */
function toBook(
  { deletedAt: _at, deletedBy: _by, ...book }: StoredBinnedBook,
  category: string,
  at: Date,
): StoredBook {
  const updatedAt = new Date(Math.max(at.getTime(), (book.updatedAt?.getTime() ?? 0) + 1));
  return { ...book, category, updatedAt };
}

async function store(
  books: readonly StoredBook[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (books.length === 0) return;
  const ids = books.map(({ _id }) => _id);
  const { deletedCount } = await BinnedBook.deleteMany({ _id: { $in: ids } }, { session });
  // Not every server detects write conflicts itself.
  if (deletedCount < books.length) throw writeConflict();
  await emitStockChange(ids, session);
  await queueCovers(books, at, session);
  // As it was, damaged or not.
  await Book.collection.insertMany(books as never[], { session });
}
