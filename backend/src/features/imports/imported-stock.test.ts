import { afterEach, expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/start-test-app.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { aBook } from '../catalogue/books.builder.ts';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { Picture } from '../covers/covers.model.ts';
import { StockMovement } from '../stock/stock-movements.model.ts';
import { runImport } from './run-imports.ts';
import { startImport } from './start-import.ts';

const app = useTestApp();
afterEach(() => void vi.restoreAllMocks());

const SOLD = '9780141439587';
const OTHER = '9780441172719';
const FILE = `ISBN,Cover image,Stock\n${SOLD},book-2.webp,9\n${OTHER},book-3.webp,7\n`;

/** Runs an import, and something just before its books are stored. */
async function importWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  const admin = { id: 'a'.repeat(24), username: 'ada', session: '', address: '203.0.113.7' };
  const query = { dryRun: 'false', addGenres: 'false' } as const;
  await startImport(Buffer.from(FILE), query, { ...admin, now: new Date() });
  let done: Promise<unknown> | undefined;
  const lean = async () => {
    done ??= meanwhile();
    await done;
    return { tint: 'abc' };
  };
  vi.spyOn(Picture, 'findById').mockReturnValue({ lean } as never);
  await runImport({
    ...testDeps(app.clock, async () => true),
    now: () => new Date(),
    recordChange: async () => {},
    signal: new AbortController().signal,
  });
}

it('counts the stock of a file though a copy is sold meanwhile, and moves no other stock twice', async () => {
  await aBook({ title: 'Sold', isbn: SOLD, stock: 3 });
  await aBook({ title: 'Other', isbn: OTHER, stock: 3 });
  await importWhile(() => Book.collection.updateOne({ isbn: SOLD }, { $inc: { stock: -1 } }));
  const books = await Book.find({}).sort({ title: 1 }).lean<StoredBook[]>();
  expect(books.map(({ stock }) => stock)).toEqual([7, 9]);
  const deltas = books.map(async ({ _id }) =>
    (await StockMovement.find({ book: _id }).lean()).map(({ cause, delta }) => [cause, delta]),
  );
  expect(await Promise.all(deltas)).toEqual([[['imported', 4]], [['imported', 7]]]);
});
