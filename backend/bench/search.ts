/**
 * How long the search takes with a real catalogue, over HTTP, database included.
 *
 *   npx tsx backend/bench/search.ts path/to/goodbooks-10k.csv
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { isOutage, openDatabase } from '../src/database/connect.ts';
import { CATEGORIES } from '../src/features/books/books.contract.ts';
import { Book } from '../src/features/books/books.model.ts';
import { fold } from '../src/shared/fold.ts';
import { TEST_JWT_SECRET, verifyTestToken } from '../src/testing/sign-in.ts';
import { readCsv } from './read-csv.ts';

const QUERIES = [
  'hary poter',
  'herry potr',
  'garcia marquez',
  'harry potter',
  'the',
  't',
  'ha',
  'jk rowling',
  'lord of the rings',
  'dostoyevski',
  'crime punishment',
  'girl dragon tatoo',
  'the great gatsbi',
  'les miserables',
  'horror king',
  'xyzzyq',
  'zzzzzz zzzzzy zzzzzx zzzzzw zzzzzv zzzzzu',
];
const ROUNDS = 20;

const file = process.argv[2];
if (!file) throw new Error('Give the path of goodbooks-10k.csv as the argument.');

const dataDir = mkdtempSync(path.join(tmpdir(), 'book-store-bench-'));
const database = await openDatabase({ mongodbUri: process.env.MONGODB_URI, dataDir });
const app = createApp({
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  verifyIdToken: verifyTestToken,
  jwtSecrets: [TEST_JWT_SECRET],
  signInState: () => 'up',
  shopConfig: { firebase: { apiKey: '', authDomain: '', projectId: '' }, signInEmulator: true },
  isDatabaseUp: database.isUp,
  isDatabaseAway: async () => false,
  isStopping: () => false,
  isOutage,
  production: false,
  trustProxy: false,
  corsOrigins: [],
});
const server = createServer(app).listen(0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const books = readCsv(readFileSync(file, 'utf8')).map((row, at) => toBook(row, at));
await Book.deleteMany({});
await Book.insertMany(books);
console.log(`${books.length} books\n`);
console.log('  first     p50     p95    found  query -> best match');

const all: number[] = [];
for (const query of QUERIES) {
  const times: number[] = [];
  let reply = await ask(query, times);
  const first = times.pop() ?? 0;
  for (let round = 0; round < ROUNDS; round += 1) reply = await ask(query, times);
  all.push(...times);
  console.log(
    `${ms(first)} ${ms(percentile(times, 50))} ${ms(percentile(times, 95))} ${reply.total.padStart(8)}  ${query} -> ${reply.best}`,
  );
}
console.log(
  `\nall: p50 ${ms(percentile(all, 50))} ms, p95 ${ms(percentile(all, 95))} ms, worst ${ms(Math.max(...all))} ms`,
);

server.close();
await database.close();
rmSync(dataDir, { recursive: true });

async function ask(query: string, times: number[]) {
  const began = performance.now();
  const reply = await fetch(`${origin}/api/books/?limit=20&q=${encodeURIComponent(query)}`);
  const [best] = (await reply.json()) as { title: string; author?: string }[];
  times.push(performance.now() - began);
  return {
    total: reply.headers.get('x-total-count') ?? '',
    best: best ? `${best.title} (${best.author})` : '-',
  };
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
