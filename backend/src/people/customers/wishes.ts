import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import type { WishesView } from '@book-store/contract/people/customers/wishes.schemas';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { createEvent } from '../../platform/documents/create-event.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { changeCustomer, findCustomer } from './change-customer.ts';
import type { AwaitedBook } from './customers.model.ts';

export type BookList = 'wishes' | 'backInStock';
type Entry = AwaitedBook;

/** Latest first. */
export async function readWishes(uid: string): Promise<z.output<typeof WishesView>> {
  const { wishes = [], backInStock = [] } = (await findCustomer(uid)) ?? {};
  return { wishes: latestFirst(wishes), backInStock: latestFirst(backInStock) };
}

const latestFirst = (entries: readonly Entry[]) => entries.map(({ bookId }) => bookId).reverse();

/** Adds a book to the wish list. Throws `list-full`. Idempotent. */
export const addToWishes = ({ uid }: Customer, bookId: string, at: Date) =>
  putOnList(uid, 'wishes', { bookId: new Types.ObjectId(bookId), at });

/** Adds a device's wishes, latest first. Returns those for which the list has no room. Idempotent. */
export async function joinWishes(
  uid: string,
  bookIds: readonly string[],
  at: Date,
): Promise<Types.ObjectId[]> {
  const books = await findStoredBooks(bookIds);
  const inShop = new Set(books.map(({ _id }) => _id.toString()));
  let refused: Types.ObjectId[] = [];
  await changeList(uid, 'wishes', (entries) => {
    const added = [...new Set(bookIds)]
      .filter((id) => inShop.has(id) && !entries.some(({ bookId }) => bookId.equals(id)))
      .map((id) => new Types.ObjectId(id));
    const room = Math.max(0, WISHES_MAX - entries.length);
    refused = added.slice(room);
    return [
      ...entries,
      ...added
        .slice(0, room)
        .map((bookId) => ({ bookId, at }))
        .reverse(),
    ];
  });
  return refused;
}

/** Subscribes to a mail when a book is back in stock. Throws `list-full`. Idempotent. */
export const waitFor = ({ uid, email, emailVerified }: Customer, bookId: string, at: Date) => {
  const book = new Types.ObjectId(bookId);
  const entry = {
    bookId: book,
    at,
    ...(email && { email, ...(!emailVerified && { unverified: true }) }),
  };
  return putOnList(uid, 'backInStock', entry, (session) => emitAwaited(book, session));
};

/** A customer began to wait for a book. Listeners run in the transaction that stores it. */
export const { on: onAwaited, emit: emitAwaited } =
  createEvent<[book: Types.ObjectId, session: ClientSession]>();

export const listFull = (): AppError =>
  new AppError('list-full', {
    detail: `The list is full with ${WISHES_MAX} books. Remove one to make room.`,
    extra: { maximum: WISHES_MAX },
  });

const putOnList = (
  uid: string,
  list: BookList,
  entry: Entry,
  beforeCommit?: (session: ClientSession) => Promise<void>,
) => {
  const add = (entries: Entry[]) => {
    const { bookId } = entry;
    if (entries.some((one) => one.bookId.equals(bookId))) return entries;
    if (entries.length >= WISHES_MAX) {
      throw listFull();
    }
    return [...entries, entry];
  };
  return changeList(uid, list, add, beforeCommit);
};

export const removeFromList = (uid: string, list: BookList, bookId: string) =>
  changeList(uid, list, (entries) => entries.filter((entry) => !entry.bookId.equals(bookId)));

const changeList = (
  uid: string,
  list: BookList,
  change: (entries: Entry[]) => Entry[],
  beforeCommit?: (session: ClientSession) => Promise<void>,
) => changeCustomer(uid, (customer) => ({ [list]: change(customer[list] ?? []) }), beforeCommit);
