/**
 * Measures the shop with 100,000 books and 1,000,000 orders, over HTTP. Prints Markdown tables.
 *
 *   npm run bench:size -- FOLDER                          fills the folder, which a later run uses again
 *   npm run bench:size -- FOLDER --books=5000 --orders=20000
 *   npm run bench:size -- FOLDER --only=search            rows whose name contains the word
 *   npm run bench:size -- FOLDER --server=DIST/src/server.js   another build, to compare with
 *
 * Filling takes about five minutes. Delete the folder yourself.
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
    server: { type: 'string' },
  },
});
const [dataDir] = positionals;
if (!dataDir) throw new Error('Usage: npm run bench:size -- FOLDER');
const sizes = { books: Number(values.books), orders: Number(values.orders) };
await prepareData(dataDir, sizes);

const shop = await startOwnShop(undefined, {
  dataDir,
  ...(values.server && { server: values.server }),
});
const client = httpClient(shop.url, { timeoutMs: 120_000 });
try {
  const began = performance.now();
  await client.call({ path: '/api/books/?q=the' });
  const searched = shop.openedAfterMs + performance.now() - began;
  const cpu = shop.cpuMs();
  const memoryAfterStart = await memory();
  const rows = await rowsFor(client, sizes.orders);
  console.log(`
| ${sizes.books} books, ${sizes.orders} orders | |
|---|---|
| start until the shop is open | ${shop.openedAfterMs.toFixed(0)} ms |
| start until a search was answered, sign-in included | ${searched.toFixed(0)} ms |
| CPU time until then | ${cpu} ms |
| memory after the start | ${memoryAfterStart} |`);
  console.log(
    '\n| | requests | p50 ms | p99 ms | longest a visitor waited for a book meanwhile, ms |\n|---|---|---|---|---|',
  );
  for (const row of rows.filter(({ name }) => name.includes(values.only))) {
    const { p50, p99, others } = await measureRow(client, row);
    console.log(`| ${row.name} | ${row.times} | ${p50} | ${p99} | ${others} |`);
  }
  console.log(`\nmemory after the run: ${await memory()}`);
} finally {
  client.close();
  await shop.stop();
}

/** The system takes the pages of the database's file away as soon as anything else needs the memory. */
async function memory(): Promise<string> {
  const mapped = shop.mappedBytes();
  const heap = await shop.heapBytes();
  const all = shop.residentBytes() ?? 0;
  const parts = `${megabytes(heap)} live objects of the server, ${megabytes(mapped)} pages of the database's file`;
  return `${megabytes(all)} MB (${parts}, the rest database thread and caches)`;
}

function megabytes(bytes = 0): string {
  return (bytes / 2 ** 20).toFixed(0);
}
