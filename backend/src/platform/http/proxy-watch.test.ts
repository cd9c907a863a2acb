import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../main/app.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { RateWindow } from './limits/rate-limit.ts';

const app = useTestApp();
const lines: { level: number; msg: string }[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
beforeEach(async () => {
  lines.length = 0;
  await RateWindow.deleteMany({});
});

type Settings = Partial<Parameters<typeof createApp>[0]>;
const aServer = (settings: Settings) =>
  request(
    createApp({
      ...testDeps(app.clock, async () => true),
      log: pino({ level: 'warn' }, sink),
      ...settings,
    }),
  );
const subscribe = async (server: ReturnType<typeof aServer>, headers = {}) =>
  (await server.post('/api/newsletter').set(headers).send({ email: 'reader@example.com' })).status;
/** More than the limit allows. */
const subscribeOften = async (server: ReturnType<typeof aServer>) => {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => subscribe(server)));
  return statuses.filter((status) => status === 429).length;
};

describe('a server that only this machine can reach', () => {
  const onLoopback = { listensBeyondLoopback: false };

  it('limits nobody', async () => {
    expect(await subscribeOften(aServer(onLoopback))).toBe(0);
    expect(await RateWindow.countDocuments({})).toBe(0);
  });

  it.each([
    ['x-forwarded-for', '192.0.2.1'],
    ['forwarded', 'for=192.0.2.1'],
    ['x-real-ip', '192.0.2.1'],
  ])('limits everybody from the first request of a proxy with %s on', async (name, value) => {
    const server = aServer(onLoopback);
    await server.get('/api/health').set(name, value);
    expect(await subscribeOften(server)).toBe(10);
  });

  it.each<[string, Settings]>([
    ['TRUST_PROXY', { trustProxy: 1 }],
    ['PUBLIC_URL', { publicUrl: 'https://shop.example' }],
  ])('limits everybody if %s says that others reach it', async (_name, settings) => {
    expect(await subscribeOften(aServer({ ...onLoopback, ...settings }))).toBe(10);
  });

  it('limits nobody if its public URL is its own', async () => {
    const publicUrl = 'http://localhost:5000';
    expect(await subscribeOften(aServer({ ...onLoopback, publicUrl }))).toBe(0);
  });
});

describe('a server behind a proxy', () => {
  const warnings = () => lines.filter(({ level }) => level === 40).map(({ msg }) => msg);

  it('says once that TRUST_PROXY is not set, and what to set', async () => {
    const server = aServer({});
    await server.get('/api/health');
    expect(warnings()).toEqual([]);
    for (const from of ['192.0.2.1', '192.0.2.2']) {
      await server.get('/api/health').set('X-Forwarded-For', from);
    }
    expect(warnings()).toEqual([expect.stringContaining('TRUST_PROXY=1')]);
  });

  it('has nothing to say when TRUST_PROXY is set', async () => {
    await aServer({ trustProxy: 1 }).get('/api/health').set('X-Forwarded-For', '192.0.2.1');
    expect(warnings()).toEqual([]);
  });
});
