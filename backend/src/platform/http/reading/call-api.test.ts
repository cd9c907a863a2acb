import request from 'supertest';
import { beforeAll, expect, it, vi } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { Book } from '../../../catalogue/books/books.model.ts';
import { apiRoutes } from '../../../main/shop.ts';
import { createAdminSessions } from '../../../people/sessions/admin-sessions.ts';
import { currentShop } from '../../../settings/shop/current-shop.ts';
import { noRecords } from '../../../testing/app/no-records.ts';
import { TEST_JWT_SECRET } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { testDeps } from '../../../testing/app/test-deps.ts';
import { isOutage } from '../../errors/outage.ts';
import { createLimits } from '../limits/limits.ts';
import { tooManyRequests } from '../limits/rate-limit.ts';
import { createCallApi } from './call-api.ts';
import { createReplyCache } from './reply-cache.ts';

const app = useTestApp();
const deps = testDeps(app.clock, async () => true);
const limits = createLimits();
const sessions = createAdminSessions({
  secrets: [TEST_JWT_SECRET],
  now: deps.now,
});
const routes = apiRoutes({ ...deps, limits, sessions, recordChange: noRecords });
const POOR = '198.51.100.1';
const reads = {
  ...limits.reads,
  take: async (network: string) => {
    if (network === POOR) throw tooManyRequests(1);
  },
};
const given = { routes, cache: createReplyCache(), currentShop, reads, isOutage };
const callApi = createCallApi({ ...given, log: deps.log });
const NETWORK = '192.0.2.1';

let id: string;
beforeAll(async () => {
  id = await aBook({ title: 'Only' });
});

it('returns the same reply as over HTTP', async () => {
  const paths = ['/api/books/?limit=3&q=only', '/API/books', `/api/books/${id}/`, '/api/config'];
  for (const path of paths) {
    const overHttp = await request(app.express()).get(path);
    const { status, headers, body } = await callApi(path, NETWORK);
    expect({ status, body }).toEqual({ status: overHttp.status, body: overHttp.body });
    for (const [name, value] of Object.entries(headers)) {
      expect([name, overHttp.headers[name.toLowerCase()]]).toEqual([name, value]);
    }
  }
});

it('reads once while the answer is cached, and gives each caller a copy', async () => {
  const find = vi.spyOn(Book, 'find');
  const first = await callApi('/api/books/?limit=7', NETWORK);
  (first.body as unknown[]).length = 0;
  const second = await callApi('/api/books/?page=1&limit=7', NETWORK);
  expect(second.body).toHaveLength(1);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
});

it.each([
  ['/api/books/?limit=1000', 400, 'bad-request'],
  ['/api/books/0123456789abcdef01234567', 404, 'not-found'],
  ['/api/books/%E0%A4%A', 404, 'not-found'],
  ['/api/nothing', 404, 'not-found'],
  ['/api/admin', 404, 'not-found'],
  ['/api/health', 404, 'not-found'],
])('returns for %s a %d with a problem document', async (path, status, code) => {
  const reply = await callApi(path, NETWORK);
  expect(reply).toMatchObject({ status, body: { status, code, requestId: expect.any(String) } });
});

it('takes the points of the given network', async () => {
  expect((await callApi('/api/books/?limit=9', POOR)).status).toBe(429);
  expect((await callApi('/api/books/?limit=9', NETWORK)).status).toBe(200);
  // Somebody else has read it.
  expect((await callApi('/api/books/?limit=9', POOR)).status).toBe(200);
});

it('returns 503 without a database, and logs the cause', async () => {
  const error = vi.fn();
  const log = { child: () => ({ error }) } as never;
  const calling = createCallApi({ ...given, cache: createReplyCache(), log });
  const find = vi.spyOn(Book, 'find').mockImplementation(() => {
    throw Object.assign(new Error('gone'), { name: 'MongoNetworkError' });
  });
  const reply = await calling('/api/books/', NETWORK);
  find.mockRestore();
  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(error).toHaveBeenCalledTimes(1);
});
