import type { IncomingMessage, RequestListener } from 'node:http';
import type { PageRenderer } from '@book-store/contract/pages/heads/rendered-page';
import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import cors from 'cors';
import express, { type RequestHandler } from 'express';
import { createCoverFiles } from '../catalogue/drawn-covers/cover-files.ts';
import { createCoverStudio } from '../catalogue/drawn-covers/cover-studio.ts';
import { drawnCoversRoutes } from '../catalogue/drawn-covers/drawn-covers.routes.ts';
import { securityTxtRoutes } from '../pages/addresses/security-txt.routes.ts';
import { shopFinder } from '../pages/heads/shown-shop.ts';
import { type BuiltPages, readBuiltPages } from '../pages/rendering/built-pages.ts';
import { frontEnd } from '../pages/rendering/front-end.ts';
import type { GoogleSignIn } from '../people/google-sign-in/google-credential.ts';
import { googleSignInRoutes } from '../people/google-sign-in/google-sign-in.routes.ts';
import { createAdminSessions } from '../people/sessions/admin-sessions.ts';
import { withSessionEvents } from '../people/sessions/session-events.ts';
import type { RouteDeps } from '../platform/area.ts';
import { createChangeRecorder } from '../platform/audit/record-change.ts';
import { apiDocsDir } from '../platform/config/directories.ts';
import { apiDocsRoutes } from '../platform/http/api-docs/api-docs.ts';
import { createAuthentication, type VerifyIdToken } from '../platform/http/authentication.ts';
import { databaseTimeout } from '../platform/http/database-timeout.ts';
import { createLimits } from '../platform/http/limits/limits.ts';
import { watchForProxies } from '../platform/http/proxy-watch.ts';
import { createCallApi } from '../platform/http/reading/call-api.ts';
import { createReplyCache } from '../platform/http/reading/reply-cache.ts';
import { serveCached } from '../platform/http/reading/serve-cached.ts';
import {
  addRequestLoggers,
  type FinishedRequest,
  logRequest,
} from '../platform/http/request-log.ts';
import {
  addressBehind,
  addressOf,
  forwardedFor,
  namesTwoHosts,
  oneHost,
} from '../platform/http/request-origin.ts';
import { keepShop } from '../platform/http/request-shop.ts';
import { errorHandler, unknownPath } from '../platform/http/router/error-handler.ts';
import { mountRoutes } from '../platform/http/router/mount-routes.ts';
import { commonHeaders, securityHeaders } from '../platform/http/security-headers.ts';
import type { FinishedRun } from '../platform/jobs/run-job.ts';
import { coversRoutes } from '../platform/pictures/covers.routes.ts';
import { coverFinder } from '../platform/pictures/find-cover.ts';
import { currentShop } from '../settings/shop/current-shop.ts';
import { apiRoutes } from './shop.ts';

export type AppDeps = Omit<RouteDeps, 'limits' | 'recordChange' | 'areas' | 'metrics'> & {
  shopConfig: ShopConfigView;
  verifyIdToken: VerifyIdToken;
  /** Keys for admin tokens: the first one signs, all of them verify. */
  jwtSecrets: readonly string[];
  /** The calls of the shop's own accounts; it parses their bodies itself. */
  signInRouter?: RequestHandler | undefined;
  /** Google sign-in, if accounts are the shop's own. */
  google?: GoogleSignIn;
  /** Whether an error means that the database is unavailable, rather than a bug. */
  isOutage: (error: unknown) => boolean;
  production: boolean;
  /** Whether other machines can connect; limits apply then, and behind a reverse proxy. */
  listensBeyondLoopback: boolean;
  /** Express's `trust proxy`. */
  trustProxy: boolean | number | string;
  /** A URI for vulnerability reports; without it there is no security.txt. */
  securityContact?: string | undefined;
  metrics?: Metrics | undefined;
  /** Additional origins that may call the API. */
  corsOrigins: string[];
  /** Directory of the built front end; without it only the API is served. */
  frontendDist?: string | undefined;
  /** Where drawn covers survive a restart; without it they are cached in memory only. */
  drawnCoversDir?: string | undefined;
  /** Renders pages for visitors; without it browsers do. */
  pageRenderer?: PageRenderer | undefined;
};

