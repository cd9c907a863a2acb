import { Router } from 'express';
import type { AdminRoute } from '../../http/authentication.ts';
import { AdminStats, AdminStatsQuery } from './admin-stats.contract.ts';

type OrderFigures = Pick<
  AdminStats,
  'totalSales' | 'totalOrders' | 'ordersLeft' | 'cashToCollect' | 'salesByCategory' | 'topCustomers'
> & { months: number[]; years: number[] };

type Deps = {
  adminRoute: AdminRoute;
  countBooks: () => Promise<{ all: number; trending: number }>;
  /** Months are those of the given year. */
  orderFigures: (year: number) => Promise<OrderFigures>;
  countVisits: (now: Date) => Promise<number>;
  now: () => Date;
};

/** The figures of the dashboard's first screen. */
export const adminStatsRoutes = ({ adminRoute, now, ...figures }: Deps): Router =>
  Router().get(
    '/',
    adminRoute({
      query: AdminStatsQuery,
      reply: AdminStats,
      run: async ({ query }) => {
        const thisYear = now().getUTCFullYear();
        const { year = thisYear } = query;
        const [books, { months, years, ...orders }, visits] = await Promise.all([
          figures.countBooks(),
          figures.orderFigures(year),
          figures.countVisits(now()),
        ]);
        return {
          body: {
            ...orders,
            totalBooks: books.all,
            trendingBooks: books.trending,
            trendingShare: percent(books.trending, books.all),
            websiteVisitsLastDay: visits,
            monthlyRevenue: { year, months, years: withCurrent(years, thisYear) },
          },
        };
      },
    }),
  );

const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 100) : 0);

/** Newest first, whether or not anything was ordered this year. */
const withCurrent = (years: number[], current: number) =>
  [...new Set([current, ...years])].sort((a, b) => b - a);
