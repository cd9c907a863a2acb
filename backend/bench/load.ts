/**
 * Behaves like a shop's visitors and measures requests a second, latency, errors and memory. The shop and the
 * visitors share the machine, so the figures are lower bounds.
 *
 *   npm run load                               one server, two workers, three servers
 *   npm run load -- --seconds=600 --only=one   longer at half of the maximum; setups that begin with it
 *   npm run load -- --rate=200                 one server at a given rate, by kind of request
 *   npm run load -- --attack                   how one hostile client slows down others
 *                   --books=50000 --only=search   number of books; attacks that begin with it
 */
import { parseArgs } from 'node:util';
import { httpClient } from '../src/testing/app/http-client.ts';
import { startOrdering } from '../src/testing/app/start-ordering.ts';
import { startShop } from '../src/testing/app/start-shop.ts';
import { printAttacks } from './attacks.ts';
import { fillWithBooks } from './books.ts';
import { drive, printHead, printRow, printTallies, saturate, summaryOf } from './measure.ts';
import { visitors } from './visitors.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    attack: { type: 'boolean', default: false },
    books: { type: 'string', default: '50000' },
  },
});
const SETUPS = [
  { name: 'one server', servers: 1 },
  { name: 'two workers of one server', workers: 2 },
  { name: 'three servers on one engine', servers: 3 },
];
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 4;
const seconds = Number(values.seconds);
let failures = 0;
if (values.attack) {
  const books = { count: Number(values.books) };
  const shop = await startShop({ fill: (dataDir) => fillWithBooks(dataDir, books) });
  failures = await printAttacks(shop, { seconds, only: values.only });
  await shop.stop();
} else {
  for (const setup of values.rate ? SETUPS.slice(0, 1) : SETUPS)
    if (setup.name.startsWith(values.only)) failures += await measure(setup);
}
process.exit(failures > 0 ? 1 : 0);

/** Measures how many requests a setup can reply to, then half of that. Returns the number of failures. */
async function measure({ name, ...setup }: (typeof SETUPS)[number]): Promise<number> {
  const shop = await startShop(setup);
  const client = httpClient(shop.origins);
  const ordering = await startOrdering(client, shop.customers);
  const kinds = await visitors(client, shop.customers, ordering);
  // The first seconds compile code and fill caches.
  await saturate(client, kinds, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const most = await saturate(client, kinds, { connections: CONNECTIONS, seconds });
  const { requests, errors, p50, p99 } = summaryOf(most);
  const rate = Number(values.rate ?? Math.ceil(requests / seconds / 2));
  const before = await shop.usage();
  const tallies = await drive(client, kinds, { rate, seconds });
  const after = await shop.usage();
  const faults = await ordering.faults();
  client.close();
  await shop.stop();
  const cpu = ((after.cpu - before.cpu) * 1000) / (rate * seconds);
  const [first, last] = [before, after].map(({ resident }) => Math.round(resident / 2 ** 20));
  printHead(name, 'most/s', 'p50 ms', 'p99', 'errors', 'orders', 'MB before', 'MB after', 'CPU ms');
  const memory = [first ?? 0, last ?? 0, cpu];
  printRow('', requests / seconds, p50, p99, errors.length, ordering.placed(), ...memory);
  for (const fault of [...new Set(errors), ...faults]) console.log(fault);
  console.log(`\nat ${rate} requests a second:\n`);
  return printTallies(tallies) + errors.length + faults.length;
}
