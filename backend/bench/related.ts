/**
 * Measures the books that go with a book, without any orders: `npm run bench:related -- BOOKS.csv`, or with a number
 * after it, with the books repeated up to that many. `SHOW="The Hobbit"` prints the list of a title.
 */

import { readFileSync } from 'node:fs';
import type { StoredBook } from '../src/catalogue/books/books.model.ts';
import { createCatalogueIndex } from '../src/catalogue/search-index/catalogue-index.ts';
import { toIndexed } from '../src/catalogue/search-index/to-indexed.ts';
import { catalogueBook } from '../src/main/catalogue-cli/catalogue-book.ts';
import { pickRelated } from '../src/orders/related-books/pick-related.ts';
import { readCsv } from '../src/platform/csv/read-csv.ts';
import { printHead, printRow } from './measure.ts';

const [csv, count = '0'] = process.argv.slice(2);
if (!csv) throw new Error('Usage: npm run bench:related -- BOOKS.csv [NUMBER]');
/** What the page of a book shows, and the whole list. */
const LENGTHS = [6, 12];
const ASKED = 200;
const VISIBLE = { hidden: ['false'] };

const rows = readCsv(readFileSync(csv, 'utf8'));
const now = new Date(Date.UTC(2026, 0, 1));
const index = createCatalogueIndex(() => 0);
// Not copied: copies with other members are many times slower to read than the shop's.
const books = Array.from({ length: Math.max(rows.length, Number(count)) }, (_, at) => {
  const rank = (at % rows.length) + 1;
  const context = { rank, count: rows.length, category: 'fiction', now };
  const made = catalogueBook(rows[rank - 1] as (typeof rows)[number], context);
  const _id = at < rows.length ? made._id : `${made._id}${at}`;
  return toIndexed({ ...made, _id, updatedAt: now } as unknown as StoredBook);
});
for (const book of books) index.put(book);

if (books.length === rows.length) {
  const lists = books.map((book) => pickRelated(book, [], index));
  console.log(
    `${books.length} books of one genre: in how many of their lists one stands at most\n`,
  );
  printHead('of a list the first', 'lists', 'share', 'book', 'books in any list');
  for (const length of LENGTHS) {
    const listed = new Map<string, number>();
    for (const { id } of lists.flatMap((list) => list.slice(0, length))) {
      listed.set(id, (listed.get(id) ?? 0) + 1);
    }
    const [id, times] = [...listed].reduce((most, one) => (one[1] > most[1] ? one : most));
    const share = `${((100 * times) / books.length).toFixed(2)} %`;
    printRow(length, times, share, index.get(id)?.title ?? '', listed.size);
  }
}

const shown = books.find(({ title }) => title === process.env.SHOW);
if (shown) {
  console.log(
    `\n${shown.title}: ${pickRelated(shown, [], index)
      .map(({ title }) => title)
      .join('; ')}`,
  );
}

/** Returns the median of the CPU time of a call for each of some books, in milliseconds. */
function medianOf(call: (book: (typeof books)[number]) => unknown): string {
  const some = books.filter((_book, at) => at % Math.ceil(books.length / ASKED) === 0);
  const times = some.map((book) => {
    const before = process.cpuUsage();
    call(book);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return (times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(1);
}

console.log(`\n${books.length} books: ms for a list\n`);
printHead('related', 'the best-selling ones of the genre');
printRow(
  medianOf((book) => pickRelated(book, [], index)),
  medianOf(({ category }) =>
    index.find(
      { filters: { category: [category], ...VISIBLE }, sort: 'best-selling' },
      { page: 1, limit: 18 },
    ),
  ),
);
