import { setTimeout as wait } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { isDone, markDone } from '../../platform/database/shop-meta.ts';
import { ignoreDuplicateKey } from '../../platform/documents/mongo.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findSetAside, setAside, solveProblems } from '../../platform/jobs/problems.ts';
import { Book } from '../books/books.model.ts';
import { COUNTED, type Compared, compareStock, isDifferent } from './compare-stock.ts';
import { OpeningStock } from './opening-stock.model.ts';
import { StockMovement } from './stock-movements.model.ts';

const EVERY_MS = 60 * 60_000;
/** Books compared at once, which takes some milliseconds. */
const BATCH = 100;
/** The pause after a batch, for other requests. */
const PAUSE_MS = 10;
const TASK = 'stock-log';

class StockDiffers extends Error {
  override name = 'StockDiffers';
}

type Check = { now: Date; signal?: AbortSignal | undefined };
type Checked = { books: number; different: Compared[] };

/**
 * Compares the tracked stock of all books with the stock log, and records differences as problems. A shop's first
 * check accepts the stock from before there was a log.
 */
export async function checkStock({ now, signal }: Check): Promise<Checked> {
  const isFirst = !(await isDone('stock-log-compared'));
  const checked: Checked = { books: 0, different: [] };
  for await (const ids of batches()) {
    signal?.throwIfAborted();
    const compared = await compareStock(ids);
    checked.books += compared.length;
    const different = compared.filter(isDifferent);
    const wrong = isFirst ? await keepOpeningStock(different) : different;
    checked.different.push(...(await stillWrong(wrong)));
    await wait(PAUSE_MS);
  }
  if (isFirst) await markDone('stock-log-compared', now);
  await record(checked.different, now);
  return checked;
}

async function* batches(): AsyncGenerator<Types.ObjectId[]> {
  let after: object = {};
  for (;;) {
    const books = await Book.find({ ...after, ...COUNTED }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    const last = books.at(-1);
    if (!last) return;
    yield books.map(({ _id }) => _id);
    after = { _id: { $gt: last._id } };
  }
}

/** Stores initial stock, and returns the books whose log already has an initial entry. */
async function keepOpeningStock(different: readonly Compared[]): Promise<Compared[]> {
  if (different.length === 0) return [];
  const ids = different.map(({ _id }) => _id);
  const added = await StockMovement.distinct('book', { book: { $in: ids }, cause: 'book-added' });
  const whole = new Set(added.map(String));
  const begun = different
    .filter(({ _id }) => !whole.has(_id.toString()))
    .map(({ _id, stock, logged }) => ({ _id, copies: stock - logged }));
  if (begun.length > 0) {
    await ignoreDuplicateKey(OpeningStock.insertMany(begun, { ordered: false }));
  }
  return different.filter(({ _id }) => whole.has(_id.toString()));
}

/** Some servers show uncommitted writes to a transaction: only a difference found twice is real. */
async function stillWrong(wrong: readonly Compared[]): Promise<Compared[]> {
  if (wrong.length === 0) return [];
  await wait(PAUSE_MS);
  const differenceOf = ({ stock, logged }: Compared) => stock - logged;
  const before = new Map(wrong.map((one) => [one._id.toString(), differenceOf(one)]));
  const again = await compareStock(wrong.map(({ _id }) => _id));
  return again.filter((one) => differenceOf(one) === before.get(one._id.toString()));
}

async function record(different: readonly Compared[], now: Date): Promise<void> {
  const wrong = new Set(different.map(({ _id }) => _id.toString()));
  for (const { _id, stock, logged } of different) {
    const error = new StockDiffers(`The book has ${stock} copies, and ${logged} by its log.`);
    await setAside({ task: TASK, document: _id.toString(), error, now });
  }
  const known = await findSetAside(TASK);
  await solveProblems(known.filter(({ subject }) => !wrong.has(subject)).map(({ _id }) => _id));
}

/** Returns the recorded books whose stock and log still differ. */
export async function findDifferent(): Promise<Compared[]> {
  const known = await findSetAside(TASK);
  if (known.length === 0) return [];
  const books = await Book.find(
    { _id: { $in: known.map(({ subject }) => subject) } },
    { _id: 1 },
  ).lean();
  return (await compareStock(books.map(({ _id }) => _id))).filter(isDifferent);
}

/** Resolves the problem of a corrected book. */
export async function solveStock(id: string): Promise<void> {
  const known = await findSetAside(TASK);
  await solveProblems(known.filter(({ subject }) => subject === id).map(({ _id }) => _id));
}

export const stockCheckJob: Job = {
  name: TASK,
  everyMs: EVERY_MS,
  run: async ({ now, signal }) => void (await checkStock({ now: now(), signal })),
};
