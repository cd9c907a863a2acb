import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNewsItem } from '../../messages/news/news.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'book-store-named-'));
writeFileSync(
  path.join(dist, 'index.html'),
  '<html lang="en"><title>x</title><!--page-head--><!--first-load--><i>cover</i><!--/first-load--><div><!--page--></div><noscript><p>The cart needs JavaScript.</p></noscript>',
);
afterAll(() => rmSync(dist, { recursive: true }));

const app = useTestApp({ frontendDist: dist, publicUrl: 'https://shop.example' });
const textOf = async (url: string) => (await app.http().get(url)).text;
const NAME = 'Tom & "Ann"’s <Books>';
const ESCAPED = 'Tom &amp; &quot;Ann&quot;’s &lt;Books&gt;';

beforeEach(async () => {
  await ShopSettings.deleteMany({});
});

async function nameShop(): Promise<void> {
  await app
    .http()
    .put('/api/admin/shop/identity')
    .set('Authorization', await asAdmin())
    .send({ name: NAME, description: 'Books for long evenings.' });
}

describe('the place of a shop', () => {
  it('is in every document once the owner has set it, for what browsers write', async () => {
    expect(await textOf('/checkout')).not.toContain('shop-place');
    const place = { country: 'DE', currency: 'EUR', locale: 'de-DE' };
    await app
      .http()
      .put('/api/admin/shop/place')
      .set('Authorization', await asAdmin())
      .send(place);
    const [, content = ''] =
      /name="shop-place" content="([^"]*)"/.exec(await textOf('/checkout')) ?? [];
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toMatchObject(place);
  });
});

describe('the storefront of a shop', () => {
  it('is as specified, covered at the first visit, until the owner has it refined', async () => {
    const first = await textOf('/checkout');
    expect(first).toContain('<i>cover</i>');
    expect(first).not.toContain('name="storefront"');
    const set = async (body: object) =>
      app
        .http()
        .put('/api/admin/shop/storefront')
        .set('Authorization', await asAdmin())
        .send(body);
    expect((await set({ storefront: 'terse' })).status).toBe(400);
    expect((await set({ storefront: 'refined', version: 0 })).body).toMatchObject({
      storefront: 'refined',
      versions: { storefront: 1 },
    });
    expect((await set({ storefront: 'specified', version: 0 })).status).toBe(409);
    const refined = await textOf('/checkout');
    expect(refined).toContain('<meta name="storefront" content="refined" />');
    expect(refined).not.toContain('<i>cover</i>');
  });

  it.each([
    ['/cart', 'Shopping cart', 'Your cart'],
    ['/orders', 'Your Orders', 'Your orders'],
    ['/login', 'Login', 'Sign in'],
    ['/terms', 'Terms of Service', 'Terms of Service'],
    ['/admin', 'Admin Dashboard Login', 'Sign in to the dashboard'],
    ['/dashboard/manage-books', 'Manage Books', 'Manage books'],
  ])('has %s titled as specified, or in plain English', async (url, specified, refined) => {
    expect(await textOf(url)).toContain(`<title>${specified} · Book Store</title>`);
    await app
      .http()
      .put('/api/admin/shop/storefront')
      .set('Authorization', await asAdmin())
      .send({ storefront: 'refined', version: 0 });
    expect(await textOf(url)).toContain(`<title>${refined} · Book Store</title>`);
  });
});

describe('a page that only browsers render, without scripts', () => {
  it.each(['/cart', '/checkout', '/login'])(
    'keeps on %s the way to what can be read',
    async (url) => {
      await nameShop();
      const [, inNoScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await textOf(url)) ?? [];
      expect(inNoScript).toMatch(
        /<header.*>Tom &amp; .*action="\/search".*href="\/books".*<\/header>/s,
      );
      expect(inNoScript).toContain('The cart needs JavaScript.');
      expect(inNoScript).toMatch(/<footer.*href="\/privacy".*href="\/terms".*<\/footer>$/s);
      expect(inNoScript).not.toContain('/imprint');
    },
  );

  it('is left as it is in the dashboard', async () => {
    expect(await textOf('/dashboard')).toContain(
      '<noscript><p>The cart needs JavaScript.</p></noscript>',
    );
  });
});

