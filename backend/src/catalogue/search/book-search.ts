import { setTimeout as wait } from 'node:timers/promises';
import { toIsbn13 } from '@book-store/contract/catalogue/books/isbn';
import type { FacetsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import type { FacetCounts, FoundPart as Found, Part } from '@book-store/search';
import { countVisibleChange, visibleChanges } from '../../platform/documents/visible-changes.ts';
import type { Reader } from '../books/find-books.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import {
  createCatalogueIndex,
  type Facet,
  type Filters,
  type NamedFacet,
  type Wanted,
} from '../search-index/catalogue-index.ts';
import { UNTOLD } from '../search-index/popularity-of.ts';
import { refreshOf } from '../search-index/refresh-index.ts';
import { VISIBLE } from './to-filters.ts';

/** How stale results may be with regard to changes made by other servers. */
const MAX_AGE_MS = 500;
/** How long a search waits for a slow database before it uses the loaded catalogue. */
const REFRESH_TIMEOUT_MS = 1000;

export type Reading = Reader & {
  /** Whether even slightly stale results are unacceptable. */
  fresh: boolean;
};

let sold: Counts = new Map();
let soldInAll = 0;
let tops = UNTOLD;
const newIndex = () =>
  createCatalogueIndex(
    (id) => sold.get(id) ?? 0,
    () => tops,
  );
const catalogue = { index: newIndex() };
const bringUpToDate = refreshOf(catalogue, newIndex);
/** When the last completed refresh started. */
let refreshedAt = Number.NEGATIVE_INFINITY;
/** The changes of this process that the last refresh included. */
let changesSeen = -1;
let refreshing: Promise<void> | undefined;

type Counts = ReadonlyMap<string, number>;

export type FoundPart = Found<IndexedBook>;

/**
 * Finds one page of books by `sort`; by default, best match first, or newest first. Returns
 * undefined if `after` is not in the list. Once the index is loaded, a visitor never waits long for
 * a slow database.
 */
export const findIndexed = (
  wanted: Wanted,
  part: Part,
  reading: Reading,
): Promise<FoundPart | undefined> =>
  read(reading, () => catalogue.index.find(withIsbn(wanted), part));

export const countIndexed = (
  wanted: Wanted,
  facets: readonly Facet[],
  reading: Reading,
): Promise<FacetCounts<Facet>> =>
  read(reading, () => catalogue.index.count(withIsbn(wanted), facets));

/** A search for an ISBN finds that book only. */
const withIsbn = (wanted: Wanted): Wanted => ({ ...wanted, isbn: toIsbn13(wanted.q ?? '') });

/** Returns a lookup of author names as spelled by their newest book; the slug if there is none. */
export function authorNames(slugs: readonly string[]): (slug: string) => string {
  const books = catalogue.index.newestWith('author', slugs);
  return (slug) =>
    authorsOf(books.get(slug)?.author ?? '').find((name) => slugOf(name) === slug) ?? slug;
}

/** Returns a lookup of series names as spelled by their newest book; the slug if there is none. */
export function seriesNames(slugs: readonly string[]): (slug: string) => string {
  const books = catalogue.index.newestWith('series', slugs);
  return (slug) => books.get(slug)?.series?.name ?? slug;
}

/** Returns visible books with these values, newest first. */
export async function listIndexed(filters: Filters = {}): Promise<readonly IndexedBook[]> {
  await catchUp();
  const all = { page: 1, limit: catalogue.index.size };
  return catalogue.index.find({ filters: { ...filters, ...VISIBLE } }, all)?.books ?? [];
}

/** Gives access to the whole index, for more than a list. */
export const readIndex = <Result>(
  reading: Reading,
  use: (index: typeof catalogue.index) => Result,
): Promise<Result> => read(reading, () => use(catalogue.index));

/** Returns copies sold in the recent sales period. */
export const copiesSold = (id: string): number => sold.get(id) ?? 0;
export const allCopiesSold = (): number => soldInAll;

/** Counts visible books only. */
export const countBooksWith = (facet: Facet, value: string): number =>
  catalogue.index.countShown(facet, value);

/** Returns the slugs of authors or series whose names match, those with the best-known visible books first. */
export const findNamed = (facet: NamedFacet, text: string, max: number): string[] =>
  catalogue.index.valuesLike(facet, text, max);

/** Returns spelling suggestions for a text that finds nothing, from visible books. */
export const findNear = (text: string): string[] => catalogue.index.wordsLike(text);

/** Returns whether a text names a genre or the like; with `slips` it may be misspelled. */
export const isNamed = (name: string, text: string, slips: boolean): boolean =>
  catalogue.index.isNamed(name, text, slips);

/** Waits for the index to be current, then reads it. */
async function read<Result>({ fresh, seesHidden }: Reading, find: () => Result): Promise<Result> {
  await catchUp(fresh ? 0 : MAX_AGE_MS, seesHidden);
  return find();
}

/** Sets recent sales by book id; `areTelling` is false while there are too few sales to rank by. */
export async function setSales(copies: Counts, areTelling: boolean): Promise<void> {
  await catchUp();
  const before = { sold, tops };
  sold = copies;
  soldInAll = [...copies.values()].reduce((sum, one) => sum + one, 0);
  tops = areTelling ? { bestKnown: bestKnown(), mostSold: mostSold() } : UNTOLD;
  const { bestKnown: known, mostSold: most } = before.tops;
  const areSameTops = tops.bestKnown === known && tops.mostSold === most;
  if (areSameTops && isSame(sold, before.sold)) return;
  catalogue.index.rankAnew();
  countVisibleChange();
}

const bestKnown = () =>
  catalogue.index.find({ filters: VISIBLE, sort: 'best-known' }, { page: 1, limit: 1 })?.books[0]
    ?.popularity ?? 0;

function mostSold(): number {
  let most = 0;
  for (const [id, copies] of sold)
    if (catalogue.index.get(id)?.hidden === false) most = Math.max(most, copies);
  return most;
}

const isSame = (counts: Counts, before: Counts) =>
  counts.size === before.size && [...counts].every(([id, count]) => before.get(id) === count);

export function rankingOfBooks(): FacetsView['ranking'] {
  if (tops.mostSold > 0) return 'sales';
  return catalogue.index.countShown('known', 'true') > 0 ? 'popularity' : 'age';
}

export const haveRatings = (): boolean => catalogue.index.countShown('rated', 'true') > 0;

/** Loads the index at startup; until this is done once, every list waits. */
export async function prepareSearch(): Promise<void> {
  await catchUp(0, true);
}

/**
 * Waits until the index is current. Visitors get the loaded catalogue if that takes long, as after
 * an import. Concurrent searches share one refresh, and wait for another only if the running one
 * may have missed a change.
 */
export async function catchUp(maxAgeMs = MAX_AGE_MS, isForAdmin = false): Promise<void> {
  const isFirst = changesSeen < 0;
  const wanted = visibleChanges();
  const now = performance.now();
  const isFresh = () => changesSeen >= wanted && refreshedAt >= now - maxAgeMs;
  if (isFresh()) {
    // Refresh early, so that nobody waits for it under steady load.
    if (refreshedAt < now - maxAgeMs / 2) refresh().catch(() => {});
    return;
  }
  const refreshed = refresh().then(() => (isFresh() ? undefined : refresh()));
  if (isFirst || isForAdmin) return refreshed;
  await Promise.race([refreshed, wait(REFRESH_TIMEOUT_MS, undefined, { ref: false })]);
}

/** Joins the running refresh or starts one. */
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
