import type { Types } from 'mongoose';
import { CLOCK_SKEW_MS as PLAUSIBLE_MS } from '../../shared/clock-skew.ts';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { INDEXED, toIndexed } from './to-indexed.ts';

/** Servers' clocks differ, so changes this much older than the newest one are looked for again. */
const CLOCK_SKEW_MS = 60_000;
/** Looking back that far takes at most this share of the time: an import changes thousands of books in it. */
const RESCAN_SHARE = 0.1;
/** Of two changes of a book at one time, the later one may not be stored yet when the first is read. */
const SAME_TIME_MS = 1000;
/** How many of the books that may have changed twice at one time are read again at once; the others follow later. */
const AGAIN_MAX = 100;
/** How many books are read at once. */
const PART = { all: 500, changed: 200 };

/** Identifies a state of the catalogue without reading it. */
type State = { count: number; changedAt: number; lastId: string };
type Changed = Pick<StoredBook, '_id' | 'updatedAt'>;

/** Returns a function that brings an index up to date with the database. It must not run twice at once. */
export function refreshOf(index: CatalogueIndex): () => Promise<void> {
  let known: State = { count: 0, changedAt: 0, lastId: '' };
  /** The newest change at the last look that went back so far that clocks do not matter. */
  let knownAtRescan = 0;
  let nextRescanAt = 0;
  /** Whether something has changed since the last rescan that found nothing new. */
  let rescanPending = false;
  /** Books that may have changed twice at one time, by id, and when they were read. */
  const unsettled = new Map<string, { _id: Types.ObjectId; at: number }>();

  /** Detects changes with three cheap queries, then reads only what has changed. */
  async function refresh(): Promise<void> {
    const state = await readState();
    const isSame =
      state.count === known.count &&
      state.changedAt === known.changedAt &&
      state.lastId === known.lastId;
    if (!isSame) await readChanges(state);
    else if (rescanPending && performance.now() >= nextRescanAt) {
      await rescanWithClockSkew();
      rescanPending = false;
    }
    known = state;
    await readUnsettled();
  }

  async function readChanges(state: State): Promise<void> {
    // A timestamp that went backwards means a restored backup: reload everything.
    const restored = state.changedAt < known.changedAt;
    const isRescanDue = performance.now() >= nextRescanAt;
    // What another server stored with an earlier timestamp may come to be seen only now.
    rescanPending = true;
    if (index.size === 0 || restored) {
      await readAll(index);
      knownAtRescan = state.changedAt;
    } else if (isRescanDue) await rescanWithClockSkew();
    else await readSince(known.changedAt - 2 * SAME_TIME_MS);
    if (index.size < state.count && !isRescanDue) await rescanWithClockSkew();
    // Books with an old timestamp were added, for example by an import.
    const isLastUnknown = state.count > 0 && index.get(state.lastId) === undefined;
    if (isLastUnknown) await readAll(index);
    if (index.size > state.count && index.size > (await Book.countDocuments({}))) {
      index.keepOnly(new Set((await Book.distinct('_id')).map(String)));
    }
    if (index.size < state.count) await readAll(index);
  }

  async function rescanWithClockSkew(): Promise<void> {
    const began = performance.now();
    const { changedAt } = known;
    await readSince(knownAtRescan - CLOCK_SKEW_MS);
    knownAtRescan = changedAt;
    const ended = performance.now();
    nextRescanAt = ended + Math.max(SAME_TIME_MS, (ended - began) / RESCAN_SHARE);
  }

  /** Reads the books that have changed since a time, unless the index knows their last change. */
  async function readSince(since: number): Promise<void> {
    const changed = Book.collection.find<Changed>(
      { updatedAt: { $gte: new Date(since) } },
      { projection: { updatedAt: 1 }, batchSize: PART.all },
    );
    const unknown: Types.ObjectId[] = [];
    const again: Types.ObjectId[] = [];
    // In whole batches: the cursor would wait once for each book.
    while (await changed.hasNext()) {
      for (const { _id, updatedAt } of changed.readBufferedDocuments()) {
        const changedAt = updatedAt.getTime();
        if (index.get(_id.toString())?.changedAt !== changedAt) unknown.push(_id);
        else if (changedAt >= known.changedAt - SAME_TIME_MS) again.push(_id);
      }
    }
    await readBooks(index, [...unknown, ...again.slice(0, AGAIN_MAX)]);
    for (const _id of again.slice(AGAIN_MAX)) {
      const id = _id.toString();
      if (!unsettled.has(id)) unsettled.set(id, { _id, at: performance.now() });
    }
  }

  async function readUnsettled(): Promise<void> {
    const until = performance.now() - SAME_TIME_MS;
    const due = [...unsettled].filter(([, { at }]) => at <= until);
    await readBooks(
      index,
      due.map(([, { _id }]) => _id),
    );
    for (const [id] of due) unsettled.delete(id);
  }

  return refresh;
}

/** Reads the catalogue in parts: the embedded database would keep all that a cursor has found in memory. */
async function readAll(index: CatalogueIndex): Promise<void> {
  let after: object = {};
  for (;;) {
    const part = await Book.find(after, INDEXED)
      .sort({ _id: 1 })
      .limit(PART.all)
      .lean<StoredBook[]>();
    for (const book of part) index.put(toIndexed(book));
    const last = part.at(-1);
    if (!last) return;
    after = { _id: { $gt: last._id } };
  }
}

/** Reads books in parts, so that others are answered in between. */
async function readBooks(index: CatalogueIndex, ids: readonly Types.ObjectId[]): Promise<void> {
  for (let at = 0; at < ids.length; at += PART.changed) {
    const part = ids.slice(at, at + PART.changed);
    const books = await Book.find({ _id: { $in: part } }, INDEXED).lean<StoredBook[]>();
    for (const book of books) index.put(toIndexed(book));
  }
}

async function readState(): Promise<State> {
  const [count, changed, last] = await Promise.all([
    Book.countDocuments({}),
    // A book that was changed while a clock was ahead is no sign that nothing has changed since.
    Book.findOne({ updatedAt: { $lte: new Date(Date.now() + PLAUSIBLE_MS) } }, { updatedAt: 1 })
      .sort({ updatedAt: -1 })
      .lean<Pick<StoredBook, 'updatedAt'>>(),
    Book.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<Pick<StoredBook, '_id'>>(),
  ]);
  return {
    count,
    changedAt: changed?.updatedAt instanceof Date ? changed.updatedAt.getTime() : 0,
    lastId: last?._id.toString() ?? '',
  };
}
