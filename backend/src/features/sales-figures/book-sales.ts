import { createHash } from 'node:crypto';
import { ignoreDuplicateKey } from '../../shared/mongo.ts';
import { daysOfMonth, monthOf } from '../../shared/utc-day.ts';
import { BookSales, type StoredBookSales, type StoredSalesDay } from './sales-days.model.ts';
import { addWritten, type Tally, writeTally } from './tally.ts';

type Written = { books: string; authors: string };
/** The days of which the sales are wanted, oldest first. */
type Days = readonly Pick<StoredSalesDay, '_id' | 'bookSales'>[];
export type KindOfSales = keyof Written;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Stores the sales of a day and returns their name. */
export async function keepBookSales(day: string, sales: Written): Promise<string> {
  const name = `${day}/${digestOf(sales.books + sales.authors)}`;
  await insert(name, sales);
  return name;
}

const insert = async (_id: string, sales: Written) => {
  if (await BookSales.exists({ _id })) return;
  await ignoreDuplicateKey(BookSales.create({ _id, ...sales }));
};

/** Deletes what was stored earlier, or by an interrupted server, for the same day or month. */
export async function dropOtherSales(name: string): Promise<void> {
  const [span] = name.split('/');
  await BookSales.deleteMany({ _id: { $gt: `${span}/`, $lt: `${span}0`, $ne: name } });
}

/**
 * Returns the sales of each book, or of each author too, on the days of a range. Whole months are read as
 * one; a month that has changed, or was never asked for, is added up from its days and kept. Returns
 * undefined if a day has been counted again in the meantime.
 */
export async function readBookSales(
  days: Days,
  range: { from: string; to: string },
  kinds: readonly KindOfSales[],
): Promise<Record<KindOfSales, Tally> | undefined> {
  const names: string[] = [];
  for (const [month, own] of byMonth(days)) {
    const { first, last } = daysOfMonth(month);
    if (range.from > first || range.to < last) names.push(...own.map(({ bookSales }) => bookSales));
    else {
      const name = await keepMonth(month, own);
      if (!name) return undefined;
      names.push(name);
    }
  }
  return addUp(names, kinds);
}

/** Returns the name of a month's sales, which it stores if they are not. */
export async function keepMonth(month: string, days: Days): Promise<string | undefined> {
  const name = `${month}/${digestOf(days.map(({ bookSales }) => bookSales).join())}`;
  if (await BookSales.exists({ _id: name })) return name;
  const sales = await addUp(
    days.map(({ bookSales }) => bookSales),
    ['books', 'authors'],
  );
  if (!sales) return undefined;
  await insert(name, { books: writeTally(sales.books), authors: writeTally(sales.authors) });
  await dropOtherSales(name);
  return name;
}

async function addUp(names: readonly string[], kinds: readonly KindOfSales[]) {
  const tallies: Record<KindOfSales, Tally> = { books: new Map(), authors: new Map() };
  const fields = Object.fromEntries(kinds.map((kind) => [kind, 1]));
  const stored = await BookSales.find({ _id: { $in: names } }, fields).lean<StoredBookSales[]>();
  if (stored.length < names.length) return undefined;
  for (const sales of stored) {
    for (const kind of kinds) addWritten(tallies[kind], sales[kind]);
  }
  return tallies;
}

function byMonth(days: Days): Map<string, Days[number][]> {
  const months = new Map<string, Days[number][]>();
  for (const day of days) {
    const month = monthOf(day._id);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return months;
}
