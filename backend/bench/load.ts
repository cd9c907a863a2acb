/**
 * Behaves like a shop's visitors (of 100 requests 90 browse, 6 search, 3 concern a cart, 1 is an order) and
 * measures requests a second, latency, errors and memory.
 *
 *   npm run load                                       one server, two workers, three servers: a table
 *   npm run load -- --minutes=10                       at half of the maximum of each, this long
 *   npm run load -- --only=three                       setups whose name begins with it
 *   npm run load -- --rate=200 --seconds=10            one server at a given rate, by kind of request
 *   npm run load -- --rate=200 --idle=10000            with idle connections
 *   npm run load -- --url=http://localhost:5000        a running shop with TRUST_PROXY=1 and the emulator
 *   npm run load -- --attack                           how one hostile client slows down others
 *                   --books=50000 --csv=FILE --only=search   number and source of books; one attack
 *
 * Without a URL it starts the built shop with a temporary data folder. The shop and the visitors share the
 * machine, so the figures are lower bounds.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { printAttacks } from './load/attack-table.ts';
import { drive } from './load/drive.ts';
import { httpClient } from './load/http-client.ts';
import { openIdleConnections } from './load/idle-connections.ts';
import { fillWithBooks } from './load/many-books.ts';
import { startOwnShop } from './load/own-shop.ts';
import { printShop, printTimes, watchShop } from './load/report.ts';
import { printScaleTable } from './load/scale-table.ts';
import {
  any,
  inTurn,
  placeOrder,
  readers,
  register,
  someBooks,
  visitors,
} from './load/visitors.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    minutes: { type: 'string' },
    idle: { type: 'string', default: '0' },
    url: { type: 'string' },
    attack: { type: 'boolean', default: false },
    books: { type: 'string', default: '50000' },
    csv: { type: 'string' },
    only: { type: 'string' },
  },
});
const integerOption = (
  name: 'rate' | 'seconds' | 'minutes' | 'idle' | 'books',
  min: number,
  max: number,
) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${name} must be an integer from ${min} to ${max}.`);
};
const rate = values.rate === undefined ? undefined : integerOption('rate', 1, 2000);
const seconds = integerOption('seconds', 1, 300);
const idle = integerOption('idle', 0, 14_000);
/** Customers of a shop with the emulator, registered one by one. */
const CUSTOMERS = 30;
const DEFAULT_RATE = 500;
/** With the rest, the table of three setups takes less than ninety seconds. */
const SECONDS_AT_HALF = 8;
if (values.url && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(values.url).hostname)) {
  throw new Error('--url must be a shop on this machine.');
}

const isFailed = await run();
process.exit(isFailed ? 1 : 0);

async function run(): Promise<boolean> {
  if (values.attack) return attack();
  if (rate !== undefined || values.url || idle > 0) return load(rate ?? DEFAULT_RATE);
  const passed = await printScaleTable({
    seconds: values.minutes ? integerOption('minutes', 1, 60) * 60 : SECONDS_AT_HALF,
    only: values.only ?? '',
  });
  return !passed;
}

async function attack(): Promise<boolean> {
  const count = integerOption('books', 1, 200_000);
  const own = await startOwnShop((dataDir) => fillWithBooks(dataDir, { count, csv: values.csv }));
  const client = httpClient(own.url);
  try {
    const attackSeconds = Math.min(seconds, 8);
    const passed = await printAttacks(client, await readers(client), {
      url: own.url,
      seconds: attackSeconds,
      only: values.only,
    });
    return !passed;
  } finally {
    client.close();
    await own.stop();
  }
}

async function load(rate: number): Promise<boolean> {
  const own = values.url ? undefined : await startOwnShop();
  const url = own?.url ?? new URL(values.url ?? '').origin;
  const client = httpClient(url);
  try {
    const customers = await inTurn(CUSTOMERS, () => register(client));
    const books = await someBooks(client);
    const orders = { status: 201, call: () => placeOrder(any(customers), any(books)) };
    const kinds = await visitors(client, { customers, orders });
    const idleConnections = await openIdleConnections(url, idle);
    console.log(
      `${rate} requests a second for ${seconds} s to ${url}; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)} before`,
    );
    // Warm up before measuring: the first seconds compile code and fill caches.
    await drive(client, kinds, { rate, seconds: Math.min(10, Math.ceil(seconds / 4)) });
    const shop = await watchShop(own);
    const tallies = await drive(client, kinds, { rate, seconds });
    const errors = printTimes(tallies);
    const isFlat = await printShop(shop, { rate, seconds });
    if (idle > 0)
      console.log(
        `idle connections: ${idle} opened, ${idleConnections.closed()} closed by the shop`,
      );
    console.log(`load average ${loadavg()[0]?.toFixed(1)} after`);
    idleConnections.close();
    return errors > 0 || !isFlat;
  } finally {
    client.close();
    await own?.stop();
  }
}
