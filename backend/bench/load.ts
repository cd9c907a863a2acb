/**
 * Whether a shop stands a mixed load: errors, times, processor and memory. Ends by itself.
 *
 *   npm run load                                       500 requests a second for 60 seconds
 *   npm run load -- --rate=200 --seconds=10            less of it
 *   npm run load -- --idle=10000                       with connections that say nothing
 *   npm run load -- --url=http://localhost:5000        a shop that runs already, with TRUST_PROXY=1
 *   npm run load -- --attack                           what others notice of one hostile caller
 *                   --books=50000 --csv=FILE --only=search   how many books, from where; one attack
 *
 * Without an address it starts the built shop with a data folder of its own, and removes it after.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { printAttacks } from './load/attack-table.ts';
import { drive } from './load/drive.ts';
import { httpClient } from './load/http-client.ts';
import { openIdleConnections } from './load/idle-connections.ts';
import { fillWithBooks } from './load/many-books.ts';
import { admin, startOwnShop } from './load/own-shop.ts';
import { printShop, printTimes, watchShop } from './load/report.ts';
import { readers, visitors } from './load/visitors.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    idle: { type: 'string', default: '0' },
    url: { type: 'string' },
    attack: { type: 'boolean', default: false },
    books: { type: 'string', default: '50000' },
    csv: { type: 'string' },
    only: { type: 'string' },
  },
});
const within = (name: 'rate' | 'seconds' | 'idle' | 'books', least: number, most: number) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`--${name} is a whole number from ${least} to ${most}.`);
};
const rate = within('rate', 1, 2000);
const seconds = within('seconds', 1, 300);
const idle = within('idle', 0, 14_000);
if (values.url && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(values.url).hostname)) {
  throw new Error('The load is for a shop on this machine only.');
}

const isFailed = values.attack ? await attack() : await load();
process.exit(isFailed ? 1 : 0);

async function attack(): Promise<boolean> {
  const count = within('books', 1, 200_000);
  const own = await startOwnShop((dataDir) => fillWithBooks(dataDir, { count, csv: values.csv }));
  const client = httpClient(own.url);
  try {
    // An attack a minute would be the whole lunch break.
    const length = Math.min(seconds, 8);
    const holds = await printAttacks(client, await readers(client), {
      url: own.url,
      seconds: length,
      only: values.only,
    });
    return !holds;
  } finally {
    client.close();
    await own.stop();
  }
}

async function load(): Promise<boolean> {
  const own = values.url ? undefined : await startOwnShop();
  const url = own?.url ?? new URL(values.url ?? '').origin;
  const client = httpClient(url);
  try {
    const kinds = await visitors(client, own && admin);
    const idlers = await openIdleConnections(url, idle);
    console.log(
      `${rate} requests a second for ${seconds} s to ${url}; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)} before`,
    );
    // The first seconds compile and fill caches; memory is compared from then on.
    await drive(client, kinds, { rate, seconds: Math.min(10, Math.ceil(seconds / 4)) });
    const shop = await watchShop(own);
    const tallies = await drive(client, kinds, { rate, seconds });
    const errors = printTimes(tallies);
    const isFlat = await printShop(shop, { rate, seconds });
    if (idle > 0) console.log(`idle connections: ${idle} opened, ${idlers.cutOff()} cut off`);
    console.log(`load average ${loadavg()[0]?.toFixed(1)} after`);
    idlers.close();
    return errors > 0 || !isFlat;
  } finally {
    client.close();
    await own?.stop();
  }
}
