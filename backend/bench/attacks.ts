/** Attacks of one client; run by itself, this file is that client, so that it does not slow down the measurement. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { BOOK_SORTS } from '@book-store/contract/lists';
import { type Call, httpClient } from '../src/testing/app/http-client.ts';
import { placeOrder, signInAdmin } from '../src/testing/app/start-ordering.ts';
import type { Customer, Shop } from '../src/testing/app/start-shop.ts';
import { aWord } from './books.ts';
import { any, drive, printHead, printRow, saturate, summaryOf } from './measure.ts';
import { readers, someBooks } from './visitors.ts';

/** What the attacker has: what anybody can find out about a shop, some accounts, and an admin's session. */
type Known = {
  origin: string;
  books: BookView[];
  customers: Customer[];
  admin: Record<string, string>;
};

const PROGRAM = fileURLToPath(import.meta.url);
const CONNECTIONS = 12;
/** Limits apply to one network. */
const NETWORK = '203.0.113.7';
/** Requests per second of the other visitors, as from a few dozen at once. */
const VISITOR_RATE = 40;
const BASELINE_SECONDS = 4;
/** How much the visitors' median latency may grow. */
const MAX_SLOWDOWN = 3;

const below = (most: number) => Math.floor(Math.random() * most);
const list = (query: string): Call => ({ path: `/api/books/?${query}&sort=${any(BOOK_SORTS)}` });
/** A word with an extra letter, so that its results are not in a cache. */
const mistyped = () => aWord().replace(/^./, (first) => first + any([...'bcdfg']));
const words = (count: number) => Array.from({ length: count }, mistyped).join('%20');
/** Filters that nobody else has asked for, and that thousands of books match. */
const odd = () => `category=fiction&category=horror&category=u${below(1e9)}`;
const wrong = () => ({ username: `u${below(1e9)}`, password: 'a wrong password' });

/** The requests of clients in one network, each in the most expensive variant found. */
const ATTACKS: Record<string, (known: Known) => Call> = {
  'search, 12 mistyped words': () => list(`limit=8&q=${words(12).slice(0, 100)}`),
  'deepest pages allowed': () => list(`limit=100&page=${90 + below(11)}`),
  'facets of odd filters': () => ({ path: `/api/books/facets?${odd()}` }),
  'pages of 12 books': ({ books }) => ({ path: `/books/${any(books.slice(0, 12))._id}` }),
  covers: ({ books }) => ({ path: `/covers/720/${any(books).coverImage}` }),
  'admin sign-in': () => ({ method: 'POST', path: '/api/auth/admin', body: wrong() }),
  'orders of 12 accounts': ({ customers, books }) => placeOrder(any(customers), any(books)),
  'books.csv by an admin': ({ admin }) => ({
    path: '/api/admin/exports/books.csv',
    headers: admin,
  }),
};

/**
 * Runs the attacks one after another and prints the latency of other visitors before and during each. Returns
 * how many of them caused errors or a median latency more than `MAX_SLOWDOWN` times as long.
 */
export async function printAttacks(
  { origins, customers }: Shop,
  { seconds, only }: { seconds: number; only: string },
): Promise<number> {
  const client = httpClient(origins);
  const known: Known = {
    origin: origins[0] as string,
    books: (await someBooks(client)).map((book) => ({ ...book, description: '' })),
    customers: customers.slice(0, CONNECTIONS),
    admin: await signInAdmin(client),
  };
  const kinds = await readers(client);
  const visit = async (seconds: number) =>
    summaryOf(await drive(client, kinds, { rate: VISITOR_RATE, seconds }));
  await visit(BASELINE_SECONDS);
  printHead(
    'attack',
    'replies/s',
    '429 %',
    'p50 ms before',
    'during',
    'p99 before',
    'during',
    'errors',
  );
  let failed = 0;
  for (const name of Object.keys(ATTACKS).filter((name) => name.startsWith(only))) {
    const before = await visit(BASELINE_SECONDS);
    const args = [...process.execArgv, PROGRAM, name, String(seconds + 1), JSON.stringify(known)];
    const attacking = promisify(execFile)(process.execPath, args);
    const { p50, p99, errors } = await visit(seconds);
    const [replies = 0, refused = 0] = JSON.parse((await attacking).stdout) as number[];
    const [rate, share] = [replies / (seconds + 1), (100 * refused) / Math.max(1, replies)];
    printRow(name, rate, share, before.p50, p50, before.p99, p99, errors.length);
    if (errors.length > 0 || p50 > before.p50 * MAX_SLOWDOWN) failed += 1;
  }
  client.close();
  return failed;
}

if (process.argv[1] === PROGRAM) {
  const [name = '', seconds, text = '{}'] = process.argv.slice(2);
  const known = JSON.parse(text) as Known;
  const client = httpClient([known.origin], { network: NETWORK });
  const kinds = [{ name, call: () => ATTACKS[name]?.(known) ?? { path: '/' } }];
  const limits = { connections: CONNECTIONS, seconds: Number(seconds) };
  const { requests, errors } = summaryOf(await saturate(client, kinds, limits));
  console.log(JSON.stringify([requests, errors.filter((error) => error.startsWith('429')).length]));
  process.exit();
}
