import { shopDay } from '@book-store/contract/place';
import * as overviewSchemas from '@book-store/contract/reports/overview/overview.schemas';
import {
  OverviewQuery,
  OverviewView,
} from '@book-store/contract/reports/overview/overview.schemas';
import { countBooks } from '../../catalogue/search/count-books.ts';
import type { Feature, FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { findTaskProblems } from '../../platform/jobs/report-problems.ts';
import { findClockJump } from '../../platform/jobs/trusted-clock.ts';
import { findFailedBackup } from '../backups/last-backup.ts';
import { allTimeFigures } from '../figures/all-time-figures.ts';
import { updateFigures } from '../figures/update-figures.ts';
import { countVisits } from '../visits/visits.service.ts';
import { confirmClockRoute } from './confirm-clock.admin-routes.ts';

/** The statistics on the dashboard's overview. */
const overviewRoutes = ({ now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin',
    access: 'admin',
    summary: "The dashboard's figures; `year` is that of the monthly revenue",
    query: OverviewQuery,
    reply: OverviewView,
    run: async ({ query }) => {
      const thisYear = Number(shopDay(now()).slice(0, 4));
      const { year = thisYear } = query;
      const isCounted = await updateFigures(now());
      const [books, { months, years, ...orders }, visits, backupFailed, problems, clockJump] =
        await Promise.all([
          countBooks(),
          allTimeFigures(year),
          countVisits(now()),
          findFailedBackup(),
          findTaskProblems(now()),
          findClockJump(),
        ]);
      return {
        body: {
          ...orders,
          ...(isCounted ? {} : { beingCounted: true }),
          ...(backupFailed ? { backupFailed } : {}),
          ...(problems.length > 0 ? { problems } : {}),
          ...(clockJump ? { clockJump } : {}),
          totalBooks: books.all,
          trendingBooks: books.trending,
          trendingShare: percent(books.trending, books.all),
          websiteVisitsLastDay: visits,
          monthlyRevenue: { year, months, years: withCurrent(years, thisYear) },
        },
      };
    },
  }),
];

const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 100) : 0);

/** Returns the years newest first, including the current one even without orders. */
const withCurrent = (years: number[], current: number) =>
  [...new Set([current, ...years])].sort((a, b) => b - a);

/** The dashboard's first page. */
export const overview: Feature = {
  name: 'overview',
  schemas: [overviewSchemas],
  routes: (deps) => [...overviewRoutes(deps), confirmClockRoute()],
};
