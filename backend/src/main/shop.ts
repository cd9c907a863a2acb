import { catalogue } from '../catalogue/books/catalogue.ts';
import { bulkEdit } from '../catalogue/bulk-edit/bulk-edit.ts';
import { drawnCovers } from '../catalogue/drawn-covers/drawn-covers.ts';
import { bookEditing } from '../catalogue/editing/book-editing.ts';
import { genres } from '../catalogue/genres/genres.ts';
import { imports } from '../catalogue/imports/imports.ts';
import { search } from '../catalogue/search/search.ts';
import { stock } from '../catalogue/stock/stock.ts';
import { mails } from '../messages/mails/mails.ts';
import { news } from '../messages/news/news.ts';
import { newsletter } from '../messages/newsletter/newsletter.ts';
import { discountCodes } from '../orders/discount-codes/discount-codes.ts';
import { giftCards } from '../orders/gift-cards/gift-cards.ts';
import { orders } from '../orders/order/orders.ts';
import { payments } from '../orders/payments/payments.ts';
import { relatedBooks } from '../orders/related-books/related-books.ts';
import { returns } from '../orders/returns/returns.ts';
import { withdrawals } from '../orders/withdrawals/withdrawals.ts';
import { pages } from '../pages/pages.ts';
import { account } from '../people/account/account.ts';
import { admins } from '../people/admins/admins.ts';
import { customers } from '../people/customers/customers.ts';
import type { Feature, FeatureDeps, JobDeps } from '../platform/feature.ts';
import { openApiRoute } from '../platform/http/router/open-api-route.ts';
import type { Route } from '../platform/http/router/route.ts';
import type { Job } from '../platform/jobs/job.ts';
import { problemsJob } from '../platform/jobs/report-problems.ts';
import { clockJob } from '../platform/jobs/trusted-clock.ts';
import { covers } from '../platform/pictures/covers.ts';
import { activity } from '../reports/activity/activity.ts';
import { backups } from '../reports/backups/backups.ts';
import { figures } from '../reports/figures/figures.ts';
import { health } from '../reports/health/health.ts';
import { overview } from '../reports/overview/overview.ts';
import { shopSetup } from '../reports/shop-setup/shop-setup.ts';
import { visits } from '../reports/visits/visits.ts';
import { pageTexts } from '../settings/page-texts/page-texts.ts';
import { country } from '../settings/place/country.ts';
import { shopSettings } from '../settings/shop/shop-settings.ts';

/** The features of the shop, in their order: each may import those before it (`import-direction.test.ts`). */
export const FEATURES: readonly Feature[] = [
  covers,
  shopSettings,
  activity,
  admins,
  pageTexts,
  catalogue,
  search,
  genres,
  stock,
  bookEditing,
  imports,
  bulkEdit,
  drawnCovers,
  customers,
  discountCodes,
  giftCards,
  orders,
  payments,
  returns,
  country,
  relatedBooks,
  figures,
  mails,
  withdrawals,
  newsletter,
  news,
  visits,
  backups,
  account,
  shopSetup,
  overview,
  health,
  pages,
];

/** Returns every route of the API. */
export function apiRoutes(given: Omit<FeatureDeps, 'features'>): Route[] {
  const deps = { ...given, features: FEATURES };
  const routes = FEATURES.flatMap(({ name: tag, routes }) =>
    (routes?.(deps) ?? []).map((route) => ({ ...route, tag })),
  );
  const schemas = FEATURES.flatMap(({ schemas }) => schemas ?? []);
  return [...routes, openApiRoute(routes, schemas, deps.limits.reads)];
}

/** Returns what a server does besides its requests. */
export const jobsOfShop = (deps: JobDeps): Job[] => [
  clockJob(),
  problemsJob,
  ...FEATURES.flatMap((feature) => feature.jobs?.(deps) ?? []),
];
