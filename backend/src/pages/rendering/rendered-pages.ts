import type { IncomingMessage } from 'node:http';
import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ApiReply } from '@book-store/contract/api-reply';
import type { PageRenderer, RenderedPage } from '@book-store/contract/pages/heads/rendered-page';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { AppError } from '../../platform/errors/errors.ts';
import { toSafeLogError } from '../../platform/errors/to-safe-log-error.ts';
import { POINTS, type PointLimit } from '../../platform/http/limits/points.ts';
import { tooManyRequests } from '../../platform/http/limits/rate-limit.ts';
import { type CachedReply, cachedReply } from '../../platform/http/reading/cached-reply.ts';
import type { CallApi } from '../../platform/http/reading/call-api.ts';
import type { ReplyCache } from '../../platform/http/reading/reply-cache.ts';
import { addressOf } from '../../platform/http/request-origin.ts';
import type { PageVisits } from '../../reports/visits/count-visits.ts';
import type { Page } from '../heads/page-head.ts';
import { shopSharePath } from '../heads/share-picture.routes.ts';
import type { BuiltPages } from './built-pages.ts';
import { pageHeaders, visitOf } from './first-visit.ts';
import { pageDocument, type Visit } from './page-document.ts';

type Deps = {
  renderer: PageRenderer | undefined;
  built: BuiltPages;
  callApi: CallApi;
  reads: PointLimit;
  cache: ReplyCache;
  visits: PageVisits;
  /** Whether waiting for the database is pointless. */
  isDatabaseUnavailable: () => Promise<boolean>;
  log: Logger;
};

/** After this the browser renders the page, which shows that it is loading. */
const TIMEOUT_MS = 5000;
/** How often a pending page checks the database. */
const CHECK_INTERVAL_MS = 700;

/** No page is rendered; the browser's own explains the problem and retries. */
class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
/** Without a page the browser renders it. */
type Found = { page?: CachedReply; isDatabaseUnavailable?: boolean };

/**
 * Returns a function that renders the page at a request's address. It returns no page if the browser has to
 * render it: without a renderer, without a database, or after an error, which is logged. Throws
 * `too-many-requests`.
 */
export function renderedPages({ renderer, built, callApi, reads, cache, ...deps }: Deps) {
  const { visits, isDatabaseUnavailable, log } = deps;
  /** The replies that each page was rendered from. */
  const sourcesOf = new WeakMap<CachedReply, Map<string, Source>>();
  const failures = createFailureLog(log);
  const takeTurn = createTurns();
  if (!renderer) return async (): Promise<Found> => ({});

  async function render(
    { renderPage }: PageRenderer,
    { address, network, origin, visit }: Wanted,
  ): Promise<CachedReply> {
    const sources = new Map<string, Source>();
    const call = async (path: string) => {
      const reply = await callApi(path, network);
      if (reply.status === 429) throw tooManyRequests(Number(reply.headers['Retry-After']));
      if (reply.status >= 500) throw new DatabaseUnavailable(`The API replied ${reply.status}.`);
      sources.set(path, { key: reply.key, state: stateOf(reply) });
      return reply;
    };
    const rendered = await renderPage(address, call, takeTurn);
    const page = absoluteHead(rendered, { address, origin });
    const text = pageDocument(built, page, { visit, contents: rendered });
    const made: CachedReply = {
      ...cachedReply(rendered.status, pageHeaders(visit, origin), text),
      isCurrent: () => [...sources.values()].every(isCached),
    };
    sourcesOf.set(made, sources);
    return made;
  }

  function isCached({ key, state }: Source): boolean {
    const reply = key === undefined ? undefined : cache.get(key);
    return reply !== undefined && stateOf(reply) === state;
  }

  async function isCurrent(page: CachedReply, network: string): Promise<boolean> {
    // In parallel: while the catalogue changes, each may take a second. Among many visitors at once, the first
    // one calls.
    const checks = [...(sourcesOf.get(page) ?? [])].map(async ([path, { key = '', state }]) => {
      const newest = await cache.newest(key)?.catch(() => undefined);
      return stateOf(newest ?? (await callApi(path, network))) === state;
    });
    return (await Promise.all(checks)).every(Boolean);
  }

  return async (req: Request, origin: string): Promise<Found> => {
    try {
      const address = renderer.toPageAddress(req.originalUrl);
      const network = addressOf(req);
      const visit = visitOf(req);
      const keyFor = (page: IncomingMessage) => `${visitOf(page)} ${origin} ${address}`;
      const finding = cache.find(keyFor(req), {
        check: (page) => isCurrent(page, network),
        pay: () => reads.take(network, POINTS.page),
        read: () => render(renderer, { address, network, origin, visit }),
      });
      const page = await inTime(finding, isDatabaseUnavailable);
      failures.over();
      if (page.status === 200) {
        cache.urls.set(req.originalUrl, { route: req.route, keyFor, onSend: visits.count });
      }
      return { page };
    } catch (error) {
      // Not a failure of the shop: the client asks for too much.
      if (error instanceof AppError) throw error;
      failures.note(error);
      return { isDatabaseUnavailable: error instanceof DatabaseUnavailable };
    }
  };
}

/** A reply of the API that a page shows: its cache key, and a fingerprint of its content. */
type Source = { key: string | undefined; state: string };
type Wanted = { address: string; network: string; origin: string; visit: Visit };

const stateOf = ({ status, headers }: Pick<ApiReply, 'status' | 'headers'>) =>
  `${status} ${headers.ETag}`;

/** The page's metadata with absolute URLs. */
function absoluteHead(
  { head, shop, status }: RenderedPage,
  { address, origin }: { address: string; origin: string },
): Page {
  const path = address.replace(/(.)\/(\?|$)/, '$1$2');
  const { canonical = path, prev, next, picture, structuredData, ...rest } = head;
  return {
    ...rest,
    image: origin + (picture ?? shopSharePath(shop)),
    shop,
    ...(status === 200 && { url: origin + canonical }),
    ...(prev && { prev: origin + prev }),
    ...(next && { next: origin + next }),
    jsonLd: structuredData?.({ origin, shop }),
  };
}

/** Resolves one caller at a time and lets other requests run in between. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => yieldToEventLoop());
    return last;
  };
}

async function inTime<T>(
  making: Promise<T>,
  isDatabaseUnavailable: () => Promise<boolean>,
): Promise<T> {
  const made = new AbortController();
  try {
    return await Promise.race([making, untilTooLate(isDatabaseUnavailable, made.signal)]);
  } finally {
    made.abort();
  }
}

async function untilTooLate(
  isDatabaseUnavailable: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<never> {
  const latest = performance.now() + TIMEOUT_MS;
  while (performance.now() < latest) {
    await wait(CHECK_INTERVAL_MS, undefined, { signal });
    if (await isDatabaseUnavailable())
      throw new DatabaseUnavailable('The database does not respond.');
  }
  throw new RangeError('The page was not ready in time.');
}

/** Logs only the first failure of a series: the others would repeat it. */
function createFailureLog(log: Logger) {
  let failing = false;
  return {
    note: (error: unknown) => {
      if (failing) return;
      failing = true;
      log.error({ error: toSafeLogError(error) }, 'pages cannot be rendered; browsers render them');
    },
    over: () => {
      failing = false;
    },
  };
}
