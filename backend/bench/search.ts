/**
 * Measures how well and how fast the search finds books of a real catalogue, over HTTP and with the database.
 *
 *   npm run bench -- path/to/goodbooks-10k.csv
 *   npm run bench -- path/to/goodbooks-10k.csv 100000    the books repeated up to this number
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATEGORIES } from '@book-store/contract/categories';
import { fold } from '@book-store/contract/fold';
import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/database/connect.ts';
import { Book } from '../src/features/books/books.model.ts';
import { readCsv } from '../src/shared/read-csv.ts';
import { testDeps } from '../src/testing/test-deps.ts';
import { WANTED } from './search-queries.ts';

/** The most expensive queries: words that are in half of all books, and words that are in none. */
const EXPENSIVE = [
  't',
  'the',
  'ha',
  'xyzzyq',
  'zzzzzz zzzzzy zzzzzx zzzzzw zzzzzv zzzzzu',
  'hary poter teh grat gatsbi dostoyevski tolken rowlng lordd ringss tatoo mockngbird',
];
const ROUNDS = 10;
const BATCH = 10_000;
/** Shelves whose facets are counted; each is asked for by another filter in every round. */
const SHELVES = ['', 'category=fiction', 'author=stephen-king&available=true', 'q=the'];

const file = process.argv[2];
if (!file) throw new Error('Usage: npm run bench -- path/to/goodbooks-10k.csv');

const dataDir = mkdtempSync(path.join(tmpdir(), 'book-store-bench-'));
const database = await openDatabase({ mongodbUri: process.env.MONGODB_URI, dataDir });
const app = createApp({ ...testDeps({ now: undefined }, database.isUp), trustProxy: true });
const server = createServer(app).listen(0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const rows = readCsv(readFileSync(file, 'utf8')).map(({ cells }) => cells);
const wanted = Number(process.argv[3] ?? rows.length);
await Book.deleteMany({});
for (let from = 0; from < wanted; from += BATCH) {
  const batch = Array.from({ length: Math.min(BATCH, wanted - from) }, (_, at) =>
    toBook(rows[(from + at) % rows.length] ?? {}, from + at),
  );
  await Book.insertMany(batch);
}
console.log(`${wanted} books\n`);
await send('the');
console.log('    p50     p99    facets of a shelf');
for (const shelf of SHELVES) {
  const times: number[] = [];
  for (let round = 0; round < 10 * ROUNDS; round += 1) {
    const startedAt = performance.now();
    // Another choice each time, so that no cached reply answers.
    await (await get(`/api/books/facets?${shelf}&tag=none&tag=${round}`)).text();
    times.push(performance.now() - startedAt);
  }
  console.log(`${ms(percentile(times, 50))} ${ms(percentile(times, 99))}    ${shelf || 'all'}`);
}
console.log();
const all: number[] = [];
console.log('    p50     p95    found  query');
for (const query of EXPENSIVE) {
  const times: number[] = [];
  const { total } = await measure(query, times);
  console.log(
    `${ms(percentile(times, 50))} ${ms(percentile(times, 95))} ${total.padStart(8)}  ${query}`,
  );
}

const ranks = new Map<string, number[]>();
for (const { kind, query, book } of WANTED) {
  const { books: found } = await measure(query, all);
  const rank = found.findIndex(({ title, author }) => book.test(`${title} | ${author}`)) + 1;
  ranks.set(kind, [...(ranks.get(kind) ?? []), rank]);
  if (rank !== 1) console.log(`\n${query}: ${rank || 'not found'}, first is ${found[0]?.title}`);
}
console.log('\nqueries  first  in top five  mean reciprocal rank');
for (const [kind, of] of [...ranks, ['all', [...ranks.values()].flat()] as const]) {
  const [first, five] = [1, 5].map((most) => of.filter((rank) => rank > 0 && rank <= most).length);
  const mean = of.reduce((sum, rank) => sum + (rank && 1 / rank), 0) / of.length;
  console.log(
    `${String(of.length).padStart(7)} ${String(first).padStart(6)} ${String(five).padStart(12)} ${mean.toFixed(3).padStart(21)}  ${kind}`,
  );
}
console.log(
  `\np50 ${ms(percentile(all, 50))} ms, p95 ${ms(percentile(all, 95))} ms, worst ${ms(Math.max(...all))} ms`,
);

server.close();
await database.close();
rmSync(dataDir, { recursive: true });

/** Sends a query several times and records the latency of all but the first, which may fill a cache. */
async function measure(query: string, times: number[]) {
  let reply = await send(query);
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    reply = await send(query);
    times.push(performance.now() - startedAt);
  }
  return reply;
}

/** Each call comes from another network, so that no limit applies. */
async function get(path: string): Promise<Response> {
  const address = Array.from({ length: 4 }, () => randomInt(1, 250)).join('.');
  const reply = await fetch(origin + path, { headers: { 'X-Forwarded-For': address } });
  if (!reply.ok) throw new Error(`${reply.status} for ${path}`);
  return reply;
}

async function send(query: string) {
  const reply = await get(`/api/books/?limit=20&q=${encodeURIComponent(query)}`);
  const books = (await reply.json()) as { title: string; author?: string }[];
  return { total: reply.headers.get('x-total-count') ?? '', books };
}

function toBook(row: Record<string, string>, at: number) {
  const title = (row.title || row.original_title || 'Untitled').slice(0, 200);
  return {
    title,
    titleKey: fold(title),
    author: row.authors?.slice(0, 120),
    description: `${title} by ${row.authors}.`,
    category: CATEGORIES[at % CATEGORIES.length],
    coverImage: 'book-1.webp',
    newPriceCents: 500 + (at % 2500),
    oldPriceCents: 500 + (at % 2500),
    language: row.language_code?.slice(0, 2) || undefined,
    publishedYear: Math.max(1, Math.floor(Number(row.original_publication_year))) || undefined,
    createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000),
  };
}

function percentile(times: number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

function ms(time: number): string {
  return time.toFixed(1).padStart(7);
}
