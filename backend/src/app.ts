import type { HealthView } from '@book-store/contract/schemas/health';
import type { ShopConfigView } from '@book-store/contract/schemas/shop-config';
import cors from 'cors';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import { accountRoutes, type EraseCustomer } from './features/account/account.routes.ts';
import { createAdminProfiles } from './features/admin-session/admin-profile.service.ts';
import { ownAccountRoutes } from './features/admin-session/admin-session.admin-routes.ts';
import { adminSessionRoutes } from './features/admin-session/admin-session.routes.ts';
import { createAdminSessions } from './features/admin-session/admin-session.service.ts';
import { listAdminIds } from './features/admin-session/admins.service.ts';
import { withSessionEvents } from './features/admin-session/session-events.ts';
import { adminStatsRoutes } from './features/admin-stats/admin-stats.admin-routes.ts';
import { activityRoutes } from './features/audit/audit.admin-routes.ts';
import { createChangeRecorder } from './features/audit/audit.service.ts';
import { booksAdminRoutes } from './features/books/books.admin-routes.ts';
import { booksRoutes } from './features/books/books.routes.ts';
import {
  countBooks,
  findBooks,
  findStoredBooks,
  listBookChanges,
} from './features/books/books.service.ts';
import { coversAdminRoutes } from './features/covers/covers.admin-routes.ts';
import { coversRoutes } from './features/covers/covers.routes.ts';
import { isUploaded, tintOfUpload } from './features/covers/covers.service.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { unsubscribe } from './features/newsletter/newsletter.service.ts';
import { detachOrders } from './features/orders/detach-orders.ts';
import { orderStats } from './features/orders/order-stats.ts';
import { notificationsRoutes, ordersAdminRoutes } from './features/orders/orders.admin-routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { outboxRoutes } from './features/outbox/outbox.admin-routes.ts';
import { removeMailsTo } from './features/outbox/outbox.service.ts';
import { builtFiles } from './features/pages/built-files.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { securityTxtRoutes } from './features/security-txt/security-txt.routes.ts';
import { shopConfigRoutes } from './features/shop-config/shop-config.routes.ts';
import { countPageVisits } from './features/visits/count-visits.ts';
import { countVisits } from './features/visits/visits.service.ts';
import { createAuthentication, type VerifyIdToken } from './http/authentication.ts';
import { databaseTimeout } from './http/database-timeout.ts';
import { errorHandler } from './http/error-handler.ts';
import { forwardedFor } from './http/forwarded-for.ts';
import { jsonBody } from './http/json-body.ts';
import { createLimits } from './http/limits.ts';
import { atTheDoor, type ReadBudget } from './http/read-budget.ts';
import { noteMount, requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { unknownApi, unknownPath } from './http/unknown-path.ts';

export type AppDeps = {
  log: Logger;
  now: () => Date;
  verifyIdToken: VerifyIdToken;
  /** Keys for admin tokens: the first one signs, all of them verify. */
  jwtSecrets: readonly string[];
  signInState: () => HealthView['signIn'];
  /** The proxy of the sign-in emulator; it parses its own bodies. */
  signInRouter?: RequestHandler | undefined;
  shopConfig: ShopConfigView;
  isDatabaseUp: () => Promise<boolean>;
  /** Returns whether waiting for the database is pointless. */
  isDatabaseAway: () => Promise<boolean>;
  /** Returns whether this server is shutting down and load balancers should avoid it. */
  isStopping: () => boolean;
  /** Returns whether an error means that the database is unavailable, rather than a bug. */
  isOutage: (error: unknown) => boolean;
  production: boolean;
  /** Which proxies to trust for client addresses: Express's `trust proxy`. */
  trustProxy: boolean | number | string;
  /** The public origin; without it, links point to localhost. */
  publicUrl?: string | undefined;
  /** Contact for vulnerability reports, as a URI; without it there is no security.txt. */
  securityContact?: string | undefined;
  /** Origins that may call the API, besides our own. */
  corsOrigins: string[];
  /** Directory of the built front end; without it only the API is served. */
  frontendDist?: string | undefined;
};

/** Removes what a deleted account leaves behind; orders first, because they matter most. */
const ERASE_CUSTOMER: readonly EraseCustomer[] = [
  ({ uid }) => detachOrders(uid),
  async ({ email }) => {
    if (!email) return;
    await unsubscribe(email);
    await removeMailsTo(email);
  },
];

type Mounted = [path: string, router: Router];

/** Creates the shop's Express application: middleware in order, then one line per feature. */
export function createApp(deps: AppDeps): Express {
  const { log, now, verifyIdToken, jwtSecrets, shopConfig } = deps;
  const admins = withSessionEvents(createAdminSessions({ secrets: jwtSecrets, now }), log);
  const profiles = createAdminProfiles({ isUploaded });
  const recordChange = createChangeRecorder({ log, now });
  const auth = createAuthentication({ verifyIdToken, admins, recordChange });
  const limits = createLimits(now);
  const placing = { findBooks: findStoredBooks, listAdminIds, limit: limits.orders, now };

  const uploads: Mounted = [
    '/admin/covers',
    coversAdminRoutes({ auth, limit: limits.uploads, now }),
  ];
  const api: Mounted[] = [
    ['/books', booksRoutes({ limitSearches: limits.searches, reads: limits.reads })],
    ['/books', booksAdminRoutes({ tintOfUpload, ...auth })],
    ['/orders', ordersRoutes({ auth, limit: limits.ordersByAddress, placing, now })],
    ['/account', accountRoutes({ ...auth, erase: ERASE_CUSTOMER, now })],
    ['/newsletter', newsletterRoutes({ limit: limits.newsletter, now })],
    ['/auth', adminSessionRoutes({ sessions: admins, reads: limits.reads })],
    ['/admin', adminStatsRoutes({ ...auth, countBooks, orderStats, countVisits, now })],
    ['/admin', ownAccountRoutes({ sessions: admins, profiles, ...auth })],
    ['/admin/orders', ordersAdminRoutes({ ...auth, now })],
    ['/admin/activity', activityRoutes(auth)],
    ['/admin/notifications', notificationsRoutes(auth)],
    ['/admin/outbox', outboxRoutes({ ...auth, ...deps })],
    ['/config', shopConfigRoutes(shopConfig)],
    ['/health', healthRoutes(deps)],
  ];

  const app = express().disable('x-powered-by').set('trust proxy', deps.trustProxy);
  app.use(
    forwardedFor,
    requestLog(log),
    securityHeaders(browserRules(deps)),
    databaseTimeout(deps),
    atTheDoor(limits.reads),
  );
  if (deps.corsOrigins.length > 0) app.use('/api', cors(corsRules(deps.corsOrigins)));
  if (deps.signInRouter) app.use(deps.signInRouter);
  app.use(`/api${uploads[0]}`, uploads[1]);
  app.use('/api', jsonBody);
  for (const [path, router] of api) app.use(`/api${path}`, noteMount, router);
  app.use('/api', unknownApi([uploads, ...api]));
  if (deps.securityContact) {
    app.use(securityTxtRoutes({ contact: deps.securityContact, publicUrl: deps.publicUrl, now }));
  }
  if (deps.frontendDist) app.use(...frontend(deps.frontendDist, deps, limits.reads));
  app.use('/covers', coversRoutes());
  app.use(unknownPath);
  app.use(errorHandler(deps));
  return app;
}

const frontend = (
  dist: string,
  { now, publicUrl }: AppDeps,
  reads: ReadBudget,
): RequestHandler[] => [
  builtFiles(dist),
  countPageVisits(now),
  pagesRoutes({
    dist,
    publicUrl,
    findBook: async (id) => (await findBooks([id]))[0],
    listBookChanges,
    reads,
    now,
  }),
];

const browserRules = ({ shopConfig, production }: AppDeps) => ({
  firebase: shopConfig.signInEmulator ? undefined : shopConfig.firebase,
  production,
});

const corsRules = (origin: string[]) => ({
  origin,
  credentials: true,
  exposedHeaders: ['X-Total-Count', 'Link', 'X-Request-Id', 'Retry-After'],
});
