import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Picture } from '../../platform/pictures/covers.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { noRecords } from '../../testing/app/no-records.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { aBook } from '../books/books.builder.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { StockMovement } from '../stock/stock-movements.model.ts';
import { getImport } from './find-imports.ts';
import { runImport } from './run-imports.ts';
import { startImport } from './start-import.ts';

type Query = Parameters<typeof startImport>[1];

const app = useTestApp();
beforeEach(async () => void (await Book.deleteMany({})));
afterEach(() => void vi.restoreAllMocks());

const SOLD = '9780141439587';
const OTHER = '9780441172719';
const FILE = `ISBN,Cover image,Stock\n${SOLD},book-2.webp,9\n${OTHER},book-3.webp,7\n`;

/** Runs an import, and returns how it has ended. */
async function importNow(file: string, choices: Partial<Query> = {}) {
  const admin = { id: 'a'.repeat(24), username: 'ada', session: '', address: '203.0.113.7' };
  const query = { dryRun: 'false', addGenres: 'false', moved: 'shop', multiline: 'false' } as const;
  const given = { ...query, ...choices };
  const { _id } = await startImport(Buffer.from(file), given, { ...admin, now: new Date() });
  await runImport({
    ...testDeps(app.clock, async () => true),
    now: () => new Date(),
    recordChange: noRecords,
    shop: currentShop(),
    signal: new AbortController().signal,
  });
  return (await getImport(_id.toString())).status;
}

/** Runs an import, and something just before its books are stored. */
async function importWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> | undefined;
  const lean = async () => {
    done ??= meanwhile();
    await done;
    return { tint: 'abc', width: 400, height: 600 };
  };
  vi.spyOn(Picture, 'findById').mockReturnValue({ lean } as never);
  await importNow(FILE);
}

it.each([
  ['3', '', 3],
  ['3', '-2', 0],
  ['3', '-', undefined],
  ['', '-2', 0],
  [undefined, '-2', 0],
  [undefined, 'many', 0],
  [undefined, '', undefined],
])('is with %s before and %j in its cell: %s', async (before, cell, stock) => {
  if (before !== undefined) await aBook({ isbn: SOLD, ...(before && { stock: Number(before) }) });
  const file = `ISBN,Title,Price,Stock\n${SOLD},Emma,5,${cell}\n`;
  const run = await importNow(file, { leaveOut: ['stock'] });
  const [book] = await Book.find({}).lean<StoredBook[]>();
  expect([run, book?.stock ?? undefined]).toEqual(['done', stock]);
});

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
