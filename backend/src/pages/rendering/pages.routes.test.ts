import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { createApp } from '../../main/app.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'book-store-dist-'));
const SCRIPT = `console.log("${'x'.repeat(5000)}")`;
for (const folder of ['assets', 'covers/240']) {
  mkdirSync(path.join(dist, folder), { recursive: true });
}
const files = {
  'index.html': '<!doctype html><title>Book Store</title><!--page-head--><div id="root"></div>',
  'assets/main-abc123.js': SCRIPT,
  'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
  'assets/main-abc123.js.gz': gzipSync(SCRIPT),
  'assets/main-abc123.js.map': '{"sourcesContent":["the shop"]}',
  'covers/240/book-1.webp': 'RIFF picture',
  'assets/gone-abc123.js': '1',
  'assets/gone-abc123.js.br': '1',
  'assets/gone-abc123.js.gz': '1',
  'favicon.svg': '<svg/>',
  '.built-from': 'hash',
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
afterAll(() => rmSync(dist, { recursive: true }));

const app = useTestApp({ frontendDist: dist, publicUrl: 'https://shop.example' });
const get = (url: string) => app.http().get(url);
beforeAll(() => {
  for (const ending of ['', '.br', '.gz'])
    rmSync(path.join(dist, `assets/gone-abc123.js${ending}`));
});

describe('pages', () => {
  it.each([
    ['/', 'Book Store · New releases and classics', 'index, follow'],
    ['/about', 'About · Book Store', 'index, follow'],
    ['/About/', 'About · Book Store', 'index, follow'],
    ['/checkout', 'Checkout · Book Store', 'noindex'],
    ['/guest-order', 'Your order · Book Store', 'noindex'],
    ['/gift-card', 'Your gift card · Book Store', 'noindex'],
    ['/dashboard/edit-book/1', 'Dashboard · Book Store', 'noindex'],
  ])('replies to %s with the page and its title', async (url, title, robots) => {
    const reply = await get(url);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.text).toContain(`<title>${title}</title>`);
    expect(reply.text).toContain(`<meta name="robots" content="${robots}`);
    expect(reply.text).toContain('<div id="root">');
  });

  it('let the pages of secret links tell no other site where somebody comes from', async () => {
    const policies = ['/guest-order', '/gift-card', '/checkout'].map(
      async (url) => (await get(url)).headers,
    );
    expect((await Promise.all(policies)).map((headers) => headers['referrer-policy'])).toEqual([
      'no-referrer',
      'no-referrer',
      'strict-origin-when-cross-origin',
    ]);
  });

  it('shows a picture of the shop where its home page is shared', async () => {
    expect((await get('/')).text).toContain(
      '<meta property="og:image" content="https://shop.example/og.png"',
    );
  });

  it.each(['/nowhere', '/authors/%E0%A4%A'])(
    'answers %s with the page and status 404',
    async (url) => {
      const reply = await get(url);
      expect(reply.status).toBe(404);
      expect(reply.text).toContain('<div id="root">');
      expect(reply.text).toContain('noindex');
    },
  );

  it('leaves API paths to the API', async () => {
    for (const path of ['/api/nowhere', '/api/books/%E0%A4%A']) {
      expect((await get(path)).body.code).toBe('not-found');
    }
  });
});

