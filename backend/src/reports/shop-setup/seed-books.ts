import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CreateBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { toMajor, toMinor } from '@book-store/contract/money';
import { z } from 'zod';
import { Book } from '../../catalogue/books/books.model.ts';
import { toStored } from '../../catalogue/editing/to-stored.ts';
import { isDone, markDone } from '../../platform/database/shop-meta.ts';
import { idOfKey } from '../../platform/documents/id-of-key.ts';
import { ignoreDuplicateKey } from '../../platform/documents/mongo.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

const SeedBook = CreateBookBody.extend({
  /** Permanent key of the book, from which its id is derived. */
  key: z.string().min(1),
  coverTint: z.string().optional(),
  daysAgo: z.number().nonnegative(),
});
type SeedBook = z.output<typeof SeedBook>;

/**
 * Adds the catalogue in `dir` to a shop that was never seeded. Returns the number of books. Idempotent, also
 * across servers: ids are derived from the books' keys. Does nothing if the owner has added books or has
 * emptied the shop.
 */
export async function seedOnce({ dir, now }: { dir: string; now: Date }): Promise<number> {
  if (await isDone('catalogue-seeded')) return 0;
  const books = await seedBooks(dir, now);
  const ownersBook = await Book.exists({ _id: { $nin: books.map((book) => book._id) } });
  if (!ownersBook) await insertMissing(books);
  await markDone('catalogue-seeded', now);
  return ownersBook ? 0 : books.length;
}

/** The demo books, as they are stored. */
export async function seedBooks(dir: string, now: Date) {
  const text = await readFile(path.join(dir, 'books.json'), 'utf8');
  const given: { newPrice: number; oldPrice: number }[] = JSON.parse(text);
  const books = given.map(({ newPrice, oldPrice, ...book }) => ({
    ...book,
    newPrice: inCurrency(newPrice),
    oldPrice: inCurrency(oldPrice),
  }));
  return z
    .array(SeedBook)
    .parse(books)
    .map((book) => toSeeded(book, now));
}

/** Their prices have two decimals, which the shop's currency may not have. */
const inCurrency = (price: number) => toMajor(Math.round(toMinor(price)));

async function insertMissing(books: object[]): Promise<void> {
  // Another server, or an interrupted start, may have inserted some already.
  await ignoreDuplicateKey(Book.insertMany(books, { ordered: false }));
}

function toSeeded({ key, daysAgo, ...book }: SeedBook, now: Date) {
  return {
    ...toStored(book).book,
    _id: idOfKey(`seed:${key}`),
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
  };
}
