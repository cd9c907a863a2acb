import { BUNDLED_NEWS_PICTURES } from '@book-store/contract/news-pictures';
import type { HealthView } from '@book-store/contract/schemas/health';
import type { ShopConfigView } from '@book-store/contract/schemas/shop-config';
import type { Logger } from 'pino';
import { findFailedBackup } from './database/last-backup.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { activityRoutes } from './features/activity/audit.admin-routes.ts';
import { adminStatsRoutes } from './features/admin-stats/admin-stats.admin-routes.ts';
import { ownAccountRoutes } from './features/admins/admin-session.admin-routes.ts';
import { adminSessionRoutes } from './features/admins/admin-session.routes.ts';
import type { AdminSessions } from './features/admins/admin-sessions.ts';
import { listAdminIds } from './features/admins/find-admins.ts';
import { booksAdminRoutes } from './features/book-editing/books.admin-routes.ts';
import { bookChangesAdminRoutes } from './features/bulk-edit/book-changes.admin-routes.ts';
import { bookExportRoutes } from './features/catalogue/exports.admin-routes.ts';
import { findBooks, findStoredBooks } from './features/catalogue/find-books.ts';
import { isGenre, nameAllGenres, nameGenres } from './features/catalogue/find-genres.ts';
import { coversAdminRoutes } from './features/covers/covers.admin-routes.ts';
import {
  findPicture,
  isUploaded,
  storePicture,
  tintOfUpload,
} from './features/covers/covers.service.ts';
import { customersRoutes } from './features/customers/customers.routes.ts';
import { wishesRoutes } from './features/customers/wishes.routes.ts';
import { drawnCoversAdminRoutes } from './features/drawn-covers/drawn-covers.admin-routes.ts';
import { storeDrawnCovers } from './features/drawn-covers/stored-covers.ts';
import { allTimeFigures } from './features/figures/all-time-figures.ts';
import { adminCustomersRoutes } from './features/figures/customers.admin-routes.ts';
import { figuresRoutes } from './features/figures/figures.admin-routes.ts';
import { updateFigures } from './features/figures/update-figures.ts';
import { genresAdminRoutes } from './features/genres/genres.admin-routes.ts';
import { genresRoutes } from './features/genres/genres.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { probesRoutes } from './features/health/probes.routes.ts';
import { importsRoutes } from './features/imports/imports.admin-routes.ts';
import { isbnRoutes } from './features/isbn/isbn.admin-routes.ts';
import type { Fetch } from './features/isbn/open-library.ts';
import { storeDueMails } from './features/mails/due-order-mails.ts';
import { confirmNewsletterMail } from './features/mails/letters/confirm-newsletter-mail.ts';
import { toSender } from './features/mails/letters/to-sender.ts';
import { mailsRoutes } from './features/mails/mails.admin-routes.ts';
import { queueMail } from './features/mails/queue-mail.ts';
import { markdownRoutes } from './features/markdown/markdown.admin-routes.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { newsAdminRoutes } from './features/news/news.admin-routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { newsletterAdminRoutes } from './features/newsletter/newsletter.admin-routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { customerOrdersRoutes } from './features/orders/customer-orders.admin-routes.ts';
import { orderExportRoutes } from './features/orders/exports.admin-routes.ts';
import { findSoldBooks } from './features/orders/find-sold-books.ts';
import { nameOrders } from './features/orders/name-orders.ts';
import { orderChangesAdminRoutes } from './features/orders/order-changes.admin-routes.ts';
import { onOrderChange } from './features/orders/order-changes.ts';
import { orderNotificationsAdminRoutes } from './features/orders/order-notifications.admin-routes.ts';
import { ordersAdminRoutes } from './features/orders/orders.admin-routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { ORDERS_TO_COUNT } from './features/orders/orders-to-count.ts';
import { pageTextsRoutes } from './features/page-texts/page-texts.routes.ts';
import { booksRoutes } from './features/search/books.routes.ts';
import { browseRoutes } from './features/search/browse.routes.ts';
import { countBooks, countBooksOf, countByCategory } from './features/search/count-books.ts';
import { shopConfigRoutes } from './features/shop-config/shop-config.routes.ts';
import { readShopSettings } from './features/shop-settings/read-shop-settings.ts';
import { shopSettingsRoutes } from './features/shop-settings/shop-settings.routes.ts';
import { toShopView } from './features/shop-settings/shop-view.ts';
import {
  readLowStockLevel,
  stockSettingsRoutes,
} from './features/shop-settings/stock-settings.routes.ts';
import { shopSetupRoutes } from './features/shop-setup/shop-setup.admin-routes.ts';
import { stockAdminRoutes } from './features/stock/stock.admin-routes.ts';
import { countVisits } from './features/visits/visits.service.ts';
import type { createLimits } from './http/limits/limits.ts';
import type { RecordChange } from './http/router/mount-routes.ts';
import { openApiRoute } from './http/router/open-api-route.ts';
import type { Route } from './http/router/route.ts';
import { findTaskProblems } from './jobs/report-problems.ts';
import { ERASE_CUSTOMER } from './wiring/erase-customer.ts';
import { exportCustomer } from './wiring/export-customer.ts';
import { SHOP_SETUP } from './wiring/setup-of-shop.ts';
import { readShopFacts } from './wiring/shop-facts.ts';

