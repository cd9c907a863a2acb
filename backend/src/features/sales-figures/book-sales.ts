import { LRUCache } from 'lru-cache';
import { ignoreDuplicateKey } from '../../shared/mongo.ts';
import { convertSales } from './earlier-sales.ts';
import { BookSales } from './sales-days.model.ts';
import { authorRow, type NamedRow, type WrittenSales, writeSales } from './sales-rows.ts';
import { type Days, type Span, toMonth, toName, toSpans } from './sales-spans.ts';
import { SalesTable, type TableRow } from './sales-table.ts';
import { ranked, type Tally } from './tally.ts';

const KINDS = ['books', 'authors'] as const;
export type KindOfSales = (typeof KINDS)[number];
/** A month of a large shop has three megabytes. */
const READ_AT_ONCE = 8;
/**
 * What the periods of the last ranges add up to, at most 25 MB each for 100,000 books. It never becomes wrong:
 * the name of a period follows from what its days contain.
 */
const periodSums = new LRUCache<string, Sales>({
  max: 2,
  ttl: 10 * 60_000,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});

/** The sales of all books and authors of some days, and the names of what was added up. */
export type Sales = Record<KindOfSales, SalesTable> & { lists: string[] };

/** Stores the sales of a day and returns their name. */
export async function storeDay(day: string, sales: Record<KindOfSales, Tally>): Promise<string> {
  const authors = ranked(sales.authors).map(({ key, ...sold }) => authorRow(key, sold));
  const written = writeSales(ranked(sales.books), authors);
  const name = toName(day, written.books, written.authors);
  await insert(name, written);
  return name;
}

/** Stores the sales of a month, whose days with orders are given. */
export const storeMonth = (month: string, days: Days): Promise<boolean> =>
  storeMissing([toMonth(month, days)]);

/**
 * Returns the sales of each book, or of each author too, on days of a range. Of the days until `over`, which
 * change seldom, whole periods are read as one; where one is missing, it is added up from its parts
 * and kept. Returns undefined if a day has been counted again in the meantime.
 */
export async function readBookSales(
  days: Days,
  range: { from: string; over: string },
  kinds: readonly KindOfSales[],
): Promise<Sales | undefined> {
  const spans = toSpans(days, range);
  return (await storeMissing(spans)) ? addUp(spans, kinds) : undefined;
}

/** Stores the periods of these days that are not, so that nobody has to wait for them. */
export async function storePeriods(
  days: Days,
  range: { from: string; over: string },
): Promise<void> {
  await storeMissing(toSpans(days, range));
}

/** Returns authors with their names; undefined if what names them has changed in the meantime. */
export async function nameAuthors(
  { lists }: Sales,
  rows: readonly TableRow[],
): Promise<NamedRow[] | undefined> {
  const ids = [...new Set(rows.map(({ list }) => lists[list] ?? ''))];
  const stored = await BookSales.find({ _id: { $in: ids } }, { authorNames: 1 }).lean();
  const earlier = stored.filter(({ authorNames }) => authorNames === undefined);
  for (const { _id } of earlier) await convertSales(_id);
  if (stored.length < ids.length || earlier.length > 0) return undefined;
  const names = new Map(stored.map((one) => [one._id, JSON.parse(one.authorNames) as string[]]));
  return rows.map(({ list, row, ...sold }) => ({
    ...sold,
    name: names.get(lists[list] ?? '')?.[row] ?? '',
  }));
}

/** Deletes what was stored earlier, or by an interrupted server, for the same day or period. */
export async function dropOtherSales(name: string): Promise<void> {
  const [span] = name.split('/');
  await BookSales.deleteMany({ _id: { $gt: `${span}/`, $lt: `${span}0`, $ne: name } });
}

/** Stores the periods among these that are not. Returns false if a part of one is missing. */
async function storeMissing(spans: readonly Span[]): Promise<boolean> {
  const sums = spans.filter(({ parts }) => parts.length > 0);
  const known = await BookSales.find(
    { _id: { $in: sums.map(({ name }) => name) } },
    { _id: 1 },
  ).lean();
  const names = new Set(known.map(({ _id }) => _id));
  for (const sum of sums) {
    if (!names.has(sum.name) && !(await keep(sum))) return false;
  }
  return true;
}

async function keep({ name, parts }: Span): Promise<boolean> {
  const own = parts.map((part) => part.name);
  const sales = (await storeMissing(parts)) && (await add(noSales(), own, KINDS));
  const authors = sales && (await nameAuthors(sales, sales.authors.all()));
  if (!authors) return false;
  await insert(name, writeSales(sales.books.all(), authors));
  await dropOtherSales(name);
  return true;
}

async function insert(_id: string, sales: WrittenSales): Promise<void> {
  if (await BookSales.exists({ _id })) return;
  await ignoreDuplicateKey(BookSales.create({ _id, ...sales }));
}

/** Returns undefined if one is missing. */
async function addUp(
  spans: readonly Span[],
  kinds: readonly KindOfSales[],
): Promise<Sales | undefined> {
  const names = (arePeriods: boolean) =>
    spans.filter(({ parts }) => parts.length > 0 === arePeriods).map(({ name }) => name);
  // First the periods: an author is named where they were seen first, so that few documents name nearly all.
  const sales = await sumOfPeriods(names(true), kinds);
  return sales && add(sales, names(false), kinds);
}

async function sumOfPeriods(
  names: readonly string[],
  kinds: readonly KindOfSales[],
): Promise<Sales | undefined> {
  const key = [...kinds, ...names].join();
  const sum = periodSums.get(key) ?? (await add(noSales(), names, kinds));
  if (!sum || names.length === 0) return sum;
  periodSums.set(key, sum);
  return { books: sum.books.copy(), authors: sum.authors.copy(), lists: [...sum.lists] };
}

const noSales = (): Sales => ({ books: new SalesTable(), authors: new SalesTable(), lists: [] });

/** Adds what is stored by these names. Returns undefined if one is missing. */
async function add(
  sales: Sales,
  names: readonly string[],
  kinds: readonly KindOfSales[],
): Promise<Sales | undefined> {
  if (names.length === 0) return sales;
  const earlier: string[] = [];
  let found = 0;
  for await (const stored of readStored(names, kinds)) {
    found += 1;
    if (kinds.some((kind) => typeof stored[kind] === 'string')) {
      earlier.push(stored._id);
      continue;
    }
    for (const kind of kinds) sales[kind].add(stored[kind]);
    sales.lists.push(stored._id);
  }
  if (found < names.length) return undefined;
  for (const name of earlier) await convertSales(name);
  return add(sales, earlier, kinds);
}

/** Without mongoose, which would copy the bytes. */
const readStored = (names: readonly string[], kinds: readonly KindOfSales[]) =>
  BookSales.collection.find<{ _id: string } & Record<KindOfSales, Buffer>>(
    { _id: { $in: names as never[] } },
    {
      projection: Object.fromEntries(kinds.map((kind) => [kind, 1])),
      promoteBuffers: true,
      batchSize: READ_AT_ONCE,
    },
  );
