import type { CompareStrings } from '../bson/compare.ts';
import type { Document } from '../bson/values.ts';
import type { CompileExpression } from '../query/expression.ts';
import { compileFilter } from '../query/matcher.ts';
import { fieldsToRead, type ReadFields } from '../query/read-fields.ts';
import { type SortKey, sortDocuments } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import { plan } from '../storage/planner.ts';
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
  idKey: string;
}

/** Returns the documents a filter matches, in the order of the sort; `note` is called with each found one. */
export function select(
  collection: Collection | undefined,
  selection: Selection,
  note?: (selected: Selected) => void,
): Document[] {
  const { sort = [], skip = 0, limit = 0, strings } = selection;
  const found: Document[] = [];
  const enough = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const sorted = visitMatches(collection, selection, (selected, inOrder) => {
    note?.(selected);
    found.push(selected.document);
    return !(inOrder && found.length >= enough);
  });
  const ordered = sorted ? found : sortDocuments(found, sort, strings);
  return skip === 0 && ordered.length <= enough ? ordered : ordered.slice(skip, enough);
}

/** As select, with what a write needs to find the documents again. */
export function selectForWrite(
  collection: Collection | undefined,
  selection: Selection,
): Selected[] {
  const found = new Map<Document, Selected>();
  const note = (selected: Selected) => found.set(selected.document, selected);
  return select(collection, selection, note).map((document) => found.get(document) as Selected);
}

/** Visits the matches; returns whether they came in the order of the sort. */
export function visitMatches(
  collection: Collection | undefined,
  { filter, compileExpression, strings, sort = [], limit = 0, hint, wanted, deadline }: Selection,
  visit: (selected: Selected, inOrder: boolean) => boolean,
): boolean {
  const checkTime = timeCheckOf(deadline);
  const match = compileFilter(filter, { compileExpression, strings, deadline });
  if (!collection) return true;
  const fields = fieldsToRead(filter, sort, wanted);
  const way = plan(collection, { filter, sort, strings, hint, limited: limit > 0, fields });
  const inOrder = way.sorted || sort.length === 0;
  const { counters } = collection;
  if (!inOrder) counters.scanAndOrder++;
  way.visit((document, idKey) => {
    counters.scannedObjects++;
    // Documents differ in what they cost, and reading the clock costs little beside any of them.
    checkTime?.();
    return !match(document) || visit({ document, idKey }, inOrder);
  });
  return inOrder;
}
