import { inPlace } from '@book-store/contract/place';
import type { Types } from 'mongoose';
import { Book } from '../../catalogue/books/books.model.ts';
import { requireGenre } from '../../catalogue/editing/require-genre.ts';
import { findVisibleGenres } from '../../catalogue/genres/find-genres.ts';
import { movementOf, recordMovements } from '../../catalogue/stock/change-stock.ts';
import { BadCsv, type CsvRow, readCsv } from '../../platform/csv/read-csv.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Shop } from '../../platform/shop.ts';
import { BadCatalogue, catalogueBook } from './catalogue-book.ts';

const COLUMNS = ['book_id', 'title', 'authors'];
const BATCH = 500;
const USUAL_GENRE = 'fiction';

type Progress = (done: number, total: number) => void;

/**
 * Adds books of a catalogue (CSV like goodbooks-10k) that the shop does not have. Idempotent: ids are derived
 * from the rows. Throws `BadCatalogue`; then nothing is stored.
 */
export async function loadCatalogue(
  text: string,
  { now, shop, onProgress = () => {} }: { now: Date; shop: Shop; onProgress?: Progress },
): Promise<{ added: number; known: number }> {
  const rows = rowsOf(text);
  const category = await chooseGenre();
  const context = { count: rows.length, category, now };
  // Prices are read in the shop's currency.
  const books = inPlace(shop.place, () =>
    rows.map((row, at) => catalogueBook(row, { ...context, rank: at + 1 })),
  );
  const missing = await withoutKnown(books);
  const note = { cause: 'imported', at: now } as const;
  for (let from = 0; from < missing.length; from += BATCH) {
    const batch = missing.slice(from, from + BATCH);
    await inTransaction(async (session) => {
      await requireGenre(category, session);
      await Book.insertMany(batch, { session });
      await recordMovements(
        batch.map(({ _id, stock }) => movementOf({ _id }, stock, note)),
        session,
      );
    });
    onProgress(Math.min(from + BATCH, missing.length), missing.length);
  }
  return { added: missing.length, known: books.length - missing.length };
}

/** Such a catalogue has no genres, and a guess would put 'Pride and Prejudice' among the machines. */
async function chooseGenre(): Promise<string> {
  const categories = (await findVisibleGenres()).map(({ category }) => category);
  const genre = categories.find((category) => category === USUAL_GENRE) ?? categories[0];
  if (!genre) throw new BadCatalogue('The shop has no genre for these books.');
  return genre;
}

async function withoutKnown<Given extends { _id: Types.ObjectId }>(books: Given[]) {
  const ids = books.map(({ _id }) => _id);
  const known = new Set((await Book.distinct('_id', { _id: { $in: ids } })).map(String));
  return books.filter(({ _id }) => !known.has(String(_id)));
}

function rowsOf(text: string): CsvRow[] {
  try {
    const rows = readCsv(text);
    const [first] = rows;
    const missing = COLUMNS.filter((name) => first && !(name in first.cells));
    if (!first) throw new BadCatalogue('The file has no books.');
    if (missing.length > 0) {
      throw new BadCatalogue(`The file has no column ${missing.join(', ')} in its first line.`);
    }
    requireOneKey(rows);
    return rows;
  } catch (error) {
    throw error instanceof BadCsv ? new BadCatalogue(error.message) : error;
  }
}

function requireOneKey(rows: CsvRow[]): void {
  const keys = new Set<string | undefined>();
  for (const { line, cells } of rows) {
    if (keys.has(cells.book_id)) {
      throw new BadCatalogue(`Line ${line}: the book_id ${cells.book_id} is there twice.`);
    }
    keys.add(cells.book_id);
  }
}
