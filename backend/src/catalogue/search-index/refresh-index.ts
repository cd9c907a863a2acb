import type { Types } from 'mongoose';
import { CLOCK_SKEW_MS as PLAUSIBLE_MS } from '../../platform/time/clock-skew.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { readAll, readBooks } from './read-indexed.ts';

/** Server clocks differ, so the refresh looks again for changes this much older than the newest one. */
const CLOCK_SKEW_MS = 60_000;
/** Rescans take at most this share of the time, because an import changes thousands of books in that window. */
const RESCAN_SHARE = 0.1;
/** Two changes of a book can share a timestamp, and the second may not be stored yet when the first is read. */
const SAME_TIME_MS = 1000;
/** How many books that may have changed twice at one time are read again at once; the rest follow later. */
const AGAIN_MAX = 100;
const BATCH = 500;
/**
 * The most changes applied in place, which takes about 0.1 s. With more, a new index is built
 * beside the current one, so that lists and counts never show part of another process's change.
 */
const AT_ONCE_MAX = 2000;

/** Identifies a state of the catalogue without reading it. */
type State = { count: number; changedAt: number; lastId: string };
type Changed = Pick<StoredBook, '_id' | 'updatedAt'>;

/** Holds the index in use; a rebuild replaces it. */
export type Catalogue = { index: CatalogueIndex };
/** Changed books by id; undefined if there are too many to apply in place. */
type Changes = ReadonlyMap<string, IndexedBook>;

/**
 * Returns a function that brings the catalogue's index up to date with the database. It must not
 * run concurrently. The index always shows the catalogue as of one refresh.
 */
