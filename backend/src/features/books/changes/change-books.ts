import { setTimeout as wait } from 'node:timers/promises';
import type {
  BookChange,
  BookValues,
  ChangedBook,
  ChangedBooks,
  UndoBooksBody,
} from '@book-store/contract/schemas/book-changes';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { countVisibleChange } from '../../../shared/visible-changes.ts';
import { Book, type StoredBook } from '../books.model.ts';
import { changeStock, stockAfter } from '../stock/change-stock.ts';
import { differing } from './book-values.ts';
import { changeValues, GONE } from './change-values.ts';
import { type ValueChange, wantedValues } from './wanted-values.ts';

/** How many books are read at once. */
const BATCH = 100;
/** How many are changed at the same time: enough to share a flush of the disk, few enough that others get through. */
const AT_ONCE = 20;
/** The pause after a batch, as a share of the batch's time: it belongs to everybody else. */
const PAUSE_SHARE = 0.25;

type Change = z.output<typeof BookChange>;
type StockChange = Extract<Change, { kind: 'stock' }>;
type Deps = {
  dryRun: boolean;
  by: string;
  now: () => Date;
  /** Called before each book that changes; with what it has and gets, if that can be undone. */
  begin: (book?: ChangedBook) => Promise<void>;
  seen?: BookValues | undefined;
};
type ChangeOne = (book: StoredBook) => Promise<ChangedBook>;

/** Changes books one by one, and returns the outcome of each. A dry run changes none. */
export function changeBooks(
  ids: readonly string[],
  change: Change,
  deps: Deps,
): Promise<ChangedBooks> {
  return eachBook(ids, changerOf(change, deps));
}

/** Restores what books had before a change, except for books that have been changed since. */
export function undoChanges(
  { books }: z.output<typeof UndoBooksBody>,
  deps: Pick<Deps, 'now' | 'begin'>,
): Promise<ChangedBooks> {
  const changes = new Map(books.map((one) => [one._id, one]));
  return eachBook([...changes.keys()], (book) =>
    changeValues(
      book,
      (values) => {
        const { from = {}, to = {} } = changes.get(book._id.toString()) ?? {};
        if (differing(values, from).length === 0) return from;
        if (differing(values, to).length > 0) throw changedSince();
        return from;
      },
      { ...deps, dryRun: false },
    ),
  );
}

const changedSince = () =>
  new AppError('conflict', { detail: 'It has been changed since, so it stays as it is.' });

function changerOf(change: Change, deps: Deps): ChangeOne {
  if (change.kind === 'stock') return (book) => changeStockOf(book, change, deps);
  if (change.kind === 'delete') return (book) => deleteOne(book, deps);
  const wanted: ValueChange = change;
  return (book) => changeValues(book, (values) => wantedValues(values, wanted), deps);
}

async function eachBook(ids: readonly string[], changeOne: ChangeOne): Promise<ChangedBooks> {
  const books: ChangedBook[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
    const found = await Book.find({ _id: { $in: part.map((id) => new Types.ObjectId(id)) } }).lean<
      StoredBook[]
    >();
    const byId = new Map(found.map((book) => [book._id.toString(), book]));
    for (let from = 0; from < part.length; from += AT_ONCE) {
      const began = performance.now();
      const some = part.slice(from, from + AT_ONCE).map((id) => {
        const book = byId.get(id);
        return book ? changeOne(book) : gone(id);
      });
      books.push(...(await Promise.all(some)));
      await wait((performance.now() - began) * PAUSE_SHARE);
    }
  }
  countVisibleChange();
  const count = (outcome: ChangedBook['outcome']) =>
    books.filter((book) => book.outcome === outcome).length;
  return {
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    books,
  };
}

const gone = (id: string): ChangedBook => ({ _id: id, outcome: 'refused', message: GONE });

async function deleteOne(
  { _id, title }: StoredBook,
  { dryRun, begin }: Deps,
): Promise<ChangedBook> {
  const own = { _id: _id.toString(), title };
  if (!dryRun) {
    await begin();
    const { deletedCount } = await Book.collection.deleteOne({ _id });
    if (deletedCount === 0) return { ...own, outcome: 'refused', message: GONE };
  }
  return { ...own, outcome: 'changed' };
}

async function changeStockOf(
  book: StoredBook,
  { delta, counted = null, reason }: StockChange,
  { dryRun, by, now, begin }: Deps,
): Promise<ChangedBook> {
  const own = { _id: book._id.toString(), title: book.title };
  const change = delta === undefined ? { counted } : { delta };
  const cause = delta === undefined ? 'counted' : 'corrected';
  try {
    if (!dryRun) await begin();
    const { before, after } = dryRun
      ? { before: book, after: { stock: stockAfter(book, change) } }
      : await changeStock(own._id, change, { cause, by, reason, at: now() });
    const [from, to] = [before.stock ?? null, after.stock ?? null];
    if (from === to) return { ...own, outcome: 'unchanged' };
    return { ...own, outcome: 'changed', from: { stock: from }, to: { stock: to } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...own, outcome: 'refused', message: error.message };
  }
}
