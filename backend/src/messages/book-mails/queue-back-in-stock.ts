import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { ChangedStock } from '../../catalogue/books/changed-stocks.ts';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { findAwaited, stopAwaiting } from '../../people/customers/awaited-books.ts';
import { queueMissing } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { backInStockMail } from './book-mails.ts';

const BATCH = 500;

/** Queues a mail for each customer who waits for a book that is available again, and ends their wait. */
export async function queueBackInStock(
  changed: readonly ChangedStock[],
  { sends, now, shop }: { sends: boolean; now: Date; shop: Shop },
): Promise<void> {
  const ids = changed
    .filter((book) => isBuyable(book) && !book.hidden)
    .map(({ _id }) => _id.toString());
  for (let at = 0; at < ids.length; at += BATCH) {
    const wishes = await findAwaited(ids.slice(at, at + BATCH));
    if (wishes.length === 0) continue;
    const texts = letterTextsOf(shop);
    const books = await findStoredBooks([...new Set(wishes.map(({ bookId }) => bookId))]);
    const byId = new Map(books.map((book) => [book._id.toString(), book]));
    for (const wish of wishes) {
      const book = byId.get(wish.bookId);
      if (!book) continue;
      // First the mail, then the list: after a crash in between, the mail's key is known.
      await queueMissing([backInStockMail(book, wish, texts)], { sends, now });
      await stopAwaiting(wish);
    }
  }
}