describe('a German storefront', () => {
  const speakGerman = async () =>
    app
      .http()
      .put('/api/admin/shop/storefront')
      .set('Authorization', await asAdmin())
      .send({ storefront: 'german', version: 0 });

  it.each([
    ['/', 'Book Store · Neuerscheinungen und Klassiker'],
    ['/cart', 'Warenkorb · Book Store'],
    ['/About/', 'Über uns · Book Store'],
    ['/nowhere', 'Seite nicht gefunden · Book Store'],
    ['/authors/%E0%A4%A', 'Seite nicht gefunden · Book Store'],
  ])('has %s in German from the first byte, without a first load', async (url, title) => {
    await speakGerman();
    const text = await textOf(url);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain('<meta name="storefront" content="german" />');
    expect(text).toContain('Warenkorb, Kasse und Konto brauchen JavaScript');
    expect(text).toContain('Die Seite wird geladen');
    expect(text).not.toMatch(/The cart|Loading|<i>cover/);
    expect(text).not.toContain('An independent book shop');
  });

  it.each([
    ['/admin', 'Im Dashboard anmelden'],
    ['/dashboard', 'Dashboard'],
    ['/dashboard/orders', 'Bestellungen'],
    ['/dashboard/orders/1', 'Dashboard'],
  ])('has the owner’s %s in German', async (url, title) => {
    await speakGerman();
    const text = await textOf(url);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain(`<title>${title} · Book Store</title>`);
    expect(text).not.toContain('The cart needs JavaScript.');
  });
});

describe('a shop with a name of its own', () => {
  it.each([
    ['/', `${ESCAPED} · New releases and classics`],
    ['/checkout', `Checkout · ${ESCAPED}`],
    ['/nowhere', `Page not found · ${ESCAPED}`],
  ])('has it in the title of %s at once', async (url, title) => {
    await textOf(url);
    await nameShop();
    const text = await textOf(url);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`property="og:site_name" content="${ESCAPED}"`);
    expect(text).not.toContain('<Books>');
  });

  it('describes itself on its home page', async () => {
    await nameShop();
    expect(await textOf('/')).toContain('name="description" content="Books for long evenings."');
  });

  it('has a picture of its own for link previews', async () => {
    expect(await textOf('/')).toContain('https://shop.example/og.png');
    await nameShop();
    const [, at = ''] =
      /og:image" content="https:\/\/shop\.example([^"]+)"/.exec(await textOf('/')) ?? [];
    expect(at).toMatch(/^\/share\/shop\/\w+\.jpg$/);
    const { body } = await app.http().get(at).responseType('blob');
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('the sitemap', () => {
  it('lists a news item, but no draft', async () => {
    const shown = await aNewsItem({ title: 'Late night' });
    const draft = await aNewsItem({ title: 'Secret sale', draft: true });
    const text = await textOf('/sitemap-1.xml');
    expect(text).toContain(`https://shop.example/news/${shown}`);
    expect(text).not.toContain(draft);
  });
});

describe('a page that the shop does not have', () => {
  const statusOf = async (url: string) => (await app.http().get(url)).status;
  const set = async (what: string, body: object) =>
    app
      .http()
      .put(`/api/admin/shop/${what}`)
      .set('Authorization', await asAdmin())
      .send(body);

  it.each(['/withdraw', '/gift-cards', '/gift-cards/'])('is not found at %s', async (url) => {
    const { status, text } = await app.http().get(url);
    expect([status, text]).toEqual([404, expect.stringContaining('<title>Page not found')]);
  });

  it('is found as soon as the shop has it', async () => {
    await set('place', { country: 'DE', currency: 'EUR', locale: 'de-DE' });
    expect(await statusOf('/withdraw')).toBe(200);
  });

  it.each(['/login', '/register', '/cart', '/checkout', '/orders'])(
    'is none of those that every shop has, such as %s',
    async (url) => expect(await statusOf(url)).toBe(200),
  );
});

describe('an address with a per cent sign that encodes nothing', () => {
  it.each(['/%A2', '/books/%A2', '/%A2?a=b'])('is not found: %s', async (url) => {
    const warn = vi.spyOn(console, 'warn');
    const { status, text } = await app.http().get(url);
    expect([status, text]).toEqual([404, expect.stringContaining('<title>Page not found')]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['/?%', '/?x=%FF', '/search?q=%FF', '/search?q=100%', '/cart?a=%', '/admin?x=%FF'])(
    'shows the page if the sign stands behind the question mark, where links carry anything: %s',
    async (url) => {
      const warn = vi.spyOn(console, 'warn');
      expect((await app.http().get(url)).status).toBe(200);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('is another one if the sign encodes something', async () => {
    expect((await app.http().get('/search?q=100%25+%E2%82%AC')).status).toBe(200);
  });
});
