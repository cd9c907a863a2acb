import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../main/app.ts';
import { holdPoints } from '../../../testing/app/hold-points.ts';
import { asCustomer } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { testDeps } from '../../../testing/app/test-deps.ts';
import { API_TABLE, nameOf } from '../../../testing/checks/api-table.ts';
import { createLimits } from './limits.ts';
import { createPointLimit, DRAWING_POINTS, POINTS, searchPoints } from './points.ts';

describe('points', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const TEN = { points: 10, seconds: 1, atOnce: 20 };
  /** Returns whether points are taken within so many milliseconds; undefined if they are refused. */
  const isServed = async (taken: Promise<void>, withinMs = 0) => {
    let served: boolean | undefined = false;
    void taken.then(
      () => (served = true),
      () => (served = undefined),
    );
    await vi.advanceTimersByTimeAsync(withinMs);
    return served;
  };

  it('serve a network at once as long as it has some, then in its next window', async () => {
    const limit = createPointLimit(TEN);
    expect(await isServed(limit.take('a', 10))).toBe(true);
    expect(await isServed(limit.take('a', 20))).toBe(true);
    const next = limit.take('a', 10);
    expect(await isServed(next, 990)).toBe(false);
    expect(await isServed(next, 20)).toBe(true);
  });

  it('are refused if the next window is used up, too, with how long to wait', async () => {
    const limit = createPointLimit(TEN);
    await limit.take('a', 10);
    await limit.take('a', 20);
    const taken = limit.take('a', 6);
    const refusal = expect(limit.take('a', 6)).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfter: 1,
    });
    await vi.advanceTimersByTimeAsync(1001);
    await refusal;
    expect(await isServed(taken)).toBe(true);
  });

  it('come back each second, and those for what comes at once each minute', async () => {
    const limit = createPointLimit(TEN);
    await limit.take('a', 10);
    await limit.take('a', 20);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await isServed(limit.take('a', 10))).toBe(true);
    expect(await limit.takeNow('a')).toBe(false);
    await vi.advanceTimersByTimeAsync(60_001);
    await limit.take('a', 10);
    expect(await isServed(limit.take('a', 20))).toBe(true);
  });

  it.each([
    ['has been set back by an hour', 3_600_000],
    ['is a millisecond behind the timers', 1],
  ])('come with the next window, also if the clock %s meanwhile', async (_what, backMs) => {
    const limit = createPointLimit(TEN);
    await limit.take('a', 10);
    await limit.take('a', 20);
    await vi.advanceTimersByTimeAsync(400);
    vi.setSystemTime(Date.now() + (backMs === 1 ? 1 : -backMs));
    const next = limit.take('a', 10);
    expect(await isServed(next)).toBe(false);
    if (backMs === 1) vi.setSystemTime(Date.now() - 1);
    expect(await isServed(next, 1002)).toBe(true);
  });

  it('are each network’s own', async () => {
    const limit = createPointLimit(TEN);
    await limit.take('a', 10);
    await limit.take('a', 20);
    expect([await limit.takeNow('a'), await limit.takeNow('b')]).toEqual([false, true]);
  });

  it('let covers wait for twenty seconds, before more of them are refused', async () => {
    const { drawings } = createLimits();
    const draw = (count: number) =>
      Promise.allSettled(
        Array.from({ length: count }, () => drawings.take('a', DRAWING_POINTS[480])),
      );
    const refused = async (drawn: ReturnType<typeof draw>) =>
      (await drawn).filter(({ status }) => status === 'rejected').length;
    expect(await refused(draw(100))).toBe(0);
    const next = draw(18);
    await vi.advanceTimersByTimeAsync(20_010);
    expect(await refused(next)).toBe(0);
    const many = draw(200);
    await vi.advanceTimersByTimeAsync(20_010);
    expect(await refused(many)).toBeGreaterThan(50);
  });

  it('let one person read a page after the other', async () => {
    const { reads } = createLimits();
    // A page is one request, its rendering, and four calls that look at all books.
    const page = [POINTS.request, POINTS.page, ...Array<number>(4).fill(POINTS.count)];
    for (let pages = 0; pages < 10; pages += 1) {
      for (const points of page) expect(await isServed(reads.take('a', points))).toBe(true);
      await vi.advanceTimersByTimeAsync(1001);
    }
  });

  it('let a class of thirty type what they search for', async () => {
    const { reads } = createLimits();
    const typed = Promise.allSettled(
      Array.from({ length: 300 }, () => reads.take('school', searchPoints('harry pott'))),
    );
    await vi.advanceTimersByTimeAsync(3100);
    expect((await typed).filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});

describe('the reads of a network', () => {
  const app = useTestApp();

  it('take its points, and are refused without them while others are served', async () => {
    const points = holdPoints();
    const shop = request(createApp({ ...testDeps(app.clock, async () => true), trustProxy: 1 }));
    const read = async (from: string, url: string) => {
      const { status, type } = await shop
        .get(url)
        .set({ Accept: 'text/html,*/*', 'X-Forwarded-For': from });
      return { url, status, type };
    };
    const search = (at: number) => `/api/books/?q=${'love '.repeat(11)}${at}`;
    const kinds = [
      (at: number) => `/api/books/?limit=${1 + at}`,
      () => '/api/books/0123456789abcdef01234567',
      ...['/about', '/robots.txt', '/api/nothing', '/covers/240/none.webp'].map((url) => () => url),
    ];
    const nameOfUrl = (url: string) => url.replace(/\d+$/, '');
    const names = kinds.map((url) => nameOfUrl(url(0)));
    // Different ones, because what is cached costs one point.
    const searches = Array.from({ length: 250 }, (_, at) => read('192.0.2.1', search(at)));
    await points.haveCome(searches);
    const crowd = Array.from({ length: 30 }, (_, at) =>
      read('192.0.2.1', kinds[at % kinds.length]?.(at) ?? '/'),
    );
    const others = kinds.map((url) => read('192.0.2.2', url(0)));
    await points.haveCome([...crowd, ...others]);
    await points.pass([...searches, ...crowd]);
    const refused = (await Promise.all(crowd)).filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ url }) => nameOfUrl(url)))).toEqual(new Set(names));
    expect((await Promise.all(others)).filter(({ status }) => status === 429)).toEqual([]);
    for (const { url, type } of refused)
      expect(type).toBe(url === '/about' ? 'text/html' : 'application/problem+json');
  });

  it('pay for the changes of all accounts in the network, too', async () => {
    const points = holdPoints();
    const shop = request(createApp({ ...testDeps(app.clock, async () => true), trustProxy: 1 }));
    // A change of nothing costs the same, and the test is faster.
    const change = async (uid: string, from: string) => {
      const post = shop.post('/api/orders/none/cancel').set('X-Forwarded-For', from);
      return (await post.set('Authorization', asCustomer(uid)).send({})).status;
    };
    const many = Array.from({ length: 400 }, (_, at) => change(`reader-${at % 12}`, '192.0.2.3'));
    await points.haveCome(many);
    const refused = (await points.pass(many)).filter((status) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.length).toBeLessThan(150);
    expect(await change('reader-12', '192.0.2.4')).toBe(404);
  });

  it.each(
    API_TABLE.filter(({ access, cache }) => access === 'anyone' && cache).map(
      (route) => [nameOf(route), route] as const,
    ),
  )('share the answer to %s, whatever follows the question mark', (_name, route) => {
    expect(route.cached).toBeDefined();
  });
});
