/**
 * Measures the shop with 100,000 books and 1,000,000 orders, over HTTP, while a visitor reads.
 *
 *   npm run bench:size -- FOLDER                     fills the folder, which a later run uses again
 *   npm run bench:size -- FOLDER --books=5000 --orders=20000
 *   npm run bench:size -- FOLDER --only=search,csv   rows whose name contains one of the words
 *
 * Filling takes some minutes. Delete the folder yourself.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { httpClient } from '../src/testing/app/http-client.ts';
import { signInAdmin } from '../src/testing/app/start-ordering.ts';
import { startShop } from '../src/testing/app/start-shop.ts';
import { fillWithBooks } from './books.ts';
import { any, drive, printHead, printRow, saturate, summaryOf } from './measure.ts';
import { insertOrders } from './size-orders.ts';
import { callsToMeasure } from './size-rows.ts';
import { someBooks } from './visitors.ts';

const SECONDS = 3;
const VISITOR_RATE = 20;

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
const [count, orders] = [Number(values.books), Number(values.orders)];
const filled = path.join(dataDir, `filled-${count}-${orders}`);
if (!existsSync(filled)) {
  mkdirSync(dataDir, { mode: 0o700 });
  await fillWithBooks(dataDir, { count }, () => insertOrders(orders));
  writeFileSync(filled, '');
}

const began = performance.now();
const shop = await startShop({ dataDir });
const client = httpClient(shop.origins, { timeoutMs: 300_000 });
const state = async () => {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `after ${seconds} s, ${Math.round((await shop.usage()).resident / 2 ** 20)} MB`;
};
console.log(`open ${await state()}`);
const headers = await signInAdmin(client);
const overview = async () => (await client.call({ path: '/api/admin', headers })).text();
while (JSON.parse(await overview()).beingCounted) await wait(1000);
console.log(`all orders counted ${await state()}`);

const books = await someBooks(client);
const visitor = { name: 'visitor', call: () => ({ path: `/api/books/${any(books)._id}` }) };
const words = values.only.split(',');
const kinds = callsToMeasure({ books, orders, customer: any(shop.customers), headers });
printHead(
  '',
  'requests',
  'errors',
  'p50 ms',
  'p99',
  'CPU ms each',
  'longest wait of a visitor, ms',
);
for (const kind of kinds.filter(({ name }) => words.some((word) => name.includes(word)))) {
  const { cpu } = await shop.usage();
  const measured = new AbortController();
  const reading = drive(client, [visitor], { rate: VISITOR_RATE, until: measured.signal });
  const row = summaryOf(await saturate(client, [kind], { connections: 1, seconds: SECONDS }));
  measured.abort();
  const { max } = summaryOf(await reading);
  const each = (((await shop.usage()).cpu - cpu) * 1000) / row.requests;
  printRow(kind.name, row.requests, row.errors.length, row.p50, row.p99, each, max);
  for (const error of new Set(row.errors)) console.log(error);
}
console.log(`measured ${await state()}`);
client.close();
await shop.stop();
process.exit();
