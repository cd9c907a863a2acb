/**
 * Restarts three servers of a shop one after the other while people browse, search and order. No request
 * may fail, and every order must be there once. Prints a log; exits with 1 if something is wrong.
 *
 *   npm run test:rolling                   40 requests a second, each server once
 *   npm run test:rolling -- --rate=300 --rounds=3
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBalancer } from './fleet/balancer.ts';
import { type Server, startFleet } from './fleet/start-fleet.ts';
import { drive } from './load/drive.ts';
import { httpClient } from './load/http-client.ts';
import { startOrdering } from './load/ordering.ts';
import { printTimes } from './load/report.ts';
import { visitors } from './load/visitors.ts';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '40' }, rounds: { type: 'string', default: '1' } },
});
const SERVERS = 3;
/** Before, between and after the restarts. */
const PAUSE_MS = 2000;
const POLL_MS = 20;
/** Its share of the requests is ten times the usual one: orders are what must not be lost. */
const ORDERS = 10;
const badExits: string[] = [];

const fleet = await startFleet({ servers: SERVERS });
const balancer = await startBalancer(fleet.servers.map(({ origin }) => origin));
const client = httpClient(balancer.url);
try {
  const ordering = await startOrdering(client, fleet.customers);
  const usual = await visitors(client, { customers: fleet.customers, orders: ordering.kind });
  const kinds = usual.map((kind) => (kind.name === 'order' ? { ...kind, share: ORDERS } : kind));
  const restarted = new AbortController();
  const driving = drive(client, kinds, {
    rate: Number(values.rate),
    seconds: Number.POSITIVE_INFINITY,
    until: restarted.signal,
  });
  console.log(`${SERVERS} servers behind a load balancer, ${values.rate} requests a second`);
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [at, server] of fleet.servers.entries()) {
      await wait(PAUSE_MS);
      console.log(`server ${at + 1}: ${await restart(server)}`);
    }
  }
  await wait(PAUSE_MS);
  restarted.abort();
  const failed = printTimes(await driving);
  const faults = [...badExits, ...(await ordering.faults())];
  for (const fault of faults) console.log(fault);
  console.log(
    `\n${failed} requests failed; ${ordering.placed()} orders placed, ${faults.length} faults.`,
  );
  process.exitCode = failed + faults.length > 0 ? 1 : 0;
} finally {
  client.close();
  balancer.stop();
  await fleet.stop();
}

/** Returns when each step of the restart was done. */
async function restart({ origin, stop, start }: Server): Promise<string> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const until = async (isReady: boolean) => {
    while (balancer.isReady(origin) !== isReady) await wait(POLL_MS);
    return seconds();
  };
  const stopping = stop();
  const left = await until(false);
  const code = await stopping;
  const stopped = seconds();
  if (code !== 0) badExits.push(`A server exited with ${code} when it was told to stop.`);
  await start();
  return `told to stop, no new requests after ${left}, exited with ${code} after ${stopped}, ready again after ${await until(true)}`;
}
