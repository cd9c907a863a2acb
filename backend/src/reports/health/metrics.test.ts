import { afterEach, describe, expect, it } from 'vitest';
import { aMail } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { measureProcess, toText } from './process-metrics.ts';

const TOKEN = 'Vb3kQz8mT1xWn5yRc7pLd2sHj9fGa4eU';
const { countRequest, measured } = measureProcess();
const readProcesses = async () => toText([await measured()]);
const metrics = { token: TOKEN, countRequest, readProcesses };

/** Returns the value of a measurement; undefined if there is none. */
const figure = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};
const requests = (method: string, route: string, status: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('GET /api/metrics', () => {
  const app = useTestApp({ metrics });
  afterEach(async () => {
    await Mail.deleteMany({});
  });
  const scrape = () => app.http().get('/api/metrics').set('Authorization', `Bearer ${TOKEN}`);
  const read = async (name: string) => figure((await scrape()).text, name);

  it('counts requests by pattern and status, whether the reply is read or cached', async () => {
    const name = requests('GET', '/api/books/', 200);
    const before = (await read(name)) ?? 0;
    for (let times = 0; times < 5; times += 1) await app.http().get('/api/books/?limit=3');
    await app.http().get('/api/books/0123456789abcdef01234567');
    const { text } = await scrape();
    expect(figure(text, name)).toBe(before + 5);
    expect(figure(text, requests('GET', '/api/books/:id', 404))).toBe(1);
    expect(figure(text, 'http_problems_total{code="not-found"}')).toBe(1);
    expect(text).not.toContain('0123456789abcdef');
  });

  it('counts under one name whatever has no route, so that nobody can fill the memory', async () => {
    for (const path of ['/api/no/such/call', '/nor/such/a/page.png']) await app.http().get(path);
    const { text } = await scrape();
    expect(figure(text, requests('GET', 'other', 404))).toBe(2);
    expect(text).not.toMatch(/such/);
  });

  it('tells of memory, event loop, database, mails and imports', async () => {
    await aMail({}, { now: new Date(Date.now() - 60_000) });
    const { text, headers } = await scrape();
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(figure(text, 'shop_database_up')).toBe(1);
    expect(figure(text, 'shop_mails_waiting')).toBe(1);
    expect(figure(text, 'shop_mails_oldest_due_seconds')).toBeGreaterThanOrEqual(60);
    expect(figure(text, 'shop_imports_running')).toBe(0);
  });

  it.runIf(!process.env.MONGODB_URI)('tells of the commits of the embedded database', async () => {
    const before = (await read('shop_database_commits_total')) ?? Number.NaN;
    await aMail({});
    expect(await read('shop_database_commits_total')).toBeGreaterThan(before);
    expect(await read('shop_database_file_bytes')).toBeGreaterThan(10_000);
  });

  it.each([
    ['no token', undefined],
    ['another token', `Bearer ${TOKEN.slice(1)}x`],
    ['a longer token', `Bearer ${TOKEN}x`],
    ['an empty token', 'Bearer '],
    ["a customer's token", asCustomer('ada')],
  ])('refuses %s', async (_what, authorization) => {
    const call = app.http().get('/api/metrics');
    if (authorization) call.set('Authorization', authorization);
    const reply = await call;
    expect([reply.status, reply.body.code]).toEqual([401, 'not-signed-in']);
  });

  it("refuses an admin's token", async () => {
    const reply = await app
      .http()
      .get('/api/metrics')
      .set('Authorization', await asAdmin());
    expect(reply.status).toBe(401);
  });
});

describe('while the database is away', () => {
  const app = useTestApp({ metrics, isDatabaseUp: async () => false });

  it('the metrics say so, and what the processes themselves know', async () => {
    const { status, text } = await app
      .http()
      .get('/api/metrics')
      .set('Authorization', `Bearer ${TOKEN}`);
    expect(status).toBe(200);
    expect(figure(text, 'shop_database_up')).toBe(0);
    expect(figure(text, 'shop_mails_waiting')).toBeUndefined();
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });
});

describe('without a METRICS_TOKEN', () => {
  const app = useTestApp();

  it.each([undefined, 'Bearer undefined', `Bearer ${TOKEN}`])(
    'there are no metrics: %s',
    async (authorization) => {
      const call = app.http().get('/api/metrics');
      if (authorization) call.set('Authorization', authorization);
      expect((await call).status).toBe(404);
    },
  );
});

describe('the measurements of several processes', () => {
  it('stand side by side, each under its name', async () => {
    const [one, other] = [measureProcess('1'), measureProcess('2')];
    const request = { method: 'GET', route: '/', status: 200, code: undefined, ms: 3 } as const;
    one.countRequest(request);
    other.countRequest(request);
    other.countRequest(request);
    const text = await toText([await one.measured(), await other.measured()]);
    const count = 'http_request_duration_seconds_count';
    const labels = 'method="GET",route="/",status="200"';
    expect(figure(text, `${count}{${labels},worker="1"}`)).toBe(1);
    expect(figure(text, `${count}{${labels},worker="2"}`)).toBe(2);
    expect(text.match(/^# TYPE http_request_duration_seconds histogram$/gm)).toHaveLength(1);
  });
});