export type Metrics = {
  token: string;
  countRequest: (request: FinishedRequest) => void;
  countRun?: ((run: FinishedRun) => void) | undefined;
  /** Returns the metrics of all processes of the shop on this machine. */
  readProcesses: () => Promise<string>;
};

/** Cached replies come first, then Express with the API and the pages. */
export function createApp(deps: AppDeps): RequestListener {
  const { log, now, verifyIdToken, jwtSecrets } = deps;
  const proxies = watchForProxies(deps);
  const limits = createLimits(proxies.isPrivate);
  const { reads, drawings } = limits;
  const sessions = createAdminSessions({
    secrets: jwtSecrets,
    now,
    sends: deps.mailFrom !== undefined,
  });
  const admins = withSessionEvents(sessions, log);
  const { metrics } = deps;
  const auth = createAuthentication({ verifyIdToken, admins, metricsToken: metrics?.token });
  const recordChange = createChangeRecorder({ log, now });
  const cache = createReplyCache();
  const folder = deps.drawnCoversDir;
  const studio = createCoverStudio({ files: folder ? createCoverFiles(folder) : undefined });
  const findCover = coverFinder(deps.frontendDist);
  const routes = apiRoutes({ ...deps, limits, sessions: admins, recordChange });
  const callApi = createCallApi({ ...deps, routes, cache, currentShop, reads });
  const findShop = shopFinder(callApi);
  const built = deps.frontendDist ? readBuiltPages(deps.frontendDist) : undefined;

  const app = express().disable('x-powered-by').set('trust proxy', deps.trustProxy);
  const common = securityHeaders(browserRules(deps, built));
  addRequestLoggers(app, log);
  app.use(keepShop(currentShop), commonHeaders(common), oneHost);
  app.use(databaseTimeout(deps));
  app.use(async (req, _res, next) => {
    await reads.take(addressOf(req));
    next();
  });
  if (deps.corsOrigins.length > 0) app.use('/api', cors(corsRules(deps.corsOrigins)));
  if (deps.signInRouter) app.use(deps.signInRouter);
  app.use(apiDocsRoutes(apiDocsDir));
  app.use(mountRoutes(routes, { ...limits, auth, recordChange, currentShop, cache }));
  const { google } = deps;
  if (google && google !== 'stand-in') app.use(googleSignInRoutes({ ...deps, google, limits }));
  if (deps.securityContact) {
    app.use(securityTxtRoutes({ contact: deps.securityContact, publicUrl: deps.publicUrl, now }));
  }
  if (deps.frontendDist && built) {
    const sources = { built, callApi, findShop, findCover, studio, reads, drawings, cache };
    app.use(frontEnd({ ...deps, dist: deps.frontendDist }, sources));
  }
  const drawnCovers = drawnCoversRoutes({ studio, reads, drawings });
  app.use('/covers', drawnCovers, coversRoutes({ findCover, drawings }));
  app.use(unknownPath);
  app.use(errorHandler(deps));

  const networkOf = (req: IncomingMessage) => addressBehind(req, app.get('trust proxy fn'));
  const serveFromCache = serveCached({ cache, reads, common, networkOf });
  return (req, res) => {
    logRequest({ log, count: metrics?.countRequest }, req, res);
    proxies.inspect(req);
    forwardedFor(req);
    // With `CORS_ORIGINS`, replies have headers of their own.
    if (deps.corsOrigins.length > 0 || namesTwoHosts(req)) app(req, res);
    else serveFromCache(req, res, app);
  };
}

const browserRules = ({ shopConfig, production }: AppDeps, built: BuiltPages | undefined) => ({
  styleSources: built?.styleSources ?? [],
  scriptSources: built?.scriptSources ?? [],
  firebase: shopConfig.ownAccounts ? undefined : shopConfig.firebase,
  production,
});

const corsRules = (origin: string[]) => ({
  origin,
  credentials: true,
  exposedHeaders: [
    'X-Total-Count',
    'Link',
    'X-Match',
    'X-Searched-For',
    'X-Request-Id',
    'Retry-After',
  ],
});
