/**
 * Measures the shop with 100,000 books and 1,000,000 orders, over HTTP. Prints Markdown tables.
 *
 *   npm run bench:size -- FOLDER                          fills the folder, which a later run uses again
 *   npm run bench:size -- FOLDER --books=5000 --orders=20000
 *   npm run bench:size -- FOLDER --only=search,csv        rows whose name contains one of the words
 *   npm run bench:size -- FOLDER --server=DIST/src/server.js   another build, to compare with
 *
 * Filling takes about five minutes. Delete the folder yourself.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { AdminStats } from '@book-store/contract/schemas/admin-stats';
import { type Call, httpClient } from './load/http-client.ts';
import { admin, startOwnShop } from './load/own-shop.ts';
import { signInAdmin } from './load/visitors.ts';
import { measureFile } from './size/measure-file.ts';
import { measureRow, probeWith } from './size/measure-row.ts';
import { prepareData } from './size/prepare-data.ts';
import { rowsFor } from './size/rows.ts';

const FILES = ['books.csv', 'orders.csv', 'orders.csv?status=delivered'];
const POLL_MS = 1000;

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
const isWanted = (name: string) => values.only.split(',').some((word) => name.includes(word));
try {
  const began = performance.now();
  await client.call({ path: '/api/books/?q=the' });
  const searched = shop.openedAfterMs + performance.now() - began;
  const cpu = shop.cpuMs();
  const memoryAfterStart = await memory();
  const authorization = `Bearer ${await signInAdmin(client, admin)}`;
  const rows = await rowsFor(client, { orders: sizes.orders, authorization });
  const probe = rows[0]?.probe ?? (() => ({ path: '/api/health' }));
  const counted = await firstCount(authorization, probe);
  console.log(`
| ${sizes.books} books, ${sizes.orders} orders | |
|---|---|
| start until the shop is open | ${shop.openedAfterMs.toFixed(0)} ms |
| start until a search was answered, sign-in included | ${searched.toFixed(0)} ms |
| CPU time until then | ${cpu} ms |
| memory after the start | ${memoryAfterStart} |
| start until all orders are counted for the figures | ${counted} |`);
  console.log(
    '\n| | requests | p50 ms | p99 ms | CPU ms each | longest a visitor waited for a book meanwhile, ms |\n|---|---|---|---|---|---|',
  );
  for (const row of rows.filter(({ name }) => isWanted(name))) {
    const { p50, p99, cpu, others } = await measureRow({ client, cpuMs: shop.cpuMs }, row);
    console.log(`| ${row.name} | ${row.times} | ${p50} | ${p99} | ${cpu} | ${others} |`);
  }
  console.log(
    '\n| file | MB | first byte ms | whole ms | CPU ms | memory grew by MB | longest wait of a visitor ms |\n|---|---|---|---|---|---|---|',
  );
  for (const name of FILES.filter(isWanted)) {
    const path = `/api/admin/exports/${name}`;
    const file = await measureFile({ shop, client, path, authorization, probe });
    const [first, whole, cpu, others] = [file.first, file.whole, file.cpu, file.others].map(
      (number) => number.toFixed(0),
    );
    console.log(
      `| ${name} | ${megabytes(file.bytes)} | ${first} | ${whole} | ${cpu} | ${megabytes(file.grown)} | ${others} |`,
    );
  }
  console.log(`\nmemory after the run: ${await memory()}`);
} finally {
  client.close();
  await shop.stop();
}

/** Waits for the first count of the kept figures, if it still runs. */
async function firstCount(authorization: string, probe: () => Call): Promise<string> {
  const began = performance.now();
  const stopProbing = probeWith(client, probe);
  const headers = { authorization };
  for (;;) {
    const { text } = await client.call({ path: '/api/admin', headers });
    if (!(JSON.parse(text) as AdminStats).beingCounted) break;
    await wait(POLL_MS);
  }
  const waited = (performance.now() - began + shop.openedAfterMs) / 1000;
  const longest = await stopProbing();
  return `${waited.toFixed(1)} s, CPU time ${shop.cpuMs()} ms, longest wait of a visitor ${longest.toFixed(0)} ms`;
}

/** The system reclaims the pages of the database's file as soon as anything else needs the memory. */
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
