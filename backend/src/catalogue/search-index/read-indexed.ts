import type { Types } from 'mongoose';
import { Book, type StoredBook } from '../books/books.model.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { INDEXED, toIndexed } from './to-indexed.ts';

/** Books read at once. */
const PART = { all: 500, changed: 200 };

/**
 * Reads the catalogue in parts: the embedded database would keep a cursor's whole result in memory. Each part is read
 * while the previous one is indexed.
 */
export async function readAll(index: CatalogueIndex): Promise<void> {
  for (let reading: Promise<StoredBook[]> | undefined = readPart({}); reading; ) {
    const part: StoredBook[] = await reading;
    const last = part.at(-1);
    reading = last && readPart({ _id: { $gt: last._id } });
    // The awaiting code gets the error; without this, an earlier failure would be unhandled.
    reading?.catch(() => {});
    for (const book of part) index.put(toIndexed(book));
  }
}

const readPart = (after: object): Promise<StoredBook[]> =>
  Book.find(after, INDEXED).sort({ _id: 1 }).limit(PART.all).lean<StoredBook[]>().exec();

/** In parts, so that other requests are served in between. */
export async function readBooks(
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, IndexedBook>> {
  const read = new Map<string, IndexedBook>();
  for (let at = 0; at < ids.length; at += PART.changed) {
    const part = ids.slice(at, at + PART.changed);
    const books = await Book.find({ _id: { $in: part } }, INDEXED).lean<StoredBook[]>();
    for (const book of books) read.set(book._id.toString(), toIndexed(book));
  }
  return read;
}
