import { setTimeout as wait } from 'node:timers/promises';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { measureCpu } from '../../shared/measure-cpu.ts';
import { countVisibleChange, visibleChanges } from '../../shared/visible-changes.ts';
import type { FacetCounts } from './book-facets.ts';
import type { Facet, Filters } from './facets-of-book.ts';
import type { Reader } from './find-books.ts';
import type { IndexedBook } from './indexed-book.ts';
import { refreshOf } from './refresh-index.ts';
import { SearchIndex, type Wanted } from './search-index.ts';
import { VISIBLE } from './to-filters.ts';

/** How long results may be stale with regard to changes by other servers. */
const MAX_AGE_MS = 500;
/** How long a search waits for a slow database before it returns results from the known catalogue. */
const REFRESH_TIMEOUT_MS = 1000;
/** Garbage collection after a search costs about as much as the search itself. */
const GARBAGE_COLLECTION_FACTOR = 2;

/** How a list or a search is to be read, and for whom. */
export type Reading = Reader & {
  /** Whether even slightly outdated results are unacceptable. */
  fresh: boolean;
  /** Called with the CPU time of a search in milliseconds. */
  spend: (ms: number) => void;
};

const index = new SearchIndex();
const bringUpToDate = refreshOf(index);
/** When the last completed refresh started. */
let refreshedAt = Number.NEGATIVE_INFINITY;
/** The changes by this process that the last refresh has certainly seen. */
let changesSeen = -1;
let refreshing: Promise<void> | undefined;

/** Which part of a list to read: numbered pages, or what comes after a book. */
type Part = { page: number; limit: number; after?: string | undefined };

/** A part of a list; `near` if the list is a search that no book matches as typed. */
export type FoundPart = { books: IndexedBook[]; total: number; near: boolean };

/**
 * Returns a part of the wanted books by `sort`, from this process's index; otherwise best match first, or
 * newest first. Undefined if `after` has no place there. Once the index is loaded, a visitor never waits long
 * for a slow database.
 */
export const findIndexed = (
  wanted: Wanted,
  { page, limit, after }: Part,
  reading: Reading,
): Promise<FoundPart | undefined> =>
  read(reading, () => {
    const { slots, near } = index.find(wanted);
    const start = after ? index.startAfter(after, slots, wanted) : (page - 1) * limit;
    if (start === undefined) return undefined;
    const part = slots.subarray(start, start + limit);
    return { books: Array.from(part, (slot) => index.at(slot)), total: slots.length, near };
  });

/** Counts the wanted books by facet, from this process's index. */
export const countIndexed = (wanted: Wanted, reading: Reading): Promise<FacetCounts> =>
  read(reading, () => index.count(wanted));

/** Returns a function that returns the name of an author as the newest book spells it; else the slug. */
export function authorNames(slugs: readonly string[]): (slug: string) => string {
  const books = index.newestWith('author', slugs);
  return (slug) =>
    authorsOf(books.get(slug)?.author ?? '').find((name) => slugOf(name) === slug) ?? slug;
}

/** Returns a function that returns the name of a series as the newest book spells it; else the slug. */
export function seriesNames(slugs: readonly string[]): (slug: string) => string {
  const books = index.newestWith('series', slugs);
  return (slug) => books.get(slug)?.series?.name ?? slug;
}

/** Returns the books that visitors see with these values, newest first, from this process's index. */
export async function listIndexed(filters: Filters = {}): Promise<readonly IndexedBook[]> {
  await catchUp();
  const { slots } = index.find({ filters: { ...filters, ...VISIBLE } });
  return Array.from(slots, (slot) => index.at(slot));
}

/** Returns the number of books that visitors see with a value, as far as the index knows. */
export const countBooksWith = (facet: Facet, value: string): number =>
  index.countSeen(facet, value);

/** Returns the slugs of the authors whose names match a text and whose books visitors see, most books first. */
export const findAuthors = (text: string, max: number): string[] =>
  index
    .authorsLike(text)
    // A few more, because some may have only hidden books.
    .slice(0, max * 3)
    .filter((slug) => countBooksWith('author', slug) > 0)
    .slice(0, max);

/** Returns words similar to those of a text that finds nothing, from the books that visitors see. */
export const findNear = (text: string): string[] => index.wordsLike(text);

/** Reads from the index once it is up to date, and reports the cost. */
async function read<Result>(
  { fresh, spend, seesHidden }: Reading,
  find: () => Result,
): Promise<Result> {
  await catchUp(fresh ? 0 : MAX_AGE_MS, seesHidden);
  const spent = measureCpu();
  const result = find();
  spend(spent() * GARBAGE_COLLECTION_FACTOR);
  return result;
}

/** Sets how many copies of each book were sold, by id, for the best-selling order. */
export function setSold(sold: ReadonlyMap<string, number>): void {
  if (index.setSold(sold)) countVisibleChange();
}

/** Loads the catalogue into the index; until then every list waits. */
export async function prepareSearch(): Promise<void> {
  await catchUp();
}

/**
 * Waits until the index is up to date; only visitors are answered from the known catalogue if that takes long,
 * as after an import. Concurrent searches share one refresh, and wait for another one
 * only if the running one may have missed a change.
 */
async function catchUp(maxAgeMs = MAX_AGE_MS, isForAdmin = false): Promise<void> {
  const isFirst = changesSeen < 0;
  const wanted = visibleChanges();
  const now = performance.now();
  const isFresh = () => changesSeen >= wanted && refreshedAt >= now - maxAgeMs;
  if (isFresh()) {
    // Ahead of time, so that under steady load nobody waits for a refresh.
    if (refreshedAt < now - maxAgeMs / 2) refresh().catch(() => {});
    return;
  }
  const refreshed = refresh().then(() => (isFresh() ? undefined : refresh()));
  if (isFirst || isForAdmin) return refreshed;
  await Promise.race([refreshed, wait(REFRESH_TIMEOUT_MS, undefined, { ref: false })]);
}

/** Joins the running refresh or starts a new one. */
function refresh(): Promise<void> {
  refreshing ??= refreshIndex().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refreshIndex(): Promise<void> {
  const began = performance.now();
  const changesBefore = visibleChanges();
  await bringUpToDate();
  refreshedAt = began;
  changesSeen = changesBefore;
}