export type ApiDeps = {
  log: Logger;
  now: () => Date;
  recordChange: RecordChange;
  limits: ReturnType<typeof createLimits>;
  admins: AdminSessions;
  signInState: () => HealthView['signIn'];
  shopConfig: ShopConfigView;
  openLibrary: Fetch;
  isDatabaseUp: () => Promise<boolean>;
  /** Returns whether waiting for the database is pointless. */
  isDatabaseAway: () => Promise<boolean>;
  /** Returns whether this server is shutting down and load balancers should avoid it. */
  isStopping: () => boolean;
  metrics?: { readProcesses: () => Promise<string> } | undefined;
  publicUrl?: string | undefined;
  /** The address that mails come from; without it, the shop sends none. */
  mailFrom?: string | undefined;
};

const isNewsPicture = async (fileName: string) =>
  BUNDLED_NEWS_PICTURES.includes(fileName) || (await isUploaded(fileName));

const NAMES_OF_BOOKS = {
  findBooks: (ids: readonly string[]) => findStoredBooks(ids, { seesHidden: true }),
  findSoldBooks,
};

/** Returns every route of the API, one line per feature. */
export function apiRoutes(deps: ApiDeps): Route[] {
  const { now, limits, admins, shopConfig } = deps;
  onOrderChange(storeDueMails);
  const placing = {
    findBooks: findStoredBooks,
    readDeliveryTerms: async () => toShopView(await readShopSettings()),
    listAdminIds,
    storeDrawnCovers,
    limit: limits.orders,
    now,
  };
  const searching = { limitSearches: limits.searches, reads: limits.reads };
  const routes = [
    ...browseRoutes({ ...searching, nameGenres }),
    ...booksRoutes(searching),
    ...bookExportRoutes({ nameGenres: nameAllGenres, now }),
    ...booksAdminRoutes({ tintOfUpload, isGenre, now }),
    ...bookChangesAdminRoutes({
      isGenre,
      readLowStockLevel,
      recordChange: deps.recordChange,
      now,
    }),
    ...stockAdminRoutes({ nameOrders, readLowStockLevel, now }),
    ...genresAdminRoutes({ countBooksOf }),
    ...importsRoutes({ limit: limits.uploads, now }),
    ...genresRoutes({ countByCategory, reads: limits.reads }),
    ...ordersRoutes({ limit: limits.ordersByAddress, placing, now }),
    ...accountRoutes({
      erase: ERASE_CUSTOMER,
      exportAll: (customer) => exportCustomer(customer, deps.publicUrl ?? ''),
      limitExports: limits.accountExports,
      now,
    }),
    ...customersRoutes({ limit: limits.accountChanges, now }),
    ...wishesRoutes({ findBooks, limit: limits.accountChanges, now }),
    ...newsletterRoutes({
      limit: limits.newsletter,
      now,
      askToConfirm: deps.mailFrom
        ? (subscriber) =>
            queueMail(confirmNewsletterMail(subscriber, now()), { sends: true, now: now() })
        : undefined,
    }),
    ...newsletterAdminRoutes(deps),
    ...adminSessionRoutes({ sessions: admins }),
    ...adminStatsRoutes({
      countBooks,
      orderStats: allTimeFigures,
      updateFigures: (at) => updateFigures({ orders: ORDERS_TO_COUNT, now: at }),
      countVisits,
      findFailedBackup,
      findTaskProblems,
      now,
    }),
    ...figuresRoutes({
      orders: ORDERS_TO_COUNT,
      names: NAMES_OF_BOOKS,
      nameGenres: nameAllGenres,
      now,
    }),
    ...adminCustomersRoutes({ orders: ORDERS_TO_COUNT, now }),
    ...customerOrdersRoutes({ now }),
    ...ownAccountRoutes({ sessions: admins, isUploaded }),
    ...ordersAdminRoutes({ placing, now }),
    ...orderChangesAdminRoutes(placing),
    ...orderExportRoutes({ now }),
    ...activityRoutes(),
    ...orderNotificationsAdminRoutes(),
    ...mailsRoutes({
      ...deps,
      readSender: async () => toSender(await readShopSettings(), deps.publicUrl ?? ''),
    }),
    ...coversAdminRoutes({ limit: limits.uploads, now }),
    ...drawnCoversAdminRoutes({ drawings: limits.drawings }),
    ...isbnRoutes({ fetch: deps.openLibrary, storePicture, limit: limits.uploads, now }),
    ...shopConfigRoutes(shopConfig),
    ...stockSettingsRoutes(),
    ...pageTextsRoutes({ reads: limits.reads }),
    ...newsRoutes({ reads: limits.reads }),
    ...newsAdminRoutes({ isPicture: isNewsPicture, now }),
    ...markdownRoutes(),
    ...shopSetupRoutes(SHOP_SETUP),
    ...shopSettingsRoutes({ reads: limits.reads, findPicture }),
    ...healthRoutes({ ...deps, findTaskProblems }),
    ...probesRoutes(deps),
    ...metricsRoutes({ ...deps, ...deps.metrics, readFacts: readShopFacts }),
  ];
  return [...routes, openApiRoute(routes, limits.reads)];
}