describe('files of the front end', () => {
  it.each(['br', 'gzip'])('caches assets for a year and sends them as %s', async (encoding) => {
    const reply = await get('/assets/main-abc123.js').set('Accept-Encoding', encoding);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(reply.headers.vary).toContain('Accept-Encoding');
    expect(Number(reply.headers['content-length'])).toBeLessThan(200);
    const head = await app.http().head('/assets/main-abc123.js').set('Accept-Encoding', encoding);
    expect(head.headers['content-length']).toBe(reply.headers['content-length']);
    const again = await get('/assets/main-abc123.js').set({
      'Accept-Encoding': encoding,
      'If-None-Match': reply.headers.etag ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('decompresses to what was built', async () => {
    expect((await get('/assets/main-abc123.js').set('Accept-Encoding', 'gzip')).text).toBe(SCRIPT);
  });

  it.each([
    ['bytes=0-3', 'RIFF'],
    ['bytes=-7', 'picture'],
  ])('sends the range %s of a picture', async (range, part) => {
    const reply = await get('/covers/240/book-1.webp').set('Range', range).responseType('blob');
    expect(reply.status).toBe(206);
    expect(Buffer.from(reply.body).toString()).toBe(part);
  });

  it('replies 404 for a file that was removed while the shop is open', async () => {
    const reply = await get('/assets/gone-abc123.js').set('Accept-Encoding', 'br');
    expect(reply.status).toBe(404);
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.body.code).toBe('not-found');
  });

  it('sends them uncompressed to clients without compression', async () => {
    const reply = await get('/assets/main-abc123.js').set('Accept-Encoding', 'identity');
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.text).toBe(SCRIPT);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
  ])('sends to a browser that accepts %s the smallest file: %s', async (accepted, encoding) => {
    const reply = await get('/assets/main-abc123.js').set('Accept-Encoding', accepted);
    expect(reply.headers['content-encoding']).toBe(encoding);
  });

  it('caches covers for long, as pictures', async () => {
    const reply = await get('/covers/240/book-1.webp');
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.headers['cache-control']).toBe('public, max-age=2592000');
  });

  it.each([
    '/covers/240/missing.webp',
    '/covers/999/book-1.webp',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/.built-from',
    '/assets/main-abc123.js.map',
    '/assets/main-abc123.js.br',
    '/index.html',
    '/assets/missing.js',
  ])('replies 404 for %s', async (url) => {
    const reply = await get(url);
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toMatch(/problem\+json/);
  });
});

describe('for search engines', () => {
  /** The sitemap is made anew a minute later. */
  const aMinuteLater = () => {
    app.clock.now = new Date((app.clock.now ?? new Date()).getTime() + 60_000);
  };
  const partsOf = async () => {
    const { text } = await get('/sitemap.xml');
    return [...text.matchAll(/<sitemap><loc>https:\/\/shop\.example([^<]+)/g)].map(
      ([, part = '']) => part,
    );
  };

  const allParts = async () =>
    (await Promise.all((await partsOf()).map(async (part) => (await get(part)).text))).join();

  it('lists pages and books in the parts of the sitemap', async () => {
    const id = await aBook();
    aMinuteLater();
    const [part = ''] = await partsOf();
    const reply = await get(part);
    expect(reply.headers['content-type']).toMatch(/^application\/xml/);
    expect(reply.text).toContain('<loc>https://shop.example/about</loc>');
    expect(reply.text).toMatch(
      new RegExp(`<loc>https://shop.example/books/${id}</loc><lastmod>\\d{4}-`),
    );
    expect(reply.text).not.toContain('/checkout');
  });

  it('lists the imprint once the owner has written it', async () => {
    const isListed = async () => {
      aMinuteLater();
      return (await get('/sitemap-1.xml')).text.includes('/imprint<');
    };
    expect(await isListed()).toBe(false);
    const put = app
      .http()
      .put('/api/admin/pages/imprint')
      .set('Authorization', await asAdmin());
    await put.send({ text: 'Books Ltd' });
    expect(await isListed()).toBe(true);
  });

  it('lists genres, authors and series, and nothing that is hidden', async () => {
    await aBook({ author: 'Terry Pratchett, Neil Gaiman', category: 'horror' });
    await aBook({ author: 'J. K. Rowling', series: { name: 'Harry Potter', number: 1 } });
    await aBook({ author: 'J.K. Rowling' });
    const id = await aBook({ author: 'Nobody Known', hidden: true });
    aMinuteLater();
    const text = await allParts();
    for (const page of [
      'genres/horror',
      'authors/terry-pratchett',
      'authors/neil-gaiman',
      'series/harry-potter',
    ]) {
      expect(text).toContain(`<loc>https://shop.example/${page}</loc>`);
    }
    expect(text.split('/authors/j-k-rowling<')).toHaveLength(2);
    for (const empty of ['/genres/technology<', '/search<']) expect(text).not.toContain(empty);
    expect(text).not.toContain(id);
    expect(text).not.toContain('nobody-known');
  });

  it('find no share picture of a hidden book', async () => {
    const id = await aBook({ coverImage: '', hidden: true });
    expect((await get(`/share/books/${id}/0.jpg`)).status).toBe(404);
  });

  it.each([
    ['a stored cover', 'whale.webp', 'https://shop.example/covers/720/whale.webp'],
    ['no cover', '', 'https://shop.example/covers/720/d-ID-'],
  ])('names the picture of a book with %s', async (_what, coverImage, image) => {
    const id = await aBook({ coverImage });
    aMinuteLater();
    const [entry = ''] =
      (await allParts()).match(new RegExp(`<url><loc>[^<]*${id}.*?</url>`)) ?? [];
    const named = [...entry.matchAll(/<image:image><image:loc>([^<]*)/g)].map(([, url]) => url);
    expect(named).toEqual([expect.stringContaining(image.replace('ID', id))]);
  });

  it('splits thousands of books into several parts, each book in one of them', async () => {
    const books = Array.from({ length: 5100 }, (_, n) => ({
      title: `Book ${n}`,
      titleKey: `book ${n}`,
      description: 'Text.',
      category: 'fiction',
      newPriceCents: 100,
      oldPriceCents: 100,
    }));
    const ids = (await Book.insertMany(books)).map(({ _id }) => _id.toString());
    const listedBooks = async () => (await allParts()).match(/(?<=\/books\/)[0-9a-f]{24}/g) ?? [];
    const unlisted = async () => {
      aMinuteLater();
      const listed = new Set(await listedBooks());
      return ids.filter((id) => !listed.has(id)).length;
    };
    // A busy machine may need longer than a request waits for thousands of new books.
    await expect.poll(unlisted).toBe(0);
    expect((await partsOf()).filter((part) => /sitemap-\d/.test(part))).toHaveLength(2);
    const listed = await listedBooks();
    expect(new Set(listed).size).toBe(listed.length);
    await Book.deleteMany({ _id: { $in: ids } });
  });

  it('builds the sitemap at most once a minute', async () => {
    aMinuteLater();
    const first = await get('/sitemap-1.xml');
    const id = await aBook();
    const again = await Promise.all(Array.from({ length: 20 }, () => get('/sitemap-1.xml')));
    for (const { text } of again) expect(text === first.text).toBe(true);
    aMinuteLater();
    expect(await allParts()).toContain(id);
  });

  it.each(['br', 'gzip', 'identity'])('keeps the sitemap compressed as %s', async (encoding) => {
    await Promise.all(Array.from({ length: 20 }, () => aBook()));
    aMinuteLater();
    const reply = await get('/sitemap-1.xml').set('Accept-Encoding', encoding);
    expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(reply.headers['cache-control']).toBe('public, max-age=60');
    const etag = reply.headers.etag ?? '';
    const same = await get('/sitemap-1.xml').set({
      'If-None-Match': etag,
      'Accept-Encoding': encoding,
    });
    expect(same.status).toBe(304);
  });

  it.each(['/sitemap-0.xml', '/sitemap-99.xml', '/sitemap-x.xml'])(
    'has no part %s',
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );

  it('lets robots.txt be cached', async () => {
    const { headers } = await get('/robots.txt');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('keeps robots away from the screens of customers and admins', async () => {
    const { text } = await get('/robots.txt');
    expect(text).toContain('Disallow: /checkout\n');
    expect(text).toContain('Disallow: /api/\n');
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});

describe('the address in links', () => {
  /** A server without PUBLIC_URL, on the same database. */
  const local = () =>
    request(
      createApp({ ...testDeps(app.clock, async () => true), frontendDist: dist, trustProxy: 1 }),
    );

  it.each(['/', '/about', '/books/17', '/sitemap.xml', '/robots.txt'])(
    'is never one that the caller of %s makes up',
    async (url) => {
      for (const server of [app.http(), local()]) {
        const { text } = await server
          .get(url)
          .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
        expect(text).not.toContain('evil');
      }
    },
  );

  it('is localhost without a PUBLIC_URL', async () => {
    const { text } = await local().get('/about').set('Host', 'evil.example');
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/about" \/>/);
  });
});
