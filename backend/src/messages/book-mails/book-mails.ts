import { formatMoney } from '@book-store/contract/money';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from '../letters/english.ts';
import { type MailedBook, toLetterBook } from '../letters/letter-books.ts';

export type WatchedBook = MailedBook & {
  _id: { toString(): string };
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
  wish: { uid: string; email: string; at: Date; unverified?: boolean },
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
