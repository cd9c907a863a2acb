import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Types } from 'mongoose';
import { z } from 'zod';
import { CreateBookBody } from '../features/books/books.contract.ts';
import { Book } from '../features/books/books.model.ts';
import { fold } from '../shared/fold.ts';
import { toCents } from '../shared/money.ts';
import { isReached, reach } from './shop-meta.ts';

const DAY = 24 * 60 * 60 * 1000;

const SeedBook = CreateBookBody.extend({
  /** Names the book for good: its id is made from it. */
  key: z.string().min(1),
  coverTint: z.string().optional(),
  daysAgo: z.number().nonnegative(),
});
type SeedBook = z.output<typeof SeedBook>;

/**
 * Fills a shop that has never been seeded with the catalogue in `dir`; answers how many books. Safe
 * to run twice, and from several servers at once: ids come from the books' keys, so nothing doubles.
 * A shop whose owner has books of their own, or has emptied it, stays as it is.
 */
export async function seedOnce({ dir, now }: { dir: string; now: Date }): Promise<number> {
  if (await isReached('catalogue-seeded')) return 0;
  const books = (await readSeedBooks(dir)).map((book) => toStored(book, now));
  const ownersBook = await Book.exists({ _id: { $nin: books.map((book) => book._id) } });
  if (!ownersBook) await insertMissing(books);
  await reach('catalogue-seeded', now);
  return ownersBook ? 0 : books.length;
}

async function readSeedBooks(dir: string): Promise<SeedBook[]> {
  const text = await readFile(path.join(dir, 'books.json'), 'utf8');
  return z.array(SeedBook).parse(JSON.parse(text));
}

async function insertMissing(books: object[]): Promise<void> {
  try {
    await Book.insertMany(books, { ordered: false });
  } catch (error) {
    // Another server, or a start that was cut off, has put some of them there.
    if ((error as { code?: unknown }).code !== 11000) throw error;
  }
}

function toStored({ key, daysAgo, newPrice, oldPrice, ...book }: SeedBook, now: Date) {
  const digest = createHash('sha256').update(`seed:${key}`).digest('hex');
  return {
    ...book,
    _id: new Types.ObjectId(digest.slice(0, 24)),
    titleKey: fold(book.title),
    newPriceCents: toCents(newPrice),
    oldPriceCents: toCents(oldPrice),
    createdAt: new Date(now.getTime() - daysAgo * DAY),
  };
}
