import type { CompareStrings } from '../bson/compare.ts';
import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import { roughBytes } from '../bson/size.ts';
import type { Document } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import type { CompileExpression } from '../query/expression.ts';
import { compileFilter } from '../query/matcher.ts';
import { fieldsToRead, type ReadFields } from '../query/read-fields.ts';
import { Sorter, type SortKey } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import type { IdKey } from '../storage/id-key.ts';
import { type Plan, plan } from '../storage/planner.ts';
import type { Snapshot } from '../storage/store.ts';
import { timeCheckOf } from './arguments.ts';

export interface Selection {
  filter: Document;
  compileExpression: CompileExpression;
  strings: CompareStrings;
  sort?: SortKey[];
  skip?: number;
  limit?: number;
  hint?: Document | string;
  /** The top-level fields that are wanted of the documents; the others may be missing. */
  wanted?: ReadFields;
  /** Time after which a scan gives up (50 MaxTimeMSExpired), as Date.now(). */
  deadline?: number;
}

export interface Selected {
  document: Document;
  /** By which a write finds the document again. */
  idKey: IdKey;
}

const PAUSE_EVERY = 64;

/** Larger results are made while they are fetched, if they can be. */
export const FEW_BYTES = 4 * 1024 * 1024;
/** So much of its results a command may hold; as much as a sort may. */
export const MAX_HELD_BYTES = 100 * 1024 * 1024;

/** Returns the documents a filter matches, in the order of the sort. */
export function select(collection: Collection | undefined, selection: Selection): Document[] {
  const found = selectUpTo(MAX_HELD_BYTES, collection, selection);
  if (!found) throw tooMuchHeld();
  return found.map(({ document }) => document);
}

/** As select, for a write. If they are many, each document is read when it is asked for. */
export function selectForWrite(
  collection: Collection | undefined,
  selection: Selection,
): Selected[] {
  const found = selectUpTo(FEW_BYTES, collection, selection);
  if (found || !collection) return found ?? [];
  const ids: IdKey[] = [];
  visitInOrder(collection, selection, ({ idKey }) => ids.push(idKey) < wantedOf(selection));
  return ids.map((idKey) => ({
    idKey,
    get document() {
      return collection.get(idKey) as Document;
    },
  }));
}

/** Returns the refusal of results that are too large to be held. */
export const tooMuchHeld = (): CommandError =>
  new CommandError(
    ErrorCode.ExceededMemoryLimit,
    `The results exceed the memory limit of ${MAX_HELD_BYTES} bytes: ask for a part of them`,
  );

/**
 * As selectForWrite; undefined when the results come in order and take more than about `maxBytes`. Documents
 * of a collection that is in memory anyway don't count.
 */
export function selectUpTo(
  maxBytes: number,
  collection: Collection | undefined,
  selection: Selection,
): Selected[] | undefined {
  const { skip = 0 } = selection;
  const enough = wantedOf(selection);
  const found: Selected[] = [];
  const counts = !collection?.isInMemory;
  let left = maxBytes;
  visitInOrder(collection, selection, (selected, isSorted) => {
    found.push(selected);
    if (counts && !isSorted) left -= roughBytes(selected.document);
    return left > 0 && found.length < enough;
  });
  if (left <= 0 && found.length < enough) return undefined;
  return skip === 0 ? found : found.slice(skip);
}

/** How many matches are wanted, with those that are skipped. */
const wantedOf = ({ skip = 0, limit = 0 }: Selection): number =>
  limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;

/** Visits the matches in the order of the sort; `isSorted` tells whether they had to be held for that. */
export function visitInOrder(
  collection: Collection | undefined,
  selection: Selection,
  visit: (selected: Selected, isSorted: boolean) => boolean,
): void {
  const { sort = [], strings } = selection;
  const sorter = new Sorter<Selected>(sort, strings, wantedOf(selection));
  visitMatches(collection, selection, (selected, comesInOrder) => {
    if (comesInOrder) return visit(selected, false);
    sorter.add(selected.document, selected);
    return true;
  });
  for (const selected of sorter.sorted()) if (!visit(selected, true)) return;
}

/** Visits the matches, and tells whether they come in the order of the sort. */
export function visitMatches(
  collection: Collection | undefined,
  selection: Selection,
  visit: (selected: Selected, inOrder: boolean) => boolean,
): void {
  const { sort = [], deadline } = selection;
  const checkTime = timeCheckOf(deadline);
  const match = matcherOf(selection);
  if (!collection) return;
  const way = planOf(collection, selection);
  const inOrder = way.sorted || sort.length === 0;
  const { counters } = collection;
  if (!inOrder) counters.scanAndOrder++;
  way.visit((document, idKey) => {
    counters.scannedObjects++;
    // Documents differ in what they cost, and reading the clock costs little beside any of them.
    checkTime?.();
    return !match(document) || visit({ document, idKey }, inOrder);
  });
}

/**
 * Yields the BSON of the matches in a snapshot, without holding them; undefined from time to time while there
 * are none. Only for results that come in order.
 */
export function* matchesIn(
  snapshot: Snapshot,
  collection: Collection,
  selection: Selection,
  project?: (document: Document) => Document,
): Generator<Buffer | undefined, void> {
  const { skip = 0, limit = 0, filter } = selection;
  const match = Object.keys(filter).length > 0 && matcherOf(selection);
  let toSkip = skip;
  let left = limit > 0 ? limit : Number.POSITIVE_INFINITY;
  let seen = 0;
  for (const bson of snapshot.bson(collection, planOf(collection, selection).ids)) {
    collection.counters.scannedObjects++;
    if (++seen % PAUSE_EVERY === 0) yield undefined;
    const document = match || project ? decodeDocument(bson) : undefined;
    if (document && match && !match(document)) continue;
    if (toSkip-- > 0) continue;
    yield document && project ? encodeDocument(project(document)) : bson;
    if (--left === 0) return;
  }
}

const matcherOf = ({ filter, compileExpression, strings, deadline }: Selection) =>
  compileFilter(filter, { compileExpression, strings, deadline });

function planOf(
  collection: Collection,
  { filter, sort = [], strings, hint, limit = 0, wanted }: Selection,
): Plan {
  const fields = fieldsToRead(filter, sort, wanted);
  const limited = limit > 0 || (sort.length > 0 && !collection.isInMemory);
  return plan(collection, { filter, sort, strings, hint, limited, fields });
}
