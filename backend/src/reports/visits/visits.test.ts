import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Visits } from './visits.service.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'book-store-visits-'));
mkdirSync(path.join(dist, 'assets'));
writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Book Store</title>');
writeFileSync(path.join(dist, 'assets/main-abc123.js'), '"script"');
afterAll(() => rmSync(dist, { recursive: true }));

const app = useTestApp({ frontendDist: dist });
beforeEach(async () => {
  await Visits.deleteMany({});
  app.clock.now = undefined;
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const open = (url: string, agent = BROWSER) =>
  app.http().get(url).set('User-Agent', agent).set('Accept', 'text/html');

async function visits(): Promise<number> {
  const reply = await app
    .http()
    .get('/api/admin')
    .set('Authorization', await asAdmin());
  return reply.body.websiteVisitsLastDay;
}
/** Nobody waits for a visit to be counted, so a test has to. */
const counted = (expected: number) =>
  vi.waitFor(async () => expect(await visits()).toBe(expected), { timeout: 60_000 });

it('counts the pages that people open, and nothing else', async () => {
  const id = await aBook();
  const others = ['/dashboard', '/admin', '/nothing-here', '/robots.txt', '/assets/main-abc123.js'];
  for (const url of [...others, '/api/books/']) await open(url);
  await open('/', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await app.http().get('/');
  for (const url of ['/', '/about', `/books/${id}`]) expect((await open(url)).status).toBe(200);
  await counted(3);
});

it('counts a page that the browser had cached', async () => {
  const first = await open('/');
  const again = await open('/').set('If-None-Match', String(first.headers.etag));
  expect(again.status).toBe(304);
  await counted(2);
});

it('loses no concurrent visits', async () => {
  await Promise.all(Array.from({ length: 60 }, () => open('/about')));
  await counted(60);
});

it('forgets visits older than a day, and keeps counting', async () => {
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const hours of [25, 23, 1]) {
    app.clock.now = hoursAgo(hours);
    await open('/');
  }
  app.clock.now = now;
  await counted(2);
});

it('stores nothing about the visitors', async () => {
  await open('/').set('X-Forwarded-For', '203.0.113.7').set('Cookie', 'a=b');
  await counted(1);
  const stored = JSON.stringify(await Visits.find({}).lean());
  expect(stored).not.toMatch(/203\.|Firefox|a=b/);
  const { headers } = await open('/');
  expect(headers['set-cookie']).toEqual(['visited=1; Path=/; HttpOnly; SameSite=Lax']);
});
