import type { CompareStrings } from '../bson/compare.ts';
import { invertKey } from '../bson/key-encoding.ts';
import { type Document, isDocument } from '../bson/values.ts';
import { boundsOf, type Interval, intersect, type PathBounds } from '../query/bounds.ts';
import type { SortKey } from '../query/sort.ts';
import type { Collection, Visit } from './collection.ts';
import { hintedIndex } from './hint.ts';
import type { IndexDefinition } from './index-definition.ts';

export interface Question {
  filter: Document;
  sort?: SortKey[];
  strings?: CompareStrings;
  hint?: Document | string;
  /** Only the first few are wanted, so an index in the order of the sort beats a scan. */
  limited?: boolean;
}

/** How the documents a filter may match are found; the filter itself is still to be applied. */
export interface Plan {
  /** For explanations and tests: COLLSCAN, or IXSCAN and the index. */
  summary: string;
  /** The documents come in the order of the sort. */
  sorted: boolean;
  visit: (visit: Visit) => void;
}

interface Candidate {
  index: IndexDefinition;
  ranges: KeyRange[];
  sorted: boolean;
  reverse: boolean;
  equalities: number;
  bounded: boolean;
  multikey: boolean;
}

interface KeyRange {
  start: string;
  end: string;
}

/** Chooses an index for a question, or a walk over the whole collection. */
export function plan(collection: Collection, question: Question): Plan {
  const hinted = question.hint === undefined ? undefined : hintedIndex(collection, question.hint);
  if (hinted === 'natural') return scan(collection);
  const bounds = boundsOf(question.filter, question.strings);
  const indexes = hinted ? [hinted] : collection.indexes.filter(isGeneral);
  const candidates = indexes.map((index) => candidate(index, bounds, question));
  const best = candidates.sort((a, b) => score(b, question) - score(a, question))[0];
  const useful = best && score(best, question) > 0 && !meetsTooMany(collection, best, question);
  if (best && (hinted || useful)) return walk(collection, best);
  return eachBranch(collection, question) ?? scan(collection);
}

/** Sparse and partial indexes don't hold every document, so they serve only uniqueness and hints. */
const isGeneral = (index: IndexDefinition): boolean => !index.sparse && !index.covers;

function score({ equalities, bounded, sorted, index }: Candidate, question: Question): number {
  if (equalities > 0 && index.unique && equalities === index.fields.length) return 1000;
  const ordered = sorted && (question.sort?.length ?? 0) > 0;
  if (!bounded) return ordered && question.limited ? 1 : 0;
  return equalities * 10 + (ordered ? 8 : 0) + 2;
}

/** Below this many documents a walk by an index is always cheap enough. */
const SMALL = 500;
/** How many documents a scan sees in the time a walk by an index needs for one. */
const SCAN_ADVANTAGE = { inMemory: 6, onDisk: 1.5 };

/** Whether an index would lead to so much of the collection that looking at all of it is faster. */
function meetsTooMany(
  collection: Collection,
  { index, ranges, sorted, equalities }: Candidate,
  question: Question,
): boolean {
  const stopsEarly = sorted && question.limited === true;
  const single = index.unique && equalities === index.fields.length;
  if (stopsEarly || single || collection.count() < SMALL) return false;
  const advantage = SCAN_ADVANTAGE[collection.isInMemory ? 'inMemory' : 'onDisk'];
  const most = Math.ceil(collection.count() / advantage);
  let met = 0;
  for (const { start, end } of ranges) {
    if (met >= most) break;
    met += collection.countEntries(
      isIdIndex(index) ? undefined : index,
      range(start, end),
      most - met,
    );
  }
  return met >= most;
}

const isIdIndex = (index: IndexDefinition): boolean => index.name === '_id_';

const scan = (collection: Collection): Plan => ({
  summary: 'COLLSCAN',
  sorted: false,
  visit: (visit) => collection.scan(visit),
});

function candidate(index: IndexDefinition, bounds: PathBounds[], question: Question): Candidate {
  let ranges: KeyRange[] = [{ start: '', end: '' }];
  let equalities = 0;
  let used = 0;
  for (const { path, direction } of index.fields) {
    // An array may meet each condition with another element, so only one of them may narrow the walk.
    const all = bounds.filter((one) => one.path === path.name);
    const usable = index.multikey ? all.slice(0, 1) : all;
    const [first, ...others] = usable;
    if (!first || (index.multikey && used > 0)) break;
    const intervals = others.reduce(
      (found, one) => intersect(found, one.intervals),
      first.intervals,
    );
    const points = usable.some((one) => one.points);
    ranges = extend(ranges, intervals, direction);
    used++;
    if (!points) break;
    if (intervals.length === 1) equalities++;
    else break;
  }
  const order = sortedBy(index, equalities, question);
  return {
    index,
    ranges,
    equalities,
    bounded: used > 0,
    multikey: index.multikey,
    ...order,
    ...several(ranges, order),
  };
}

