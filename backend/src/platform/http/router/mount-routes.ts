import { inPlace } from '@book-store/contract/place';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ClientSession } from 'mongoose';
import { AppError, badRequest, conflict, notFound } from '../../errors/errors.ts';
import type { CurrentShop, Shop } from '../../shop.ts';
import type { Admin, Authentication, Author, Callers } from '../authentication.ts';
import { POINTS, type PointLimit } from '../limits/points.ts';
import { sendReply } from '../reading/cached-reply.ts';
import { findReply, pointsOf, toReply } from '../reading/cached-route.ts';
import type { ReplyCache } from '../reading/reply-cache.ts';
import { addressOf, originOf } from '../request-origin.ts';
import { shopOf } from '../request-shop.ts';
import { matchRoutes } from './match-routes.ts';
import { parseInput, parseParams, parseQuery } from './parse-input.ts';
import { jsonBody } from './read-body.ts';
import type { Route } from './route.ts';
import { sendCsv } from './send-csv.ts';
import { sendStoredFile } from './send-stored-file.ts';

export type RecordChange = {
  /** Records in the transaction of the change. */
  within: (author: Author, change: AdminChange, session: ClientSession) => Promise<void>;
  /**
   * Records after a change with several transactions or none. Never rejects: the change itself has
   * been made by then.
   */
  after: (author: Author, change: AdminChange) => Promise<void>;
  /** Writes the record to the server's log. */
  log: (author: Author, change: AdminChange) => void;
};

type Deps = {
  auth: Authentication;
  recordChange: RecordChange;
  /** For replies that calls share; a call's own reply uses the shop as it was when the call began. */
  currentShop: CurrentShop;
  cache: ReplyCache;
  reads: PointLimit;
  writes: PointLimit;
};

/** Mounts the API's routes in order; other requests below `/api` get 405 or 404. */
export function mountRoutes(routes: readonly Route[], deps: Deps): Router {
  const router = Router();
  for (const route of routes) {
    const handlers = [
      authenticate(route, deps),
      charge(route, deps),
      route.readBody ?? jsonBody(route.bodyMaxKb),
      reply(route, deps),
    ].flat();
    router[route.method](route.path, ...handlers);
  }
  return router.use('/api', unknownCall(routes));
}

/** Authenticates first, so that nobody else can make the server read 12 MB. */
const authenticate =
  (route: Route, { auth }: Deps): RequestHandler =>
  async (req, res, next) => {
    const caller = await auth[route.access](req);
    if (isAdmin(caller) && !route.beforeSecondFactor) assertSecondFactor(caller);
    setCaller(res, caller);
    next();
  };

/** Until it is set up, an admin of a shop that requires one can do nothing else. */
function assertSecondFactor({ secondFactor }: Admin): void {
  if (secondFactor !== 'required') return;
  throw new AppError('second-factor-missing', {
    detail:
      'This shop requires a second factor of everybody who works here. Please set yours up first: nothing has been changed yet.',
  });
}

/**
 * Takes a call's points from its network, and counts limits. Admins' calls are free, and public
 * reads cost points when they are read (`cached`).
 */
const charge =
  (route: Route, { reads, writes }: Deps): RequestHandler =>
  async (req, res, next) => {
    const caller = callerOf(res);
    if (!isAdmin(caller)) {
      if (route.method !== 'get') await writes.take(addressOf(req));
      else if (caller) await reads.take(addressOf(req), POINTS.read);
    }
    await route.before?.({ caller, origin: originOf(req), shop: shopOf(res) });
    next();
  };

/** Parses the input, runs the route on parsed values only, sends the reply. */
const reply =
  (route: Route, { recordChange, ...shared }: Deps): RequestHandler =>
  async (req, res) => {
    const caller = callerOf(res);
    const origin = originOf(req);
    const shop = shopOf(res);
    if (isAdmin(caller) && route.body) assertSameCurrency(shop, shared.currentShop());
    const input = inPlace(shop.place, () => parsed(route, req));
    const { params, query } = input;
    if (route.cached) {
      const call = { network: origin.network, params, query };
      if (req.get('authorization') === undefined) {
        const { answer, key } = await findReply(shared, route, call);
        if (answer.status === 200) {
          shared.cache.urls.set(req.originalUrl, { route, keyFor: () => key });
        }
        return sendReply(req, res, answer);
      }
      await shared.reads.take(origin.network, pointsOf(route, query));
    }
    const { change, file, ...answer } = await route.run({
      fresh: true,
      caller,
      origin,
      shop,
      ...input,
    });
    if (change && isAdmin(caller)) await recordChange.after(caller, change);
    // `databaseTimeout` has already sent a response.
    if (res.headersSent) return;
    const cacheControl = cacheFor(route, caller);
    if (!file) return sendReply(req, res, toReply(route, answer, shop, cacheControl));
    res.set({ 'Cache-Control': cacheControl, ...answer.headers });
    await ('path' in file ? sendStoredFile(res, file) : sendCsv(res, file));
  };

/** A body may arrive slowly: its amounts are in the currency that applied when the call began. */
function assertSameCurrency(shop: Shop, current: Shop): void {
  if (current.place.currency === shop.place.currency) return;
  throw conflict(
    'The currency of the shop has been changed in the meantime. Nothing has been saved: please load the page again and look at the amounts.',
    'currency-changed',
  );
}

/** Express would decode bytes that are not UTF-8 as replacement characters, and then search for those. */
function readableQuery(req: Request): Request['query'] {
  try {
    decodeURIComponent(req.url.split('?', 2)[1] ?? '');
  } catch {
    throw badRequest(
      'The address has a per cent sign after its question mark that encodes nothing. Please encode the parameters as UTF-8; a per cent sign itself is %25.',
    );
  }
  return req.query;
}

const parsed = (route: Route, req: Request) => ({
  params: parseParams(route.params, req.params),
  query: route.query && parseQuery(route.query, readableQuery(req)),
  headers: parseInput(route.headers, req.headers),
  body: parseInput(route.body, req.body ?? {}),
});

type Caller = Callers[keyof Callers];
const isAdmin = (caller: Caller): caller is Admin => caller !== undefined && 'username' in caller;

/** An admin's view of a public answer must not enter a shared cache. */
const cacheFor = ({ access, cache }: Route, caller: Caller) =>
  access === 'anyone' && caller && cache ? 'private, no-cache' : (cache ?? 'no-store');

const setCaller = (res: Response, caller: Caller): void => {
  res.locals.caller = caller;
};
const callerOf = (res: Response): Caller => res.locals.caller;

/** Handles calls that no route matched: 405 with `Allow` if the path has other methods, else 404. */
const unknownCall =
  (routes: readonly Route[]): RequestHandler =>
  (req, res, next) => {
    const path = req.baseUrl + req.path;
    const found = matchRoutes(routes, path);
    if (found.length === 0) {
      throw notFound('There is no such endpoint in this API.');
    }
    const allowed = new Set(found.map(({ route }) => route.method.toUpperCase()));
    if (req.method === 'OPTIONS') return next();
    res.set('Allow', [...allowed].sort().join(', '));
    throw new AppError('method-not-allowed', { detail: `${req.method} is not allowed here.` });
  };
