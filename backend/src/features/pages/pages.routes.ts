import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BOOK_NOT_FOUND, PAGE_NOT_FOUND, PAGES } from '@book-store/contract/pages';
import { type Request, type Response, Router } from 'express';
import type { CallApi } from '../../http/call-api.ts';
import { encodingFor } from '../../http/compress.ts';
import type { ReadBudget } from '../../http/read-budget.ts';
import { addressOf } from '../../http/request-origin.ts';
import { sendText } from '../../http/send-text.ts';
import { bookPage, type ShownBook } from './book-page.ts';
import { DASHBOARD_PATTERNS, KNOWN_PAGES } from './known-pages.ts';
import { fillPage, type Page } from './page-head.ts';
import { publicOrigin } from './public-origin.ts';
import { type BookChange, createSitemap, robotsTxt } from './sitemap.ts';

type Deps = {
  /** Directory of the built front end. */
  dist: string;
  /** The public origin; see `publicOrigin`. */
  publicUrl: string | undefined;
  findBook: (id: string) => Promise<ShownBook | undefined>;
  /** Returns every book, newest first. */
  listBookChanges: () => Promise<readonly BookChange[]>;
  reads: ReadBudget;
  /** Asks the API what a visitor would be answered. */
  callApi: CallApi;
  now: () => Date;
};

const CACHE_CONTROL = { robots: 'public, max-age=3600', sitemap: 'public, max-age=60' };
/** CPU time of a page, of its book, and of a long part of the sitemap. */
const COST_MS = { page: 0.5, book: 1, sitemap: 2 };

/** Serves the initial HTML of all pages, the sitemap and `/robots.txt`. */
export function pagesRoutes({ dist, publicUrl, findBook, reads, ...deps }: Deps): Router {
  const findSitemap = createSitemap(deps);
  const originOf = publicOrigin(publicUrl);
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const sendPage = async (req: Request, res: Response, status: number, page: Page) => {
    await reads.take(addressOf(req), COST_MS.page);
    const text = fillPage(template, { ...page, image: page.image ?? `${originOf(req)}/og.png` });
    res.status(status).set('Cache-Control', 'no-cache');
    return sendText(req, res, { type: 'text/html; charset=utf-8', text });
  };

  return Router()
    .get('/robots.txt', (req, res) => {
      res
        .set('Cache-Control', CACHE_CONTROL.robots)
        .type('text/plain')
        .send(robotsTxt(originOf(req)));
    })
    .get(['/sitemap.xml', '/sitemap-:part.xml'], async (req, res, next) => {
      await reads.take(addressOf(req), COST_MS.sitemap);
      const file = await findSitemap(req.path, originOf(req));
      if (!file) return next();
      const encoding = encodingFor(req, res);
      if (encoding) res.set('Content-Encoding', encoding);
      res
        .set({ 'Cache-Control': CACHE_CONTROL.sitemap, ETag: file.etag })
        .type('application/xml; charset=utf-8')
        .send(await file.encoded(encoding));
    })
    .get(PAGES.book.pattern, async (req, res) => {
      await reads.take(addressOf(req), COST_MS.book);
      const { status, page } = await toBookPage(
        () => findBook(String(req.params.id)),
        originOf(req),
      );
      await sendPage(req, res, status, page);
    })
    .get(DASHBOARD_PATTERNS, (req, res) => sendPage(req, res, 200, PAGES.dashboard))
    .get(Object.keys(KNOWN_PAGES), (req, res) => {
      const known = req.path.replace(/(.)\/$/, '$1').toLowerCase();
      return sendPage(req, res, 200, { ...KNOWN_PAGES[known], url: originOf(req) + known });
    })
    .get(/^[^.]*$/, (req, res) => sendPage(req, res, 404, PAGE_NOT_FOUND));
}

type Answer = { status: number; page: Page };

/** Serves the page even without a database: it explains the problem and keeps the cart. */
async function toBookPage(
  find: () => Promise<ShownBook | undefined>,
  origin: string,
): Promise<Answer> {
  try {
    const book = await find();
    if (book) return { status: 200, page: bookPage(book, origin) };
    return { status: 404, page: BOOK_NOT_FOUND };
  } catch {
    return { status: 503, page: { hidden: true } };
  }
}