// Walks over several ranges come in their order, not in that of a sort on a later field.
const several = (ranges: KeyRange[], order: { sorted: boolean }) =>
  ranges.length > 1 ? { sorted: false } : { sorted: order.sorted };

function extend(prefixes: KeyRange[], intervals: Interval[], direction: 1 | -1): KeyRange[] {
  return prefixes.flatMap(({ start }) =>
    intervals.map((interval) =>
      direction === 1 ? ascending(start, interval) : descending(start, interval),
    ),
  );
}

// A key goes on behind the value with bytes below FF, so value + FF is behind all keys of that value.
function ascending(prefix: string, { low, lowOpen, high, highOpen }: Interval): KeyRange {
  if (low === high) return { start: prefix + low, end: `${prefix}${high}\xff` };
  return {
    start: prefix + low + (lowOpen ? '\xff' : ''),
    end: prefix + high + (highOpen ? '' : '\xff'),
  };
}

function descending(prefix: string, { low, lowOpen, high, highOpen }: Interval): KeyRange {
  const [first, last] = [invertKey(high), invertKey(low)];
  if (low === high) return { start: prefix + first, end: `${prefix}${first}\xff` };
  return {
    start: prefix + (highOpen ? behind(first) : first),
    end: prefix + (lowOpen ? last : behind(last)),
  };
}

/** The first key behind all keys that begin with `key`. */
function behind(key: string): string {
  let length = key.length;
  while (length > 0 && key.charCodeAt(length - 1) === 255) length--;
  if (length === 0) return `${key}\xff\xff`;
  return key.slice(0, length - 1) + String.fromCharCode(key.charCodeAt(length - 1) + 1);
}

/** Whether a walk gives the order of the sort: its keys follow the fields that have one value. */
function sortedBy(index: IndexDefinition, equalities: number, { sort = [], strings }: Question) {
  const no = { sorted: false, reverse: false };
  if (sort.length === 0) return { sorted: true, reverse: false };
  if (index.multikey || strings || isGeneral(index) === false) return no;
  const fixed = new Set(index.fields.slice(0, equalities).map((field) => field.path.name));
  const wanted = sort.filter((key) => !fixed.has(key.path.name));
  const rest = index.fields.slice(equalities);
  const [first] = wanted;
  if (!first) return { sorted: true, reverse: false };
  const reverse = first.direction !== rest[0]?.direction;
  for (const [i, key] of wanted.entries()) {
    const field = rest[i];
    if (field?.path.name !== key.path.name) return no;
    if ((field.direction === key.direction) === reverse) return no;
  }
  return { sorted: true, reverse };
}

function walk(collection: Collection, best: Candidate): Plan {
  const { index, ranges, reverse, multikey, bounded } = best;
  const isId = isIdIndex(index);
  return {
    summary: `IXSCAN ${index.name}`,
    sorted: best.sorted,
    visit(visit) {
      const seen = multikey || ranges.length > 1 ? new Set<string>() : undefined;
      for (const { start, end } of ranges) {
        if (isId && bounded && end === `${start}\xff`) {
          const document = collection.get(start);
          if (document && !seen?.has(start)) {
            seen?.add(start);
            if (visit(document, start) === false) return;
          }
          continue;
        }
        for (const idKey of collection.idKeys(
          isId ? undefined : index,
          range(start, end),
          reverse,
        )) {
          if (seen?.has(idKey)) continue;
          seen?.add(idKey);
          const document = collection.get(idKey);
          if (document && visit(document, idKey) === false) return;
        }
      }
    },
  };
}

const range = (start: string, end: string): KeyRange => ({
  start,
  end: end === '' ? '\xff\xff' : end,
});

/** A filter that is an $or: each branch by an index of its own, when all of them have one. */
function eachBranch(collection: Collection, question: Question): Plan | undefined {
  const branches = question.filter.$or;
  if (!Array.isArray(branches) || branches.length === 0) return undefined;
  const plans = branches.map((branch) =>
    isDocument(branch)
      ? plan(collection, { filter: branch, strings: question.strings })
      : scan(collection),
  );
  if (plans.some((one) => one.summary === 'COLLSCAN')) return undefined;
  return {
    summary: `OR ${plans.map((one) => one.summary).join(', ')}`,
    sorted: false,
    visit(visit) {
      const seen = new Set<string>();
      let ended = false;
      for (const one of plans) {
        if (ended) return;
        one.visit((document, idKey) => {
          if (seen.has(idKey)) return true;
          seen.add(idKey);
          ended = visit(document, idKey) === false;
          return !ended;
        });
      }
    },
  };
}
