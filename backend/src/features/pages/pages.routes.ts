import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, type Response, Router } from 'express';
import { sendText } from '../../http/send-text.ts';
import { bookPage, type ShownBook } from './book-page.ts';
import { BOOK_PAGE, DASHBOARD_PATTERNS, KNOWN_PAGES } from './known-pages.ts';
import { fillPage, type Page } from './page-head.ts';
import { publicOrigin } from './public-origin.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

type Parts = {
  /** Folder of the built front end. */
  dist: string;
  /** The origin that people use; see `publicOrigin`. */
  publicUrl: string | undefined;
  findBook: (id: string) => Promise<ShownBook | undefined>;
  listBookChanges: (limit: number) => Promise<{ id: string; changedAt: Date }[]>;
};

/** The pages' first HTML, `/sitemap.xml` and `/robots.txt`. */
export function pagesRoutes({ dist, publicUrl, findBook, listBookChanges }: Parts): Router {
  const originOf = publicOrigin(publicUrl);
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const sendPage = (req: Request, res: Response, status: number, page: Page) => {
    const text = fillPage(template, { ...page, image: page.image ?? `${originOf(req)}/og.png` });
    res.status(status).set('Cache-Control', 'no-cache');
    return sendText(req, res, { type: 'text/html; charset=utf-8', text });
  };

  return Router()
    .get('/robots.txt', (req, res) => {
      res.type('text/plain').send(robotsTxt(originOf(req)));
    })
    .get('/sitemap.xml', async (req, res) => {
      const text = await sitemapXml(originOf(req), listBookChanges);
      await sendText(req, res, { type: 'application/xml; charset=utf-8', text });
    })
    .get(BOOK_PAGE, async (req, res) => {
      const { status, page } = await toBookPage(
        () => findBook(String(req.params.id)),
        originOf(req),
      );
      await sendPage(req, res, status, page);
    })
    .get(DASHBOARD_PATTERNS, (req, res) =>
      sendPage(req, res, 200, { title: 'Dashboard', hidden: true }),
    )
    .get(Object.keys(KNOWN_PAGES), (req, res) => {
      const known = req.path.replace(/(.)\/$/, '$1').toLowerCase();
      return sendPage(req, res, 200, { ...KNOWN_PAGES[known], url: originOf(req) + known });
    })
    .get(/^[^.]*$/, (req, res) =>
      sendPage(req, res, 404, { title: 'Page not found', hidden: true }),
    );
}

type Answer = { status: number; page: Page };

/** Without the database the page itself still comes: it tells the person and keeps the cart. */
async function toBookPage(
  find: () => Promise<ShownBook | undefined>,
  origin: string,
): Promise<Answer> {
  try {
    const book = await find();
    if (book) return { status: 200, page: bookPage(book, origin) };
    return { status: 404, page: { title: 'Book not found', hidden: true } };
  } catch {
    return { status: 503, page: { hidden: true } };
  }
}
