import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ATTACKS, type Known } from './attacks.ts';
import { drive, type Tally } from './drive.ts';
import type { HttpClient } from './http-client.ts';
import type { Kind } from './visitors.ts';

/** What other people ask for meanwhile, as a shop with a few dozen of them at once. */
const OTHERS_RATE = 40;
const BEFORE_SECONDS = 4;
const WARM_UP_SECONDS = 3;
/** The answers that were under way have ended, limits have forgotten. */
const REST_MS = 2000;
/** The median of others may become this many times as long. */
const FACTOR_MAX = 3;

const attacker = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const run = promisify(execFile);

type Options = { url: string; seconds: number; only: string | undefined };

/**
 * Lets one anonymous caller with 8 connections do its worst, one attack after another, and prints
 * how long others wait for their answers before and during each. Returns whether all attacks leave
 * the others' median within three times, and answered.
 */
export async function printAttacks(
  client: HttpClient,
  others: readonly Kind[],
  { url, seconds, only }: Options,
): Promise<boolean> {
  const known = await findOut(client);
  await drive(client, others, { rate: OTHERS_RATE, seconds: WARM_UP_SECONDS });
  console.log(
    '\nattack                       answers/s  429   others p50 before, during      p99 before, during  errors',
  );
  let holds = true;
  for (const name of Object.keys(ATTACKS).filter((name) => !only || name.includes(only))) {
    await wait(REST_MS);
    const before = timesOf(
      await drive(client, others, { rate: OTHERS_RATE, seconds: BEFORE_SECONDS }),
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
    const during = timesOf(await drive(client, others, { rate: OTHERS_RATE, seconds }));
    const { stdout } = await attack;
    holds = printLine(name, before, during, JSON.parse(stdout), seconds + 1) && holds;
  }
  return holds;
}

async function findOut(client: HttpClient): Promise<Known> {
  const { text } = await client.call({ path: '/sitemap.xml' });
  const parts = [...text.matchAll(/<sitemap>\s*<loc>([^<]+)/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const books = JSON.parse((await client.call({ path: '/api/books/' })).text) as {
    coverImage: string;
  }[];
  return { sitemaps: ['/sitemap.xml', ...parts], covers: books.map((book) => book.coverImage) };
}

type Times = { p50: number; p99: number; errors: number };

function timesOf(tallies: ReadonlyMap<string, Tally>): Times {
  const all = [...tallies.values()];
  const sorted = all.flatMap(({ times }) => times).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  const errors = all.flatMap((tally) => [...tally.errors.values()]).reduce((a, b) => a + b, 0);
  return { p50: at(0.5), p99: at(0.99), errors };
}

function printLine(
  name: string,
  before: Times,
  during: Times,
  statuses: Record<string, number>,
  seconds: number,
): boolean {
  const answers = Object.values(statuses).reduce((a, b) => a + b, 0);
  const refused = Math.round((100 * (statuses['429'] ?? 0)) / Math.max(1, answers));
  const factor = during.p50 / before.p50;
  const ms = (time: number) => time.toFixed(1).padStart(8);
  console.log(
    [
      name.padEnd(29),
      String(Math.round(answers / seconds)).padStart(8),
      `${refused} %`.padStart(6),
      `${ms(before.p50)}${ms(during.p50)} ms ${`x${factor.toFixed(1)}`.padStart(7)}`.padStart(28),
      `${ms(before.p99)}${ms(during.p99)} ms`.padStart(22),
      String(during.errors).padStart(7),
    ].join(' '),
  );
  return factor <= FACTOR_MAX && during.errors === 0;
}
