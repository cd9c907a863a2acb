/**
 * Restarts three servers of a shop one after the other while people browse, search and order. No request
 * may fail, and every order must be there once: `npm run test:rolling [-- --rate=40]`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { httpClient } from '../src/testing/app/http-client.ts';
import { startOrdering } from '../src/testing/app/start-ordering.ts';
import { startShop } from '../src/testing/app/start-shop.ts';
import { drive, printTallies } from './measure.ts';
import { visitors } from './visitors.ts';

const { values } = parseArgs({ options: { rate: { type: 'string', default: '40' } } });
/** Before, between and after the restarts. */
const PAUSE_MS = 2000;
const POLL_MS = 20;
/** Ten times the usual share: orders are what must not be lost. */
const SHARE_OF_ORDERS = 10;

const shop = await startShop({ servers: 3 });
const client = httpClient(shop.origins);
const ordering = await startOrdering(client, shop.customers);
const usual = await visitors(client, shop.customers, ordering);
const kinds = usual.map((one) => (one.name === 'order' ? { ...one, share: SHARE_OF_ORDERS } : one));
const restarted = new AbortController();
const driving = drive(client, kinds, { rate: Number(values.rate), until: restarted.signal });
const faults: string[] = [];
for (const { origin, stop, start } of shop.servers) {
  await wait(PAUSE_MS);
  const began = performance.now();
  const code = await stop();
  if (code !== 0) faults.push(`A server exited with ${code} when it was told to stop.`);
  await start();
  while (!client.isReady(origin)) await wait(POLL_MS);
  console.log(`${origin} ready again after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
await wait(PAUSE_MS);
restarted.abort();
const failed = printTallies(await driving);
faults.push(...(await ordering.faults()));
console.log(
  `${failed} requests failed; ${ordering.placed()} orders placed, ${faults.length} faults.`,
);
for (const fault of faults) console.log(fault);
client.close();
await shop.stop();
process.exit(failed + faults.length > 0 ? 1 : 0);
