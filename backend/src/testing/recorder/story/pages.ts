import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { Books } from './catalogue.ts';
import type { Story } from './story.ts';

/** A visitor who has the style sheet already gets a document without it. */
const AGAIN = { headers: { Cookie: 'visited=1' } };
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/.well-known/security.txt',
  '/api/docs',
  '/api/docs/start.js',
  '/share/shop/0.jpg',
  '/covers/120/book-1.webp',
  '/no-such-page',
  '/covers/120/none.webp',
];

/** Visits every page, and everything else outside the API. */
export async function pages({ visitor, admin }: Story, { emma }: Books): Promise<void> {
  const slugs = {
    author: 'jane-austen',
    series: 'highbury',
    genre: 'fiction',
    news: 'a-reading-by-candlelight',
  };
  const paths = Object.entries(PAGES).map(([name, { pattern }]) =>
    pattern.replace(/:(id|slug)/, name in slugs ? slugs[name as keyof typeof slugs] : emma),
  );
  for (const storefront of ['refined', 'german', 'specified']) {
    await admin('PUT /api/admin/shop/storefront', {
      storefront,
      guestOrders: true,
      orderPrefix: 'CB-',
    });
    await visitor('GET /');
    for (const path of paths) await visitor(`GET ${path}`, undefined, { ...AGAIN, status: 'any' });
  }
  for (const path of [...FILES, `/share/books/${emma}/0.jpg`, `/books/${emma}/emma`])
    await visitor(`GET ${path}`, undefined, { ...AGAIN, status: 'any' });
}
