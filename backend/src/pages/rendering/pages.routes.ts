import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { BOOK_WITH_SLUG, PAGE_NOT_FOUND } from '@book-store/contract/pages/addresses/shop-pages';
import { PAGE_NOT_FOUND_IN_GERMAN } from '@book-store/contract/pages/heads/german-heads';
import type { PageRenderer } from '@book-store/contract/pages/heads/rendered-page';
import { languageOf } from '@book-store/contract/storefront';
import {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Logger } from 'pino';
import { noticesOutageItself } from '../../platform/http/database-timeout.ts';
import { POINTS, type PointLimit } from '../../platform/http/limits/points.ts';
import { cachedReply, sendReply } from '../../platform/http/reading/cached-reply.ts';
import type { CallApi } from '../../platform/http/reading/call-api.ts';
import type { ReplyCache } from '../../platform/http/reading/reply-cache.ts';
import { addressOf } from '../../platform/http/request-origin.ts';
import type { PageVisits } from '../../reports/visits/count-visits.ts';
import {
  DASHBOARD_PATTERNS,
  HIDDEN_PATHS,
  ITEM_PATTERNS,
  isOfOwner,
  knownPage,
  PUBLIC_PATHS,
} from '../addresses/known-pages.ts';
import { createSitemap, robotsTxt } from '../addresses/sitemap.ts';
import type { Page } from '../heads/page-head.ts';
import { shopSharePath } from '../heads/share-picture.routes.ts';
import type { FindShop, ShownShop } from '../heads/shown-shop.ts';
import { isAbsent, isMalformed } from './absent-page.ts';
import type { BuiltPages } from './built-pages.ts';
import { pageHeaders, visitOf } from './first-visit.ts';
import { noScriptFrame } from './no-script-frame.ts';
import { pageDocument } from './page-document.ts';
import { renderedPages } from './rendered-pages.ts';

/**
 * `PUBLIC_URL`, or localhost with the port that the request arrived on. Never uses the `Host` header, because
 * clients can forge it.
 */
const publicOrigin =
  (publicUrl: string | undefined) =>
  (req: Request): string =>
    publicUrl ?? `http://localhost:${req.socket.localPort}`;

type Deps = {
  built: BuiltPages;
  /** Renders pages for visitors; without it browsers do. */
  renderer: PageRenderer | undefined;
  /** Calls the API as a visitor. */
  callApi: CallApi;
  /** See `publicOrigin`. */
  publicUrl: string | undefined;
  findShop: FindShop;
  reads: PointLimit;
  cache: ReplyCache;
  visits: PageVisits;
  /** Whether waiting for the database is pointless. */
  isDatabaseUnavailable: () => Promise<boolean>;
  log: Logger;
  now: () => Date;
};

/** Linked in mails; their forms work without JavaScript. */
const FORMS: readonly string[] = [
  PAGES.confirmNewsletter,
  PAGES.unsubscribe,
  PAGES.confirmWait,
  PAGES.stopWaiting,
].map(({ pattern }) => pattern);

export function pagesRoutes({ publicUrl, findShop, ...deps }: Deps): Router {
  const { built, reads } = deps;
  const findSitemap = createSitemap(deps.now);
  const findRendered = renderedPages(deps);
  const originOf = publicOrigin(publicUrl);

  /** Sends a page without content, which the browser renders. */
  const sendShell = async (req: Request, res: Response, toAnswer: ToAnswer) => {
    const shop = await findShop(addressOf(req));
    const { status, page } = toAnswer(req, shop);
    const [visit, origin] = [visitOf(req), originOf(req)];
    const image = page.image ?? origin + shopSharePath(shop);
    const isOfDashboard = status === 200 && isOfOwner(req.path);
    const noScript = isOfDashboard ? undefined : noScriptFrame(shop);
    const text = pageDocument(built, { ...page, image, shop }, { visit, isOfDashboard, noScript });
    return sendReply(req, res, cachedReply(status, pageHeaders(visit, origin), text));
  };
  /** Sends a page rendered for visitors; `toAnswer` is the reply if it cannot be rendered. */
  const reading = (toAnswer: ToAnswer) => async (req: Request, res: Response) => {
    // The renderer would warn about it, and the browser shows the same.
    if (isMalformed(req.path)) return sendShell(req, res, notFound);
    noticesOutageItself(res);
    const { page, isDatabaseUnavailable } = await findRendered(req, originOf(req));
    if (!page) return sendShell(req, res, isDatabaseUnavailable ? withoutDatabase : toAnswer);
    await sendReply(req, res, page);
  };
  const shell = (toAnswer: ToAnswer) => (req: Request, res: Response) =>
    sendShell(req, res, isMalformed(req.path) ? notFound : toAnswer);
  const known: ToAnswer = (req, shop) => {
    const path = req.path.replace(/(.)\/$/, '$1').toLowerCase();
    if (isAbsent(path, shop)) return notFound(req, shop);
    return {
      status: 200,
      page: { ...knownPage(path, shop.storefront), url: originOf(req) + path },
    };
  };

  return Router()
    .get('/robots.txt', (req, res) => {
      res
        .set('Cache-Control', 'public, max-age=3600')
        .type('text/plain')
        .send(robotsTxt(originOf(req)));
    })
    .get(['/sitemap.xml', '/sitemap-:part.xml'], async (req, res, next) => {
      await reads.take(addressOf(req), POINTS.sitemap);
      const file = await findSitemap(req.path, originOf(req));
      if (!file) return next();
      await sendReply(req, res, file);
    })
    .get([PAGES.guestOrder.pattern, PAGES.printGiftCard.pattern], withoutReferrer)
    .get(
      [...ITEM_PATTERNS, BOOK_WITH_SLUG],
      reading(() => ({ status: 200, page: {} })),
    )
    .get(
      [...DASHBOARD_PATTERNS],
      shell((_req, { storefront }) => ({
        status: 200,
        page: knownPage(PAGES.overview.pattern, storefront),
      })),
    )
    .get(
      HIDDEN_PATHS.filter((path) => !FORMS.includes(path)),
      shell(known),
    )
    .get([...PUBLIC_PATHS, ...FORMS], reading(known))
    .get(/^[^.]*$/, reading(notFound))
    .use(async (error: unknown, req: Request, res: Response, next: NextFunction) => {
      const isPage = ['GET', 'HEAD'].includes(req.method) && !req.path.includes('.');
      if (!isPage || !(error instanceof URIError)) return next(error);
      await sendShell(req, res, notFound);
    });
}

/** What the document says if the server has not rendered the page. */
type ToAnswer = (req: Request, shop: ShownShop) => { status: number; page: Page };
const withoutDatabase: ToAnswer = () => ({ status: 503, page: { hidden: true } });
const notFound: ToAnswer = (_req, { storefront }) => ({
  status: 404,
  page: {
    ...PAGE_NOT_FOUND,
    ...(languageOf(storefront) === 'de' && { title: PAGE_NOT_FOUND_IN_GERMAN }),
  },
});

/** The URL gives access to an order, so it must not leak to other sites. */
const withoutReferrer: RequestHandler = (_req, res, next) => {
  res.set('Referrer-Policy', 'no-referrer');
  next();
};
