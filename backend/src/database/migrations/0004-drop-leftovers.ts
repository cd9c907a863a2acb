import mongoose from 'mongoose';
import { Book } from '../../features/books/books.model.ts';

/** Collections of earlier versions that nothing reads any more; some contain mails and clients' addresses. */
const COLLECTIONS = ['order_looks', 'outbox', 'rate_limits'];
/** The lists of books come from memory now; each of these made every change of a book slower. */
const INDEXES_OF_BOOKS = [
  'createdAt_-1__id_-1',
  'category_1_createdAt_-1__id_-1',
  'titleKey_1__id_1',
  'category_1_titleKey_1__id_1',
  'newPriceCents_1__id_1',
  'category_1_newPriceCents_1__id_1',
  'hidden_1_category_1',
];
/** Another server has dropped it: NamespaceNotFound, IndexNotFound. */
const GONE: readonly unknown[] = [26, 27];

/** Drops collections and indexes that only earlier versions used. Idempotent, also across servers. */
export async function dropLeftovers(): Promise<true> {
  const { db } = mongoose.connection;
  const collections = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  for (const { name } of collections.filter((one) => COLLECTIONS.includes(one.name)))
    await ignoreGone(db?.collection(name).drop());
  for (const { name } of await Book.collection.listIndexes().toArray())
    if (INDEXES_OF_BOOKS.includes(name)) await ignoreGone(Book.collection.dropIndex(name));
  return true;
}

async function ignoreGone(drop: Promise<unknown> | undefined): Promise<void> {
  try {
    await drop;
  } catch (error) {
    if (!GONE.includes((error as { code?: unknown }).code)) throw error;
  }
}
