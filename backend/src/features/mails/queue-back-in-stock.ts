import { isBuyable } from '@book-store/contract/availability';
import { backInStockMail, type WatchedBook } from './letters/book-mails.ts';
import type { ChangedStock } from './queue-low-stock.ts';
import { queueMissing } from './queue-mail.ts';

/** A customer who waits for a book. */
export type Wish = { uid: string; bookId: string; email: string; at: Date; unverified: boolean };

export type BackInStockDeps = {
  findBooks: (ids: readonly string[]) => Promise<WatchedBook[]>;
  /** Returns who waits for any of these books and can be written to. */
  findWishes: (bookIds: readonly string[]) => Promise<Wish[]>;
  /** Takes a wish off the customer's list. Idempotent. */
  fulfil: (wish: Wish) => Promise<void>;
  sends: boolean;
  now: Date;
};

const BATCH = 500;

/** Queues a mail for each customer who waits for a book that can be bought now, and ends their wait. */
export async function queueBackInStock(
  changed: readonly ChangedStock[],
  { findBooks, findWishes, fulfil, sends, now }: BackInStockDeps,
): Promise<void> {
  const ids = changed
    .filter((book) => isBuyable(book) && !book.hidden)
    .map(({ _id }) => _id.toString());
  for (let at = 0; at < ids.length; at += BATCH) {
    const wishes = await findWishes(ids.slice(at, at + BATCH));
    if (wishes.length === 0) continue;
    const books = await findBooks([...new Set(wishes.map(({ bookId }) => bookId))]);
    const byId = new Map(books.map((book) => [book._id.toString(), book]));
    for (const wish of wishes) {
      const book = byId.get(wish.bookId);
      if (!book) continue;
      // First the mail, then the list: after a crash between, the mail's key is known.
      await queueMissing([backInStockMail(book, wish)], { sends, now });
      await fulfil(wish);
    }
  }
}
