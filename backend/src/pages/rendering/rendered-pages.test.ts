import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UNNAMED_SHOP } from '@book-store/contract/pages/heads/page-head';
import type { PageRenderer } from '@book-store/contract/pages/heads/rendered-page';
import request from 'supertest';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { createApp } from '../../main/app.ts';
import { holdPoints } from '../../testing/app/hold-points.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'book-store-rendered-'));
mkdirSync(path.join(dist, 'assets'));
const TEMPLATE = `<!doctype html><title>x</title><!--page-head-->
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shared.js">
<link rel="stylesheet" crossorigin href="/assets/main.css">
<div id="root"><!--page--></div>
<!--first-load--><div class="first-load">Loading the shop</div><!--/first-load-->
<!--page-data-->`;
const files = {
  'index.html': TEMPLATE,
  'assets/main.css': 'h1 { color: red }',
  'assets/early.js': 'early()',
  'manifest.json': JSON.stringify({
    'src/entry/early-script.ts': { file: 'assets/early.js' },
    'index.html': {
      file: 'assets/index.js',
      imports: ['_shared.js'],
      assets: ['assets/text.woff2', 'assets/drawing.svg'],
    },
    'src/storefront/catalogue/home/page.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
  }),
  'dashboard-manifest.json': JSON.stringify({
    'src/entry/dashboard.tsx': { file: 'assets/dashboard.js', css: ['assets/dashboard.css'] },
  }),
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
afterAll(() => rmSync(dist, { recursive: true }));

/** Shows the titles of the newest books, as the front end's pages do. */
const renderer: PageRenderer & {
  rendered: string[];
  defect: Error | undefined;
  ready: Promise<unknown> | undefined;
} = {
  rendered: [],
  defect: undefined,
  ready: undefined,
  toPageAddress: (address) => address.split('?')[0] ?? '/',
  async renderPage(address, callApi, takeTurn) {
    await takeTurn();
    renderer.rendered.push(address);
    await renderer.ready;
    if (renderer.defect) throw renderer.defect;
    const [book] = /^\/books\/[^/]+/.exec(address) ?? [];
    const path = book ? `/api${book}` : '/api/books/?limit=2';
    const { status, body } = await callApi(path);
    const books = [body].flat() as { title?: string }[];
    return {
      html: `<h1>${books.map(({ title }) => title).join()}</h1>`,
      preloads: '<link rel="preload" as="image" href="/a.avif"/>',
      data: { hostile: '</script><!--' },
      head: book ? { title: 'A book', canonical: book } : { title: 'A page' },
      shop: UNNAMED_SHOP,
      status: status === 404 ? 404 : 200,
      file: 'src/storefront/catalogue/home/page.tsx',
    };
  },
};
beforeEach(() => {
  renderer.rendered = [];
  renderer.defect = undefined;
  renderer.ready = undefined;
});

const app = useTestApp({
  frontendDist: dist,
  publicUrl: 'https://shop.example',
  pageRenderer: renderer,
  trustProxy: 1,
});
const get = (url: string) => app.http().get(url);

describe('a page that visitors read', () => {
  it('has its content, its data and its first pictures in the first HTML', async () => {
    const id = await aBook({ title: 'Persuasion' });
    const { text, status } = await get(`/books/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"><h1>Persuasion</h1></div>');
    expect(text).toContain('id="page-data">{"hostile":"\\u003c/script\\u003e\\u003c!--"}</script>');
    expect(text.indexOf('rel="preload"')).toBeLessThan(text.indexOf('id="root"'));
    expect(text).toContain(`<link rel="canonical" href="https://shop.example/books/${id}" />`);
  });

  it.each(['', '/', '/persuasion', '/x?ref=mail'])(
    'is the same book with %j after its id, under one canonical address',
    async (rest) => {
      const id = await aBook({ title: 'Persuasion' });
      const { text, status } = await get(`/books/${id}${rest}`);
      expect([status, text.includes('<h1>Persuasion</h1>')]).toEqual([200, true]);
      expect(text).toContain(`<link rel="canonical" href="https://shop.example/books/${id}" />`);
    },
  );

  it('replies 404 for a book that is not there, or hidden', async () => {
    for (const id of ['000000000000000000000000', await aBook({ hidden: true })]) {
      const { status, text } = await get(`/books/${id}`);
      expect(status).toBe(404);
      expect(text).not.toContain('canonical');
    }
  });

  it('is covered, and has its styles inside, on the first visit of a session only', async () => {
    const first = await get('/');
    expect(first.text).toContain('Loading the shop');
    expect(first.text).toContain('<style>h1 { color: red }</style>');
    const [cookie = ''] = first.headers['set-cookie'] as unknown as string[];
    expect(cookie).not.toMatch(/expires|max-age/i);
    const later = await get('/').set('Cookie', `a=b; ${cookie.split(';')[0]}`);
    expect(later.text).not.toContain('Loading the shop');
    expect(later.text).toContain('<link rel="stylesheet"');
    expect(later.headers).not.toHaveProperty('set-cookie');
    expect(later.headers.vary).toContain('Cookie');
    expect(later.headers.etag).not.toBe(first.headers.etag);
  });

  it('allows the styles and the early script inside it by their hashes, and no others', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
    const early = createHash('sha256').update('early()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${early}';`);
  });

  it('names its scripts for the early one, and loads fonts before them', async () => {
    const { text } = await get('/');
    expect(text).toContain('<script type="module" async>early()</script>');
    expect(text).toContain(
      'id="scripts">["/assets/shared.js","/assets/home.js","/assets/index.js"]',
    );
    expect(text).not.toMatch(/modulepreload|index\.js"><\/script>/);
    expect(text.match(/as="font"[^>]*/g)).toEqual([
      'as="font" type="font/woff2" crossorigin href="/assets/text.woff2" /',
    ]);
  });

  it('is sent as 304 to whoever has it', async () => {
    const { headers } = await get('/about');
    const again = await get('/about').set('If-None-Match', headers.etag ?? '');
    expect(again.status).toBe(304);
  });
});

/** On a busy machine many pages take longer than one is waited for. */
const stopClock = () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  return clock;
};

describe('a page that takes long to render', () => {
  it('is waited for, also when twelve are asked for at once', async () => {
    const clock = stopClock();
    renderer.ready = wait(1500).then(() => clock.mockReturnValue(performance.now() + 4900));
    const pages = await Promise.all(Array.from({ length: 12 }, (_, at) => get(`/slow-${at}`)));
    for (const { text } of pages) expect(text).toContain('page-data');
  });

  it('is left to the browser while the database is away', async () => {
    renderer.ready = new Promise(() => {});
    const shop = createApp({
      ...testDeps(app.clock, async () => true),
      frontendDist: dist,
      pageRenderer: renderer,
      isDatabaseUnavailable: async () => true,
    });
    for (const url of ['/about', '/books/64b7f8f8f8f8f8f8f8f8f8f8']) {
      const reply = request(shop).get(url).then();
      await expect.poll(() => renderer.rendered).toContain(url);
      // As a slow machine does: both checks of the database are due at the same moment.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      const { status, type, text } = await reply;
      expect([status, type]).toEqual([503, 'text/html']);
      expect(text).toContain('<div id="root"></div>');
    }
  });
});

describe('a cached page', () => {
  it('is rendered once for all who ask, as long as its data is the same', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/terms')));
    await get('/terms');
    expect(renderer.rendered).toEqual(['/terms']);
  });

  it.each<[string, Record<string, string>]>([
    ['a first visit', {}],
    ['a later one', { Cookie: 'visited=1' }],
    ['a browser', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['a program without compression', { 'Accept-Encoding': 'identity' }],
  ])('is sent to %s as it was the first time, with all its headers', async (_what, headers) => {
    const path = `/books/${await aBook({ title: 'Emma', description: 'long '.repeat(400) })}`;
    const look = async (method: 'get' | 'head') => {
      const reply = await app.http()[method](path).set(headers);
      const { date, 'x-request-id': _id, 'x-response-time': _ms, ...others } = reply.headers;
      return { status: reply.status, headers: others, text: reply.text };
    };
    const [first, head] = [await look('get'), await look('head')];
    for (let time = 0; time < 3; time += 1) {
      expect(await look('get')).toEqual(first);
      expect(await look('head')).toEqual(head);
    }
    const had = { ...headers, 'If-None-Match': first.headers.etag ?? '' };
    for (let time = 0; time < 2; time += 1) expect((await get(path).set(had)).status).toBe(304);
    expect(renderer.rendered).toEqual([path]);
  });

  it('shows a change by this server at once', async () => {
    const id = await aBook({ title: 'Before' });
    await get(`/books/${id}`);
    await Book.updateOne({ _id: id }, { title: 'After' });
    expect((await get(`/books/${id}`)).text).toContain('<h1>After</h1>');
  });

  it('shows a change by another server within a second', async () => {
    const id = await aBook({ title: 'Here' });
    await get(`/books/${id}`);
    // Past the model, which counts the changes of this server.
    await Book.collection.updateOne({ title: 'Here' }, { $set: { title: 'Elsewhere' } });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await get(`/books/${id}`)).text).toContain('<h1>Elsewhere</h1>');
  });
});

