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

/** The sales of all books and authors of some days, and the names of what was added up. */
export type Sales = Record<KindOfSales, SalesTable> & { lists: readonly string[] };

/** Stores the sales of a day and returns their name. */
export async function keepDay(day: string, sales: Record<KindOfSales, Tally>): Promise<string> {
  const authors = ranked(sales.authors).map(({ key, ...sold }) => authorRow(key, sold));
  const written = writeSales(ranked(sales.books), authors);
  const name = toName(day, written.books, written.authors);
  await insert(name, written);
  return name;
}

/** Stores the sales of a month, whose days with orders are given. */
export const keepMonth = (month: string, days: Days): Promise<boolean> =>
  keepMissing([toMonth(month, days)]);

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
  return (await keepMissing(spans)) ? addUp(spans, kinds) : undefined;
}

/** Stores the periods of these days that are not, so that nobody has to wait for them. */
export async function keepPeriods(
  days: Days,
  range: { from: string; over: string },
): Promise<void> {
  await keepMissing(toSpans(days, range));
}

/** Returns authors with their names; undefined if a day has been counted again in the meantime. */
export async function nameAuthors(
  { lists }: Sales,
  rows: readonly TableRow[],
): Promise<NamedRow[] | undefined> {
  const ids = [...new Set(rows.map(({ list }) => lists[list] ?? ''))];
  const stored = await BookSales.find({ _id: { $in: ids } }, { authorNames: 1 }).lean();
  if (stored.length < ids.length) return undefined;
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
async function keepMissing(spans: readonly Span[]): Promise<boolean> {
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
  const sales = (await keepMissing(parts)) && (await addUp(parts, KINDS));
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
  const lists: string[] = [];
  const sales = { books: new SalesTable(), authors: new SalesTable(), lists };
  const earlier: string[] = [];
  const add = async (names: string[]) => {
    for await (const stored of readStored(names, kinds)) {
      if (kinds.some((kind) => typeof stored[kind] === 'string')) earlier.push(stored._id);
      else for (const kind of kinds) sales[kind].add(stored[kind]);
      lists.push(stored._id);
    }
  };
  const names = (isSum: boolean) =>
    spans.filter(({ parts }) => parts.length > 0 === isSum).map(({ name }) => name);
  // First the periods: an author is named where they were seen first, so that few documents name nearly all.
  await add(names(true));
  await add(names(false));
  if (earlier.length > 0) {
    for (const name of earlier) await convertSales(name);
    return addUp(spans, kinds);
  }
  return lists.length === spans.length ? sales : undefined;
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
