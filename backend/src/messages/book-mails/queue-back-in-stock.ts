import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { findAwaited, stopAwaiting } from '../../people/customers/awaited-books.ts';
import { queueMissing } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { backInStockMail } from './book-mails.ts';

/**
 * Queues a mail for each customer who waits for one of these books, if it is available again, and ends their wait.
 * Safe to interrupt and to run on several servers.
 */
export async function queueBackInStock(
  bookIds: readonly string[],
  { sends, now, shop }: { sends: boolean; now: Date; shop: Shop },
): Promise<void> {
  const wishes = await findAwaited(bookIds);
  if (wishes.length === 0) return;
  const texts = letterTextsOf(shop);
  const books = await findStoredBooks([...new Set(wishes.map(({ bookId }) => bookId))]);
  const byId = new Map(books.map((book) => [book._id.toString(), book]));
  for (const wish of wishes) {
    const book = byId.get(wish.bookId);
    if (!book || !isBuyable(book)) continue;
    // First the mail, then the list: after a crash in between, the mail's key is known.
    await queueMissing([backInStockMail(book, wish, texts)], { sends, now });
    await stopAwaiting(wish);
  }
}
