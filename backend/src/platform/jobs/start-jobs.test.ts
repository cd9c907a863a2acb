import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureProcess, toText } from '../../reports/health/process-metrics.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import type { Job, JobRun } from './job.ts';
import { LEASE_MS, takeLease } from './job-records.ts';
import type { FinishedRun } from './run-job.ts';
import { startJobs, wakeJob } from './start-jobs.ts';

const app = useTestApp();
const HOUR_MS = 3_600_000;
let lines: Record<string, unknown>[];
let runs: number;
let stops: (() => Promise<void>)[];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
const health = async () => (await app.http().get('/api/health')).body;
const stored = async () => (await app.stored('jobs'))[0];

beforeEach(async () => {
  await mongoose.connection.collection('jobs').deleteMany({});
  [lines, runs, stops] = [[], 0, []];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

const count = async () => {
  runs += 1;
};
const aJob = (given: Partial<Job> = {}): Job => ({
  name: 'backups',
  everyMs: HOUR_MS,
  run: count,
  ...given,
});

type Given = { now?: () => Date; countRun?: (run: FinishedRun) => void };

/** Lets a server run jobs until the end of the test. Returns a function that stops it. */
function serve(job: Job, { now = () => new Date(), ...given }: Given = {}): () => Promise<void> {
  const stop = startJobs([job], { log, now, currentShop, ...given });
  stops.push(stop);
  return stop;
}

/** A run that goes on until it is interrupted. */
function aLongRun() {
  const interrupted: unknown[] = [];
  const run = async ({ signal }: JobRun) => {
    runs += 1;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    interrupted.push(signal.reason);
    signal.throwIfAborted();
  };
  return { run, interrupted };
}

describe('a job', () => {
  it('is run by one of several servers, and again when it is due', async () => {
    let running = 0;
    const atOnce: number[] = [];
    const run = async () => {
      running += 1;
      atOnce.push(running);
      await wait(20);
      running -= 1;
    };
    for (let servers = 0; servers < 4; servers += 1) serve(aJob({ everyMs: 5, run }));
    await expect.poll(() => atOnce.length).toBeGreaterThan(4);
    expect(Math.max(...atOnce)).toBe(1);
  });

  it('is not run earlier by a server that starts later', async () => {
    serve(aJob());
    await expect.poll(async () => (await stored())?.lastSuccessAt).toBeInstanceOf(Date);
    serve(aJob());
    await wait(100);
    expect(runs).toBe(1);
    serve(aJob(), { now: () => new Date(Date.now() + HOUR_MS) });
    await expect.poll(() => runs).toBe(2);
  });

  it('is run by each server if it says so', async () => {
    const job = aJob({ onEachServer: true });
    serve(job);
    serve(job);
    await expect.poll(() => runs).toBe(2);
    expect(await stored()).toBeUndefined();
  });

  it('writes nothing while there is nothing to do', async () => {
    let looks = 0;
    const hasWork = async () => {
      looks += 1;
      return false;
    };
    serve(aJob({ everyMs: 5, hasWork }));
    await expect.poll(() => looks).toBeGreaterThan(2);
    expect([runs, await stored()]).toEqual([0, undefined]);
  });

  it('is run at once when it is woken, and once more if it was running', async () => {
    let end = () => {};
    const run = () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    serve(aJob({ run }));
    await expect.poll(() => runs).toBe(1);
    wakeJob('imports');
    wakeJob('backups');
    wakeJob('backups');
    end();
    await expect.poll(() => runs).toBe(2);
    end();
    await expect.poll(async () => (await stored())?.until).toEqual(new Date(0));
    wakeJob('backups');
    await expect.poll(() => runs).toBe(3);
    end();
  });

  it('keeps what its last run resolved with', async () => {
    serve(aJob({ run: async () => ({ bytes: 7 }) }));
    await expect.poll(async () => (await stored())?.result).toEqual({ bytes: 7 });
  });
});

describe('the lease of a job', () => {
  it('passes from a server that has died to another one, once it has run out', async () => {
    await takeLease('backups', { owner: 'of-the-dead', now: new Date() });
    serve(aJob());
    await wait(100);
    expect(runs).toBe(0);
    serve(aJob(), { now: () => new Date(Date.now() + LEASE_MS) });
    await expect.poll(() => runs).toBe(1);
  });

  it('is renewed while a run takes longer', async () => {
    serve(aJob({ ...aLongRun(), leaseMs: 1500 }));
    const until = async () => Number((await stored())?.until ?? 0);
    await expect.poll(until).toBeGreaterThan(0);
    const first = await until();
    await expect.poll(until).toBeGreaterThan(first);
    expect(runs).toBe(1);
  });

  it('ends the run when another server has taken it, and the other one counts', async () => {
    const { run, interrupted } = aLongRun();
    serve(aJob({ run, leaseMs: 900 }));
    await expect.poll(() => runs).toBe(1);
    const now = new Date(Date.now() + HOUR_MS);
    await takeLease('backups', { owner: 'faster', now });
    await expect.poll(() => interrupted).toHaveLength(1);
    await wait(50);
    expect(await stored()).toEqual({ _id: 'backups', owner: 'faster', until: expect.any(Date) });
    expect(lines).toEqual([]);
  });

  it('is given back when the server stops, which interrupts the run', async () => {
    const { run, interrupted } = aLongRun();
    const stop = serve(aJob({ run }));
    await expect.poll(() => runs).toBe(1);
    await stop();
    expect(interrupted).toHaveLength(1);
    expect(lines).toEqual([]);
    serve(aJob());
    await expect.poll(() => runs).toBe(2);
  });

  it('keeps no server from stopping whose run cannot be interrupted', async () => {
    const stop = serve(aJob({ run: () => count().then(() => new Promise(() => {})) }));
    await expect.poll(() => runs).toBe(1);
    await stop();
  });
});

const broken = async () => {
  runs += 1;
  throw new TypeError('No such thing.');
};

it('a failing job is tried again later and later, by whichever server is there then', async () => {
  const start = Date.now();
  /** Lets a server look some seconds later. */
  const look = async (seconds: number, expected: number) => {
    const stop = serve(aJob({ run: broken }), { now: () => new Date(start + seconds * 1000) });
    if (expected === runs) await wait(100);
    await expect.poll(() => runs).toBe(expected);
    await stop();
  };
  await look(0, 1);
  for (const [early, due, expected] of [
    [59, 61, 2],
    [180, 182, 3],
    [421, 423, 4],
  ] as const) {
    await look(early, expected - 1);
    await look(due, expected);
  }
  expect(lines).toHaveLength(1);
});

describe.each([{}, { onEachServer: true }])('a job that fails: %j', (given) => {
  it('is logged once, tried again after growing pauses, and shown until it succeeds', async () => {
    let isBroken = true;
    const finished: FinishedRun[] = [];
    const run = () => (isBroken ? broken() : count());
    const countRun = (one: FinishedRun) => void finished.push(one);
    serve(aJob({ ...given, everyMs: 20, run }), { countRun });
    await expect.poll(() => runs).toBeGreaterThan(3);
    expect(lines).toMatchObject([
      { level: 50, task: 'backups', error: { name: 'TypeError', message: 'No such thing.' } },
    ]);
    const problems = [{ task: 'backups', documents: 0, since: expect.any(String) }];
    expect(await health()).toMatchObject({ status: 'degraded', problems });
    const dashboard = await app
      .http()
      .get('/api/admin')
      .set('Authorization', await asAdmin());
    expect(dashboard.body.problems).toEqual(problems);
    isBroken = false;
    await expect.poll(async () => (await health()).status).toBe('ok');
    expect(lines).toHaveLength(1);
    const outcomes = finished.map(({ outcome }) => outcome);
    expect(outcomes).toContain('failed');
    expect(outcomes.at(-1)).toBe('done');
  });

  it('is not told as failing while the database is away', async () => {
    const run = async () => {
      runs += 1;
      throw Object.assign(new Error('Away.'), { name: 'MongoNetworkError' });
    };
    serve(aJob({ ...given, everyMs: 5, run }));
    await expect.poll(() => runs).toBeGreaterThan(3);
    expect((await health()).status).toBe('ok');
    expect(lines).toHaveLength(1);
  });
});

it('a job is in the metrics', async () => {
  const { countRun, measured } = measureProcess();
  serve(aJob(), { countRun });
  await expect
    .poll(async () => toText([await measured()]))
    .toContain('job_duration_seconds_count{task="backups",outcome="done"} 1');
  expect(await toText([await measured()])).toMatch(
    /^job_last_success_timestamp_seconds\{task="backups"\} \d+/m,
  );
});
