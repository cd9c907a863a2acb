/**
 * Measures the shop with 100,000 books and 1,000,000 orders, over HTTP. Prints Markdown tables.
 *
 *   npm run bench:size -- FOLDER                          fills the folder, which a later run uses again
 *   npm run bench:size -- FOLDER --books=5000 --orders=20000
 *   npm run bench:size -- FOLDER --only=search            rows whose name contains the word
 *
 * Filling takes about eight minutes. Delete the folder yourself.
 */
import { parseArgs } from 'node:util';
import { httpClient } from './load/http-client.ts';
import { startOwnShop } from './load/own-shop.ts';
import { measureRow } from './size/measure-row.ts';
import { prepareData } from './size/prepare-data.ts';
import { rowsFor } from './size/rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    books: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
});
const [dataDir] = positionals;
if (!dataDir) throw new Error('Usage: npm run bench:size -- FOLDER');
const sizes = { books: Number(values.books), orders: Number(values.orders) };
await prepareData(dataDir, sizes);

const shop = await startOwnShop(undefined, { dataDir });
const client = httpClient(shop.url, { timeoutMs: 120_000 });
try {
  const began = performance.now();
  await client.call({ path: '/api/books/?q=the' });
  const searched = shop.openedAfterMs + performance.now() - began;
  const memoryAfterStart = megabytes(shop.residentBytes());
  const rows = await rowsFor(client, sizes.orders);
  console.log(`
| ${sizes.books} books, ${sizes.orders} orders | |
|---|---|
| start until the shop is open | ${shop.openedAfterMs.toFixed(0)} ms |
| start until a search was answered, sign-in included | ${searched.toFixed(0)} ms |
| memory after the start | ${memoryAfterStart} MB |`);
  console.log(
    '\n| | requests | p50 ms | p99 ms | longest a visitor waited for a book meanwhile, ms |\n|---|---|---|---|---|',
  );
  for (const row of rows.filter(({ name }) => name.includes(values.only))) {
    const { p50, p99, others } = await measureRow(client, row);
    console.log(`| ${row.name} | ${row.times} | ${p50} | ${p99} | ${others} |`);
  }
  console.log(`\nmemory after the run: ${megabytes(shop.residentBytes())} MB`);
} finally {
  client.close();
  await shop.stop();
}

function megabytes(bytes = 0): string {
  return (bytes / 2 ** 20).toFixed(0);
}
