import { setTimeout as wait } from 'node:timers/promises';
import type { Sort } from './book-order.ts';
import { Book, type StoredBook } from './books.model.ts';
import { type IndexedBook, SearchIndex } from './search-index.ts';

/** How long results may miss what another server has changed. */
const LOOK_AGAIN_AFTER_MS = 1000;
/** How long a search waits for a slow database before it answers with what is known. */
const WAIT_FOR_LOOK_MS = 1000;
/** Servers' clocks differ; changes this much older than the newest one are read again. */
const CLOCK_SKEW_MS = 60_000;
/** Results that are kept until the catalogue changes: how many, and of how many books in all. */
const KEPT_MAX = { results: 50, books: 500_000 };

/** Collecting what a search leaves behind costs about as much again. */
const WITH_GARBAGE = 2;

const INDEXED = {
  title: 1,
  titleKey: 1,
  author: 1,
  category: 1,
  newPriceCents: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;
type Read = Pick<StoredBook, keyof typeof INDEXED | '_id'>;
/** Tells one state of the catalogue from another without reading it. */
type State = { count: number; changedAt: number; lastId: string };

const index = new SearchIndex();
const kept = new Map<string, IndexedBook[]>();
let known: State = { count: 0, changedAt: 0, lastId: '' };
/** When the last look that has ended began; never before the first. */
let lookedAt = Number.NEGATIVE_INFINITY;
let changes = 0;
/** The changes of this process that the last look has certainly seen. */
let changesSeen = -1;
let looking: Promise<void> | undefined;

/**
 * Returns the books that a query names, best first or by `sort`, as this process's index has them.
 * It never waits long for a slow database once the catalogue is known. `spend` is told the
 * milliseconds of processor time.
 */
export async function searchBooks(
  query: string,
  { sort, spend }: { sort: Sort | undefined; spend: (ms: number) => void },
): Promise<readonly IndexedBook[]> {
  await catchUp();
  const key = `${sort ?? ''} ${query}`;
  const began = performance.now();
  const found = kept.get(key) ?? index.search(query, sort);
  keep(key, found);
  spend((performance.now() - began) * WITH_GARBAGE);
  return found;
}

/** All books, the newest first, as this process's index has them. */
export async function listIndexed(): Promise<readonly IndexedBook[]> {
  await catchUp();
  return index.all();
}

/** Reads the catalogue into the index ahead of the first search. */
export async function prepareSearch(): Promise<void> {
  await catchUp();
}

/** Makes the next search see a change that this process has just made. */
export function noteBooksChanged(): void {
  changes += 1;
}

/** How many changes this process has made. */
export const changesHere = (): number => changes;

/** The last ones used stay; a result as large as half the catalogue takes the place of many. */
function keep(key: string, found: IndexedBook[]): void {
  kept.delete(key);
  kept.set(key, found);
  let books = 0;
  for (const result of kept.values()) books += result.length;
  for (const [oldest, result] of kept) {
    if (kept.size <= KEPT_MAX.results && books <= KEPT_MAX.books) return;
    kept.delete(oldest);
    books -= result.length;
  }
}

/**
 * Waits until the index is up to date. All searches share one look at the database at a time, and
 * wait for one more only where the running one may have missed a change of this process.
 */
async function catchUp(): Promise<void> {
  const isFirst = changesSeen < 0;
  const wanted = changes;
  const isFresh = () =>
    changesSeen >= wanted && performance.now() - lookedAt <= LOOK_AGAIN_AFTER_MS;
  if (isFresh()) return;
  const looked = look().then(() => (changesSeen < wanted ? look() : undefined));
  if (isFirst) return looked;
  await Promise.race([looked, wait(WAIT_FOR_LOOK_MS, undefined, { ref: false })]);
}

/** The look that is under way, or a new one. */
function look(): Promise<void> {
  looking ??= lookAtCatalogue().finally(() => {
    looking = undefined;
  });
  return looking;
}

/** Three small questions tell whether anything changed; then only what changed is read. */
async function lookAtCatalogue(): Promise<void> {
  const began = performance.now();
  const changesBefore = changes;
  const state = await readState();
  const isSame =
    state.count === known.count &&
    state.changedAt === known.changedAt &&
    state.lastId === known.lastId;
  if (!isSame) await readChanges(state);
  known = state;
  lookedAt = began;
  changesSeen = changesBefore;
}

async function readChanges(state: State): Promise<void> {
  kept.clear();
  // A time that went back is a restored backup: nothing known holds any more.
  const restored = state.changedAt < known.changedAt;
  await readSince(index.size === 0 || restored ? 0 : known.changedAt - CLOCK_SKEW_MS);
  if (index.size !== state.count) {
    index.keepOnly(new Set((await Book.distinct('_id')).map(String)));
  }
  // Books with an old time of change have come, as an import brings them.
  if (index.size !== state.count) await readSince(0);
  kept.clear();
}

/** By a cursor, because the whole catalogue in one piece would hold up everybody else. */
async function readSince(time: number): Promise<void> {
  const changed = Book.find({ updatedAt: { $gte: new Date(time) } }, INDEXED);
  for await (const book of changed.lean<Read[]>().cursor({ batchSize: 500 })) {
    index.put(toIndexed(book as unknown as Read));
  }
}

async function readState(): Promise<State> {
  const [count, changed, last] = await Promise.all([
    Book.countDocuments({}),
    Book.findOne({}, { updatedAt: 1 }).sort({ updatedAt: -1 }).lean<Pick<Read, 'updatedAt'>>(),
    Book.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<Pick<Read, '_id'>>(),
  ]);
  return {
    count,
    changedAt: changed?.updatedAt.getTime() ?? 0,
    lastId: last?._id.toString() ?? '',
  };
}

const toIndexed = (book: Read): IndexedBook => ({
  id: book._id.toString(),
  title: book.title,
  titleKey: book.titleKey,
  author: book.author ?? undefined,
  category: book.category,
  newPriceCents: book.newPriceCents,
  createdAt: book.createdAt.getTime(),
  changedAt: book.updatedAt.getTime(),
});
