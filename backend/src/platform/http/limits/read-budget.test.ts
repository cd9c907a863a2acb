import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../main/app.ts';
import { asCustomer } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { testDeps } from '../../../testing/app/test-deps.ts';
import { API_TABLE, nameOf } from '../../../testing/checks/api-table.ts';
import { createReadBudget } from './read-budget.ts';

describe('a budget of reads', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const aBudget = () => createReadBudget({ perSecondMs: 100, burstMs: 200, waitMaxMs: 1000 });
  const isServed = async (taken: Promise<void>, afterMs = 0) => {
    let served = false;
    void taken.then(() => {
      served = true;
    });
    await vi.advanceTimersByTimeAsync(afterMs);
    return served;
  };

  it('serves a network at once until its burst is used up, then makes it wait', async () => {
    const budget = aBudget();
    expect(await isServed(budget.take('a', 200))).toBe(true);
    const next = budget.take('a', 50);
    expect(await isServed(next, 490)).toBe(false);
    expect(await isServed(next, 20)).toBe(true);
  });

  it('rejects a read that would wait too long, and says for how long', async () => {
    const budget = aBudget();
    await budget.take('a', 200);
    const refusal = expect(budget.take('a', 150)).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfter: 1.5,
    });
    await vi.runAllTimersAsync();
    await refusal;
    // A refused read costs nothing.
    expect(await isServed(budget.take('a', 100), 1001)).toBe(true);
  });

  it('charges what a read has cost beyond the expected cost', async () => {
    const budget = aBudget();
    await budget.take('a', 1);
    budget.spend('a', 350);
    const refusal = expect(budget.take('a', 1)).rejects.toThrow();
    await vi.runAllTimersAsync();
    await refusal;
  });

  it('does not affect other networks', async () => {
    const budget = aBudget();
    budget.spend('a', 10_000);
    expect(await isServed(budget.take('b', 10))).toBe(true);
  });
});

describe('the reads of a network', () => {
  const app = useTestApp();
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('share one budget, and are rejected beyond it while others are served', async () => {
    const shop = request(createApp({ ...testDeps(app.clock, async () => true), trustProxy: 1 }));
    const read = async (from: string, url: string) =>
      (await shop.get(url).set('X-Forwarded-For', from)).status;
    // While time stands still, the budget does not refill.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const cheap = ['/api/books/?page=501', '/robots.txt', '/api/nothing', '/covers/240/none.webp'];
    const urls = [
      '/api/books/?limit=',
      '/api/books/?q=love',
      '/api/books/0123456789abcdef01234567',
    ];
    // Different ones, because a cached reply costs next to nothing.
    const many = Array.from(
      { length: 1200 },
      (_, at) => `${urls[at % 3]}${at % 3 < 2 ? 1 + (at % 100) : ''}`,
    );
    await Promise.all(many.map((url) => read('192.0.2.1', url)));
    for (const url of [...urls, ...cheap]) {
      expect([url, await read('192.0.2.1', url)]).toEqual([url, 429]);
      expect([url, await read('192.0.2.2', url)]).not.toEqual([url, 429]);
    }
    const typeOf = async (url: string) =>
      (await shop.get(url).set({ Accept: 'text/html,*/*', 'X-Forwarded-For': '192.0.2.1' })).type;
    for (const url of cheap) expect(await typeOf(url)).toBe('application/problem+json');
    expect(await typeOf('/about')).toBe('text/html');
  });

  it('pay for the changes of all accounts in the network, too', async () => {
    const shop = request(createApp({ ...testDeps(app.clock, async () => true), trustProxy: 1 }));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    // A change of nothing costs the same, and the test is faster.
    const change = async (uid: string, from: string) => {
      const post = shop.post('/api/orders/none/cancel').set('X-Forwarded-For', from);
      return (await post.set('Authorization', asCustomer(uid)).send({})).status;
    };
    const many = Array.from({ length: 340 }, (_, at) => change(`reader-${at % 12}`, '192.0.2.3'));
    const refused = (await Promise.all(many)).filter((status) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.length).toBeLessThan(100);
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
