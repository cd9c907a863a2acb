import { z } from 'zod';
import { Money } from '../../parts.schemas.ts';
import { ClockJump } from '../../platform/jobs/clock-jump.schemas.ts';
import { TaskProblem } from '../../platform/jobs/task-problems.schemas.ts';

/** `year` selects the year of Monthly Revenue; by default the current one. */
export const OverviewQuery = z.strictObject({
  year: z.coerce.number().int().min(2000).max(2200).optional(),
});

/**
 * Dashboard statistics, computed from stored data. Sales and revenue include every order that is neither
 * cancelled nor refused; months are in the shop's time zone.
 */
export const OverviewView = z.object({
  /** Present during the first count of the shop's orders: figures may be incomplete. */
  beingCounted: z.boolean().optional(),
  /** Present while scheduled backups fail: since when, and the time of the last good one, if any. */
  backupFailed: z
    .object({ at: z.iso.datetime(), lastMadeAt: z.iso.datetime().optional() })
    .optional(),
  /** Present while background tasks are failing. */
  problems: z.array(TaskProblem).optional(),
  /** Present while deadlines are suspended because the clock has jumped. */
  clockJump: ClockJump.optional(),
  totalBooks: z.number().int(),
  totalSales: Money,
  trendingBooks: z.number().int(),
  totalOrders: z.number().int(),
  /** Trending books among all books, in whole percent. */
  trendingShare: z.number().int(),
  /** Not yet delivered, refused or cancelled. */
  ordersLeft: z.number().int(),
  /** Cash still to collect for those orders. */
  cashToCollect: Money,
  websiteVisitsLastDay: z.number().int(),
  monthlyRevenue: z.object({
    year: z.number().int(),
    /** January to December. */
    months: z.array(Money).length(12),
    /** Years with orders, newest first; always includes the current one. */
    years: z.array(z.number().int()),
  }),
  /** Highest first; deleted books count under their former category. */
  salesByCategory: z.array(
    z.object({ category: z.string(), books: z.number().int(), sales: Money }),
  ),
  /** The ten customers with the highest mean order value, without deleted accounts. */
  topCustomers: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      orders: z.number().int(),
      averageOrder: Money,
    }),
  ),
});
export type OverviewView = z.output<typeof OverviewView>;
