import { createHash } from 'node:crypto';
import { bySales, type Sold } from './tally.ts';

/** What was sold of a book or an author. The key has 24 hexadecimal digits: the book's id, or the author's digest. */
export type SalesRow = Sold & { key: string };
export type NamedRow = SalesRow & { name: string };

/** A key, four bytes for the copies and eight for the cents. */
export const KEY_BYTES = 12;
export const ROW_BYTES = KEY_BYTES + 4 + 8;

/** A document holds 16 MB. Beyond that, what has sold least is left out: about the 150,000th author. */
const BYTES_MAX = 7_000_000;

/** Returns the row of an author. That two names share a digest is less likely than a broken disk. */
export const authorRow = (name: string, { copies, cents }: Sold): NamedRow => ({
  key: createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, 2 * KEY_BYTES),
  name,
  copies,
  cents,
});

/** The sales of each book and author as they are stored. The names are JSON, in the sequence of the authors. */
export type WrittenSales = { books: Buffer; authors: Buffer; authorNames: string };

/** Writes sales so that they fit into one document; the same sales give the same bytes. */
export function writeSales(books: readonly SalesRow[], authors: readonly NamedRow[]): WrittenSales {
  // In one sequence, whoever has added them up: a row that was read earlier still finds its name.
  const kept = fitting(authors).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return {
    books: writeRows(fitting(books)),
    authors: writeRows(kept),
    authorNames: JSON.stringify(kept.map(({ name }) => name)),
  };
}

/** Returns all rows, or the best selling if there is no room for all. */
function fitting<Row extends SalesRow & { name?: string }>(rows: readonly Row[]): readonly Row[] {
  const bytesOf = (some: readonly Row[]) =>
    some.length * ROW_BYTES + Buffer.byteLength(JSON.stringify(some.map(({ name }) => name ?? 0)));
  if (bytesOf(rows) <= BYTES_MAX) return rows;
  let bytes = 0;
  return rows.toSorted(bySales).filter((row) => {
    bytes += bytesOf([row]);
    return bytes <= BYTES_MAX;
  });
}

/** Writes rows one after the other, as `SalesTable` reads them. */
function writeRows(rows: readonly SalesRow[]): Buffer {
  const written = Buffer.allocUnsafe(rows.length * ROW_BYTES);
  for (const [at, { key, copies, cents }] of rows.entries()) {
    const from = at * ROW_BYTES;
    written.write(key, from, 'hex');
    written.writeUInt32BE(copies, from + KEY_BYTES);
    written.writeDoubleBE(cents, from + KEY_BYTES + 4);
  }
  return written;
}
