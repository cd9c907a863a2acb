import mongoose from 'mongoose';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aClockJump } from './clock-jump.builder.ts';
import { startJobs } from './start-jobs.ts';
import { clockJob, createClockCheck, findClockJump, isClockTrusted } from './trusted-clock.ts';

const app = useTestApp();
const MINUTE_MS = 60_000;
/** As rarely as servers may look, for tests to be quick. */
const LOOK_MS = 5 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2026-05-04T10:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

beforeEach(async () => {
  for (const name of ['clock', 'jobs']) await mongoose.connection.collection(name).deleteMany({});
});

/** A server whose steady clock goes on by itself; its clock may jump. */
function aServer() {
  let steady = 0;
  const look = createClockCheck(() => steady);
  return {
    look,
    /** Runs for so long. Returns what its clock says then. */
    async run(ms: number, from: Date): Promise<Date> {
      let at = from;
      for (let passed = 0; passed < ms; passed += LOOK_MS) {
        steady += LOOK_MS;
        at = new Date(at.getTime() + LOOK_MS);
        await look(at);
      }
      return at;
    },
    pause: (ms: number) => {
      steady += ms;
    },
  };
}

describe('a clock', () => {
  it('is trusted in a new shop, while the shop runs, and after a stop of hours', async () => {
    expect(await isClockTrusted(START)).toBe(true);
    const server = aServer();
    await server.look(START);
    const at = await server.run(10 * MINUTE_MS, START);
    expect(await isClockTrusted(at)).toBe(true);
    const next = new Date(at.getTime() + 20 * HOUR_MS);
    expect(await isClockTrusted(next)).toBe(true);
    await aServer().look(next);
    expect([await isClockTrusted(next), await findClockJump()]).toEqual([true, undefined]);
  });

  it.each([
    ['400 days ahead', 400 * DAY_MS],
    ['as after a weekend', 3 * DAY_MS],
    ['10 days back', -10 * DAY_MS],
  ])('that has jumped, %s, is not, neither before nor after a look', async (_where, ms) => {
    const server = aServer();
    await server.look(START);
    const there = after(ms);
    expect(await isClockTrusted(there)).toBe(false);
    await server.look(there);
    expect(await isClockTrusted(there)).toBe(false);
    expect(await findClockJump()).toEqual({
      from: START.toISOString(),
      to: there.toISOString(),
      hoursLeft: 24,
    });
  });

  it('is trusted again after 24 hours of steady running, however often servers start', async () => {
    const first = aServer();
    await first.look(START);
    await first.look(after(400 * DAY_MS));
    let at = await first.run(23 * HOUR_MS, after(400 * DAY_MS));
    expect(await findClockJump()).toMatchObject({ hoursLeft: 1 });
    const second = aServer();
    at = new Date(at.getTime() + 12 * HOUR_MS);
    await second.look(at);
    expect(await isClockTrusted(at)).toBe(false);
    at = await second.run(HOUR_MS, at);
    expect([await isClockTrusted(at), await findClockJump()]).toEqual([true, undefined]);
  });

  it('begins to wait anew when it jumps back', async () => {
    const server = aServer();
    await server.look(START);
    await server.look(after(400 * DAY_MS));
    await server.run(20 * HOUR_MS, after(400 * DAY_MS));
    await server.look(after(LOOK_MS));
    const at = await server.run(5 * HOUR_MS, after(LOOK_MS));
    expect(await isClockTrusted(at)).toBe(false);
    expect(await findClockJump()).toMatchObject({ hoursLeft: 19 });
  });

  it('of several servers is counted once, and one that differs by days keeps all from it', async () => {
    const [one, other] = [aServer(), aServer()];
    await one.look(START);
    await one.look(after(3 * DAY_MS));
    await other.look(after(3 * DAY_MS));
    let at = after(3 * DAY_MS);
    for (let looks = 0; looks < 12; looks += 1) {
      await other.run(LOOK_MS, at);
      at = await one.run(LOOK_MS, at);
    }
    expect(await findClockJump()).toMatchObject({ hoursLeft: 23 });
    await other.look(START);
    await one.look(at);
    expect(await findClockJump()).toMatchObject({ to: at.toISOString(), hoursLeft: 24 });
  });

  it('does not jump while a server waits for its database for days', async () => {
    const server = aServer();
    await server.look(START);
    server.pause(3 * DAY_MS);
    await server.look(after(3 * DAY_MS));
    expect(await findClockJump()).toBeUndefined();
  });

  it('is compared with the last run of any job in the data of a version before', async () => {
    const jobs = mongoose.connection.collection<{ _id: string; lastRunAt: Date }>('jobs');
    await jobs.insertMany([
      { _id: 'figures', lastRunAt: START },
      { _id: 'backups', lastRunAt: after(-9 * DAY_MS) },
    ]);
    expect(await isClockTrusted(after(HOUR_MS))).toBe(true);
    expect(await isClockTrusted(after(3 * DAY_MS))).toBe(false);
    await aServer().look(after(3 * DAY_MS));
    expect(await findClockJump()).toMatchObject({ from: START.toISOString() });
  });

  it('is watched by the shop, which logs a jump', async () => {
    const lines: string[] = [];
    await aServer().look(new Date(Date.now() - 9 * DAY_MS));
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const stop = startJobs([clockJob()], { log, now: () => new Date(), currentShop });
    await expect.poll(() => lines.join()).toContain('clock-jumped');
    await stop();
  });
});

describe('a jump of the clock', () => {
  const confirm = async (to: Date) =>
    app
      .http()
      .post('/api/admin/clock/confirm')
      .set('Authorization', await asAdmin())
      .send({ to: to.toISOString() });
  const overview = async () =>
    (
      await app
        .http()
        .get('/api/admin')
        .set('Authorization', await asAdmin())
    ).body;

  it('is shown in health and overview until an admin confirms the clock', async () => {
    const to = await aClockJump();
    const shown = { to: to.toISOString(), hoursLeft: 24 };
    const { body } = await app.http().get('/api/health');
    expect(body).toMatchObject({ status: 'degraded', clockJump: shown });
    expect((await overview()).clockJump).toMatchObject(shown);
    expect(await isClockTrusted(new Date())).toBe(false);
    expect((await confirm(to)).status).toBe(200);
    expect(await isClockTrusted(new Date())).toBe(true);
    expect(await overview()).not.toHaveProperty('clockJump');
    expect((await app.http().get('/api/health')).body).not.toHaveProperty('clockJump');
  });

  it('is not confirmed by who has seen an earlier one', async () => {
    const seen = await aClockJump();
    await createClockCheck()(new Date(Date.now() + 9 * DAY_MS));
    const { status, body } = await confirm(seen);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await isClockTrusted(new Date(Date.now() + 9 * DAY_MS))).toBe(false);
  });
});
