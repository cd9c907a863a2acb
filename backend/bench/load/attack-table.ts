import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ATTACKS, type Known } from './attacks.ts';
import { drive, type Tally } from './drive.ts';
import type { HttpClient } from './http-client.ts';
import { admin } from './own-shop.ts';
import { inTurn, type Kind, register, signInAdmin, someBooks } from './visitors.ts';

/** Requests per second of the other visitors, as from a few dozen at once. */
const VISITOR_RATE = 40;
/** Accounts that the attacker has. */
const CUSTOMERS = 12;
const BASELINE_SECONDS = 4;
const WARM_UP_SECONDS = 3;
/** Until pending requests have finished. */
const PAUSE_MS = 2000;
/** How much the visitors' median latency may grow. */
const MAX_SLOWDOWN = 3;

const attacker = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const run = promisify(execFile);

type Options = { url: string; seconds: number; only: string | undefined };

/**
 * Runs the attacks one after another, each from one network with 12 connections, and prints the
 * latency of other visitors before and during each. Returns whether none of them got an error or a median
 * latency more than `MAX_SLOWDOWN` times as long.
 */
export async function printAttacks(
  client: HttpClient,
  visitors: readonly Kind[],
  { url, seconds, only }: Options,
): Promise<boolean> {
  const known = await prepare(client);
  await drive(client, visitors, { rate: VISITOR_RATE, seconds: WARM_UP_SECONDS });
  console.log(
    '\nattack                       replies/s  429 visitors p50 before, during      p99 before, during  errors',
  );
  let passed = true;
  for (const name of Object.keys(ATTACKS).filter((name) => !only || name.includes(only))) {
    await wait(PAUSE_MS);
    const before = timesOf(
      await drive(client, visitors, { rate: VISITOR_RATE, seconds: BASELINE_SECONDS }),
    );
    const attack = run(process.execPath, [
      ...process.execArgv,
      attacker,
      name,
      new URL(url).port,
      String(seconds + 1),
      JSON.stringify(known),
    ]);
    await wait(500);
    const during = timesOf(await drive(client, visitors, { rate: VISITOR_RATE, seconds }));
    const { stdout } = await attack;
    passed = printLine(name, before, during, JSON.parse(stdout), seconds + 1) && passed;
  }
  return passed;
}

async function prepare(client: HttpClient): Promise<Known> {
  const { text } = await client.call({ path: '/sitemap.xml' });
  const parts = [...text.matchAll(/<sitemap>\s*<loc>([^<]+)/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  return {
    sitemaps: ['/sitemap.xml', ...parts],
    books: (await someBooks(client)).map(({ _id, category, coverImage, newPrice, title }) => ({
      ...{ _id, category, coverImage, newPrice, title },
    })),
    customers: await inTurn(CUSTOMERS, () => register(client)),
    adminToken: await signInAdmin(client, admin),
  };
}

type Times = { p50: number; p99: number; errors: number };

function timesOf(tallies: ReadonlyMap<string, Tally>): Times {
  const all = [...tallies.values()];
  const sorted = all.flatMap(({ times }) => times).sort((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  const errors = all.flatMap((tally) => [...tally.errors.values()]).reduce((a, b) => a + b, 0);
  return { p50: quantile(0.5), p99: quantile(0.99), errors };
}

function printLine(
  name: string,
  before: Times,
  during: Times,
  statuses: Record<string, number>,
  seconds: number,
): boolean {
  const replies = Object.values(statuses).reduce((a, b) => a + b, 0);
  const refused = Math.round((100 * (statuses['429'] ?? 0)) / Math.max(1, replies));
  const slowdown = during.p50 / before.p50;
  const ms = (time: number) => time.toFixed(1).padStart(8);
  console.log(
    [
      name.padEnd(29),
      String(Math.round(replies / seconds)).padStart(8),
      `${refused} %`.padStart(6),
      `${ms(before.p50)}${ms(during.p50)} ms ${`x${slowdown.toFixed(1)}`.padStart(7)}`.padStart(28),
      `${ms(before.p99)}${ms(during.p99)} ms`.padStart(22),
      String(during.errors).padStart(7),
    ].join(' '),
  );
  return slowdown <= MAX_SLOWDOWN && during.errors === 0;
}
