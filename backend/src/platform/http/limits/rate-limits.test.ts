import type { RequestListener } from 'node:http';
import request from 'supertest';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../main/app.ts';
import { anAdmin } from '../../../people/admins/admins.builder.ts';
import { asCustomer } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { testDeps } from '../../../testing/app/test-deps.ts';
import { tomorrowAt } from '../../../testing/app/tomorrow.ts';
import { RateWindow } from './rate-limit.ts';

const app = useTestApp({ trustProxy: 1 });
/** Another server on the same database, which trusts no proxy. */
let other: RequestListener;
beforeAll(() => {
  other = createApp(testDeps(app.clock, async () => true));
});
beforeEach(async () => {
  app.clock.now = tomorrowAt('12:00:10');
  await RateWindow.deleteMany({});
  // Windows go by the real clock.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Subscribes once and returns the status. `from` is the value of `X-Forwarded-For`. */
const subscribe = async (from: string, to: RequestListener = app.express()) => {
  const post = request(to).post('/api/newsletter').set('X-Forwarded-For', from);
  return (await post.send({ email: 'reader@example.com' })).status;
};
const often = async (times: number, call: (at: number) => Promise<number>) => {
  const statuses = new Set<number>();
  for (let at = 0; at < times; at += 1) statuses.add(await call(at));
  return [...statuses];
};

describe('a limit', () => {
  it('is shared by all servers on one database', async () => {
    const here = request(app.express());
    const there = request(createApp({ ...testDeps(app.clock, async () => true), trustProxy: 1 }));
    const { username } = await anAdmin();
    const attempt = async (server: typeof here) => {
      const post = server.post('/api/auth/admin').set('X-Forwarded-For', '192.0.2.1');
      return (await post.send({ username, password: 'wrong' })).status;
    };
    expect(await often(5, (at) => attempt(at % 2 ? here : there))).toEqual([401]);
    expect([await attempt(here), await attempt(there)]).toEqual([429, 429]);
  });

  it('ignores the address a caller sends when no proxy is trusted', async () => {
    expect(await often(30, (at) => subscribe(`192.0.2.${at}`, other))).toEqual([200]);
    expect(await subscribe('192.0.2.99', other)).toBe(429);
  });

  it('uses the address that the trusted proxy saw, whatever the caller prepends to it', async () => {
    expect(await often(30, (at) => subscribe(`10.0.0.${at}, 192.0.2.1`))).toEqual([200]);
    expect(await subscribe('10.0.0.99, 192.0.2.1')).toBe(429);
    expect(await subscribe('10.0.0.99, 192.0.2.2')).toBe(200);
  });

  it('counts the addresses of one IPv6 subscriber together', async () => {
    expect(await often(30, (at) => subscribe(`2001:db8:0:1::${at}`))).toEqual([200]);
    expect(await subscribe('2001:db8:0:1:ffff::1')).toBe(429);
    expect(await subscribe('2001:db8:0:2::1')).toBe(200);
  });

  it.each([
    ['IPv4 and a port', (at: number) => `192.0.2.1:${5000 + at}`],
    ['IPv6 and a port', (at: number) => `[2001:db8::${at}]:${5000 + at}`],
    ['no address', (at: number) => `unknown-${at}`],
  ])('counts changing values that a proxy writes as %s together', async (_what, from) => {
    expect(await often(30, (at) => subscribe(from(at)))).toEqual([200]);
    expect(await subscribe(from(30))).toBe(429);
    expect(await subscribe('192.0.2.9:5030')).toBe(200);
  });

  it('counts an address with and without a port as the same', async () => {
    expect(await often(30, (at) => subscribe(`192.0.2.1${at % 2 ? `:${at}` : ''}`))).toEqual([200]);
    expect(await subscribe('192.0.2.1')).toBe(429);
  });

  it('recognises a trusted proxy whose address has a port', async () => {
    const trusting = createApp({
      ...testDeps(app.clock, async () => true),
      trustProxy: 'loopback, 10.0.0.1',
    });
    const from = (at: number) => `192.0.2.1:${5000 + at}, 10.0.0.1:${6000 + at}`;
    expect(await often(30, (at) => subscribe(from(at), trusting))).toEqual([200]);
    expect(await subscribe(from(30), trusting)).toBe(429);
    expect(await subscribe('192.0.2.2:5030, 10.0.0.1:6030', trusting)).toBe(200);
  });

  it('holds however many come at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, () => subscribe('192.0.2.1')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });

  it('counts anew when its window has ended, also for many at once', async () => {
    await often(31, () => subscribe('192.0.2.1'));
    expect(await subscribe('192.0.2.1')).toBe(429);
    await RateWindow.updateMany({}, { expire: new Date(0) });
    const statuses = await Promise.all(Array.from({ length: 40 }, () => subscribe('192.0.2.1')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });

  it('stores no address', async () => {
    await subscribe('192.0.2.77');
    expect(JSON.stringify(await RateWindow.find({}).lean())).not.toContain('192.0.2.77');
  });
});

describe('the order limit', () => {
  const order = async (uid: string, from: string) => {
    const post = request(app.express()).post('/api/orders/').set('X-Forwarded-For', from);
    return (await post.set('Authorization', asCustomer(uid)).send({})).status;
  };
  /** Simulates that every address so far has used up its window of 1200 orders. */
  const useUp = () => RateWindow.updateMany({}, { points: 1200 });

  it('covers all accounts of one address, and no other address', async () => {
    expect(await order('anna', '192.0.2.1')).toBe(400);
    await useUp();
    expect([await order('anna', '192.0.2.1'), await order('bert', '192.0.2.1')]).toEqual([
      429, 429,
    ]);
    expect(await order('anna', '192.0.2.2')).toBe(400);
  });

  it('does not count anyone who is not signed in', async () => {
    const post = request(app.express()).post('/api/orders/').set('X-Forwarded-For', '192.0.2.3');
    expect((await post.send({})).status).toBe(401);
    expect(await RateWindow.countDocuments({})).toBe(0);
  });
});