export function refreshOf(
  catalogue: Catalogue,
  createIndex: () => CatalogueIndex,
): () => Promise<void> {
  let known: State = { count: 0, changedAt: 0, lastId: '' };
  /** The newest change at the last rescan that covered the clock skew. */
  let knownAtRescan = 0;
  let nextRescanAt = 0;
  /** Whether something has changed since the last rescan that found nothing new. */
  let rescanPending = false;
  /** Books that may have changed twice at one time, by id, and when they were read. */
  const unsettled = new Map<string, { _id: Types.ObjectId; at: number }>();

  async function refresh(): Promise<void> {
    const state = await readState();
    const isSame =
      state.count === known.count &&
      state.changedAt === known.changedAt &&
      state.lastId === known.lastId;
    if (!isSame) await readChanges(state);
    else if (rescanPending && performance.now() >= nextRescanAt) {
      const changes = await rescanWithClockSkew();
      if (changes) takeIn(changes);
      else await fillAnew(state);
      rescanPending = false;
    }
    known = state;
    await readUnsettled();
  }

  async function readChanges(state: State): Promise<void> {
    // An older newest timestamp means a restored backup: reload everything.
    const isKnown = catalogue.index.size > 0 && state.changedAt >= known.changedAt;
    // A change that another server stored with an earlier timestamp may become visible only now.
    rescanPending = true;
    const changes = isKnown ? await collectChanges(state) : undefined;
    const gone = changes && (await findGone(state, changes));
    if (!changes || !gone) await fillAnew(state);
    else {
      takeIn(changes);
      for (const id of gone) catalogue.index.remove(id);
    }
  }

  /** Returns undefined if there are too many changes, or some that timestamps do not show. */
  async function collectChanges(state: State): Promise<Changes | undefined> {
    const isRescanDue = performance.now() >= nextRescanAt;
    let changes = isRescanDue
      ? await rescanWithClockSkew()
      : await readSince(known.changedAt - 2 * SAME_TIME_MS);
    if (!isRescanDue && changes && sizeWith(changes) < state.count) {
      changes = await rescanWithClockSkew();
    }
    if (!changes || sizeWith(changes) < state.count) return undefined;
    // Books with an old timestamp were added, for example by an import.
    const { lastId } = state;
    const isLastKnown = catalogue.index.get(lastId) !== undefined || changes.has(lastId);
    return isLastKnown || state.count === 0 ? changes : undefined;
  }

  const sizeWith = (changes: Changes) =>
    [...changes.keys()].reduce(
      (size, id) => size + (catalogue.index.get(id) === undefined ? 1 : 0),
      catalogue.index.size,
    );

  /** Returns the ids of deleted books; undefined if there are too many, or the counts still differ. */
  async function findGone(state: State, changes: Changes): Promise<readonly string[] | undefined> {
    const size = sizeWith(changes);
    if (size <= state.count || size <= (await Book.countDocuments({}))) return [];
    const stored = new Set((await Book.distinct('_id')).map(String));
    const gone = catalogue.index.ids().filter((id) => !stored.has(id));
    const isEnough = size - gone.length >= state.count && gone.length <= AT_ONCE_MAX;
    return isEnough ? gone : undefined;
  }

  /** Applies changes synchronously, so that no answer shows a part of them. */
  function takeIn(changes: Changes): void {
    for (const book of changes.values()) catalogue.index.put(book);
  }

  async function fillAnew(state: State): Promise<void> {
    const filled = createIndex();
    await readAll(filled);
    // Sales may have changed meanwhile.
    filled.rankAnew();
    catalogue.index = filled;
    knownAtRescan = state.changedAt;
  }

  async function rescanWithClockSkew(): Promise<Changes | undefined> {
    const began = performance.now();
    const { changedAt } = known;
    const changes = await readSince(knownAtRescan - CLOCK_SKEW_MS);
    knownAtRescan = changedAt;
    const ended = performance.now();
    nextRescanAt = ended + Math.max(SAME_TIME_MS, (ended - began) / RESCAN_SHARE);
    return changes;
  }

  /** Returns books changed since a time, without those whose last change the index has. */
  async function readSince(since: number): Promise<Changes | undefined> {
    const changed = Book.collection.find<Changed>(
      { updatedAt: { $gte: new Date(since) } },
      { projection: { updatedAt: 1 }, batchSize: BATCH },
    );
    const unknown: Types.ObjectId[] = [];
    const again: Types.ObjectId[] = [];
    // In whole batches: `for await` on the cursor would wait once per book.
    while (await changed.hasNext()) {
      for (const { _id, updatedAt } of changed.readBufferedDocuments()) {
        const changedAt = updatedAt.getTime();
        if (catalogue.index.get(_id.toString())?.changedAt !== changedAt) unknown.push(_id);
        else if (changedAt >= known.changedAt - SAME_TIME_MS) again.push(_id);
      }
      if (unknown.length <= AT_ONCE_MAX) continue;
      await changed.close();
      return undefined;
    }
    for (const _id of again.slice(AGAIN_MAX)) {
      const id = _id.toString();
      if (!unsettled.has(id)) unsettled.set(id, { _id, at: performance.now() });
    }
    return readBooks([...unknown, ...again.slice(0, AGAIN_MAX)]);
  }

  async function readUnsettled(): Promise<void> {
    const until = performance.now() - SAME_TIME_MS;
    const due = [...unsettled].filter(([, { at }]) => at <= until);
    takeIn(await readBooks(due.map(([, { _id }]) => _id)));
    for (const [id] of due) unsettled.delete(id);
  }

  return refresh;
}

async function readState(): Promise<State> {
  const [count, changed, last] = await Promise.all([
    Book.countDocuments({}),
    // Ignores timestamps from a clock that was ahead; they would hide all later changes.
    Book.findOne({ updatedAt: { $lte: new Date(Date.now() + PLAUSIBLE_MS) } }, { updatedAt: 1 })
      .sort({ updatedAt: -1 })
      .lean<Pick<StoredBook, 'updatedAt'>>(),
    Book.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<Pick<StoredBook, '_id'>>(),
  ]);
  return {
    count,
    changedAt: changed ? changed.updatedAt.getTime() : 0,
    lastId: last?._id.toString() ?? '',
  };
}
