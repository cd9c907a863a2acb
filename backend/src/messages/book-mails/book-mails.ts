import {
  confirmWaitPath,
  stopWaitingPath,
} from '@book-store/contract/messages/back-in-stock/back-in-stock-paths';
import { formatMoney } from '@book-store/contract/money';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from '../letters/english.ts';
import { type MailedBook, toLetterBook } from '../letters/letter-books.ts';

type IdentifiedBook = MailedBook & { _id: { toString(): string } };

export type WatchedBook = IdentifiedBook & {
  newPriceCents: number;
  stock?: number | undefined;
};

/** Nobody reads a longer mail. */
const BOOKS_MAX = 50;

/** The prefix of the keys of an account's mails about books. */
export const backInStockKeys = (uid: string): string => `back-in-stock:${uid}:`;

/** For a customer who waited for the book. */
export function backInStockMail(
  book: WatchedBook,
  wish: { uid: string; email: string; at: Date; unverified?: boolean; token?: string | undefined },
  { backInStock: texts, language }: LetterTexts = english,
): NewMail {
  const id = book._id.toString();
  return {
    key: `${backInStockKeys(wish.uid)}${id}:${wish.at.getTime()}`,
    kind: 'back-in-stock',
    to: wish.email,
    limit: wish.unverified ? 'other' : undefined,
    subject: texts.subject(book.title),
    letter: {
      language,
      heading: texts.heading,
      paragraphs: [texts.first],
      books: [toLetterBook(book, id, formatMoney(book.newPriceCents))],
      button: { text: texts.button, path: pathWithId(PAGES.book.pattern, id) },
      closing: [texts.closing],
      unsubscribe: wish.token ? { text: texts.stop, path: stopWaitingPath(wish.token) } : undefined,
    },
  };
}

/** However often an address is entered for a book, it gets one mail with the same link in this time. */
const CONFIRM_EACH_MS = 3_600_000;

/** Asks a guest to confirm the address, because anybody can enter it. */
export function confirmWaitMail(
  book: IdentifiedBook,
  { uid, email, token, now }: { uid: string; email: string; token: string; now: Date },
  { confirmBackInStock: texts, language }: LetterTexts = english,
): NewMail {
  const id = book._id.toString();
  return {
    key: `${backInStockKeys(uid)}confirm:${id}:${token}:${Math.floor(now.getTime() / CONFIRM_EACH_MS)}`,
    kind: 'confirm-back-in-stock',
    to: email,
    limit: 'other',
    subject: texts.subject,
    letter: {
      language,
      heading: texts.heading,
      paragraphs: [texts.first],
      books: [toLetterBook(book, id)],
      button: { text: texts.button, path: confirmWaitPath(token, id) },
      closing: [texts.closing],
      unsubscribe: { text: texts.stop, path: stopWaitingPath(token) },
    },
  };
}

/** Tells the owner which books have fallen to the level. */
export function lowStockMail(
  digest: string,
  { books, to }: { books: readonly WatchedBook[]; to: string },
  { owner: { lowStock: texts }, language }: LetterTexts,
): NewMail {
  const { length } = books;
  const [first] = books;
  const more = length - BOOKS_MAX;
  return {
    key: `low-stock:${digest}`,
    kind: 'low-stock',
    to,
    subject: texts.subject(length, first?.title ?? ''),
    letter: {
      language,
      heading: texts.heading(length),
      paragraphs: [texts.first(length)],
      books: books
        .slice(0, BOOKS_MAX)
        .map((book) => toLetterBook(book, book._id.toString(), texts.left(book.stock ?? 0))),
      closing: more > 0 ? [texts.more(more)] : [],
      button: { text: texts.button, path: PAGES.manageBooks.pattern },
    },
  };
}
