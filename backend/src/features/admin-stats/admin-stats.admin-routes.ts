import { AdminStats, AdminStatsQuery } from '@book-store/contract/schemas/admin-stats';
import type { TaskProblem } from '@book-store/contract/schemas/task-problems';
import { type Route, route } from '../../http/router/route.ts';

type OrderStats = Pick<
  AdminStats,
  'totalSales' | 'totalOrders' | 'ordersLeft' | 'cashToCollect' | 'salesByCategory' | 'topCustomers'
> & { months: number[]; years: number[] };

type Deps = {
  countBooks: () => Promise<{ all: number; trending: number }>;
  /** `months` are those of the given year. */
  orderStats: (year: number) => Promise<OrderStats>;
  /** Brings these statistics up to date. Returns whether all orders are in them. */
  updateFigures: (now: Date) => Promise<boolean>;
  countVisits: (now: Date) => Promise<number>;
  findFailedBackup: () => Promise<AdminStats['backupFailed']>;
  findTaskProblems: (now: Date) => Promise<TaskProblem[]>;
  now: () => Date;
};

/** The statistics on the dashboard's overview. */
export const adminStatsRoutes = ({ now, ...figures }: Deps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin',
    access: 'admin',
    summary: "The dashboard's figures; `year` is that of the monthly revenue",
    query: AdminStatsQuery,
    reply: AdminStats,
    run: async ({ query }) => {
      const thisYear = now().getUTCFullYear();
      const { year = thisYear } = query;
      const isCounted = await figures.updateFigures(now());
      const [books, { months, years, ...orders }, visits, backupFailed, problems] =
        await Promise.all([
          figures.countBooks(),
          figures.orderStats(year),
          figures.countVisits(now()),
          figures.findFailedBackup(),
          figures.findTaskProblems(now()),
        ]);
      return {
        body: {
          ...orders,
          ...(isCounted ? {} : { beingCounted: true }),
          ...(backupFailed ? { backupFailed } : {}),
          ...(problems.length > 0 ? { problems } : {}),
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
