import { z } from 'zod';
import { Money } from '../../parts.schemas.ts';
import { ClockJump } from '../../platform/jobs/clock-jump.schemas.ts';
import { TaskProblem } from '../../platform/jobs/task-problems.schemas.ts';

/** `year` selects the year of Monthly Revenue; the current one by default. */
export const OverviewQuery = z.strictObject({
  year: z.coerce.number().int().min(2000).max(2200).optional(),
});

/**
 * The dashboard's statistics, all computed from stored data. Sales and revenue
 * include every order that is neither cancelled nor refused; months are those of the shop's time zone.
 */
export const OverviewView = z.object({
  /** Present while the shop's orders are being counted for the first time, so that some are missing here. */
  beingCounted: z.boolean().optional(),
  /** Present while backups by schedule fail: since when, and when the last good one was made, if any. */
  backupFailed: z
    .object({ at: z.iso.datetime(), lastMadeAt: z.iso.datetime().optional() })
    .optional(),
  /** Present while background tasks cannot do all of their work. */
  problems: z.array(TaskProblem).optional(),
  /** Present while deadlines wait, because the clock has jumped. */
  clockJump: ClockJump.optional(),
  totalBooks: z.number().int(),
  totalSales: Money,
  trendingBooks: z.number().int(),
  totalOrders: z.number().int(),
  /** Share of trending books among all, in whole percent. */
  trendingShare: z.number().int(),
  /** Orders not yet delivered, refused or cancelled. */
  ordersLeft: z.number().int(),
  /** Cash of those orders, still to be collected. */
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
  /** The ten customers with the highest mean order value, highest first, without deleted accounts. */
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