describe('hundreds of pages at once from one network', () => {
  const flood = () =>
    Array.from({ length: 400 }, async (_, at) =>
      get(`/nothing-${at}`).set('X-Forwarded-For', '198.51.100.8'),
    );

  it('are charged before they are rendered, and the rest says when to try again', async () => {
    stopClock();
    const points = holdPoints();
    const flooding = flood();
    await points.haveCome(flooding);
    const replies = await points.pass(flooding);
    expect(renderer.rendered.length).toBeGreaterThan(20);
    expect(renderer.rendered.length).toBeLessThan(300);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(100);
    for (const { type, headers, text } of refused) {
      expect(type).toBe('text/html');
      expect(text).not.toContain('<script');
      const seconds = Number(headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(text).toMatch(new RegExp(`Try again in ${seconds} seconds?\\.`));
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
    }
    for (const { status } of replies) expect([404, 200, 429]).toContain(status);
  });

  it('keep nobody else from a page', async () => {
    stopClock();
    const flooding = flood();
    const other = await get('/about').set('X-Forwarded-For', '203.0.113.5');
    expect(other.text).toContain('page-data');
    await Promise.all(flooding);
  });
});

describe('a page that cannot be rendered', () => {
  it('is left to the browser, and to the next attempt', async () => {
    renderer.defect = new TypeError('x is not a function');
    const reply = await get('/privacy');
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<div id="root"></div>');
    expect(reply.text).not.toContain('page-data');
    renderer.defect = undefined;
    expect((await get('/privacy')).text).toContain('page-data');
  });

  it.each(['/login', '/checkout', '/dashboard'])(
    'because it is nobody else’s business is never asked for: %s',
    async (url) => {
      expect((await get(url)).text).toContain('<div id="root"></div>');
      expect(renderer.rendered).toEqual([]);
    },
  );
});

describe('the document of the dashboard', () => {
  it.each(['/admin', '/dashboard', '/dashboard/orders/any', '/Dashboard/settings/'])(
    'at %s has the scripts and styles of the dashboard alone',
    async (path) => {
      const { text } = await get(path).expect(200);
      expect(text.match(/assets\/\w+\.(js|css)/g)).toEqual([
        'assets/dashboard.css',
        'assets/dashboard.js',
      ]);
    },
  );

  it('is that of the shop where the dashboard has no page', async () => {
    const { text } = await get('/dashboard/nowhere');
    expect(text).not.toContain('assets/dashboard');
  });
});
