import { BookSales } from './sales-days.model.ts';
import { authorRow, type SalesRow, writeSales } from './sales-rows.ts';

/** As earlier versions stored sales: columns of keys, copies and cents as JSON; authors by their names. */
type EarlierSales = { books: string; authors: string };

/** Only what earlier versions stored has no names of authors beside the rows. */
export const EARLIER_SALES = { authorNames: { $exists: false } };

/** Stores the sales of a day or month as this version does. Several servers may do so at once. */
export async function convertSales(id: string): Promise<void> {
  const earlier = { _id: id as never, ...EARLIER_SALES };
  const stored = await BookSales.collection.findOne<EarlierSales>(earlier);
  if (!stored) return;
  const authors = readRows(stored.authors).map(({ key, ...sold }) => authorRow(key, sold));
  const $set = writeSales(readRows(stored.books), authors);
  await BookSales.collection.updateOne(earlier, { $set });
}

function readRows(columns: string): SalesRow[] {
  const [keys, copies, cents] = JSON.parse(columns) as [string[], number[], number[]];
  return keys.map((key, at) => ({ key, copies: copies[at] ?? 0, cents: cents[at] ?? 0 }));
}
