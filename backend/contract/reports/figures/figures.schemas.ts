import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { Id, Money } from '../../parts.schemas.ts';
import { ORDER_PAYMENT_METHODS } from '../../settings/payment/payment.ts';
import { FIGURES_DAYS_MAX, FIGURES_PARTS } from './figures.ts';

const DAY_MS = 86_400_000;
const day = z.iso.date('A day is written like 2026-01-31.').refine(
  (text) => text >= '2000' && text < '2200',
  refused('no-such-day', 'Please choose a day from 2000 to 2199.', {
    from: '2000-01-01',
    to: '2199-12-31',
  }),
);
/** The days of a range in the shop's time zone, both included; by default the last 30. */
const range = { from: day.optional(), to: day.optional() };
type Range = { from?: string | undefined; to?: string | undefined };

const isInOrder = ({ from, to }: Range) => !from || !to || from <= to;
const isShort = ({ from, to }: Range) =>
  !from || !to || Date.parse(to) - Date.parse(from) < FIGURES_DAYS_MAX * DAY_MS;
const ORDER = {
  ...refused('out-of-order', 'The first day must not come after the last one.', { before: 'to' }),
  path: ['from'],
};
const LENGTH = {
  ...refused('too-many', 'Please choose at most ten years.', { maximum: FIGURES_DAYS_MAX }),
  path: ['from'],
};

export const FiguresQuery = z.strictObject(range).refine(isInOrder, ORDER).refine(isShort, LENGTH);
export type FiguresQuery = z.input<typeof FiguresQuery>;

export const FiguresCsvQuery = z
  .strictObject({ ...range, part: z.enum(FIGURES_PARTS) })
  .refine(isInOrder, ORDER)
  .refine(isShort, LENGTH);

const count = z.number().int();
const sold = { copies: count, sales: Money };

/**
 * The figures of a range of the shop's days. Revenue is what customers pay for the orders
 * placed in the range that are neither cancelled nor refused, delivery included; the sales of books,
 * authors and genres are the books of these orders alone.
 */
export const Figures = z.object({
  from: z.string(),
  to: z.string(),
  /** Whether the shop's orders are being counted for the first time, so that some are missing here. */
  beingCounted: z.boolean(),
  /** Orders placed in the range, whatever their status. */
  orders: count,
  revenue: Money,
  /** The part of the revenue that is still to be collected at the door. */
  cashToCollect: Money,
  /** Cash of the orders delivered in the range, whenever they were placed. */
  cashCollected: Money,
  delivered: count,
  refused: count,
  /** Refused orders among those delivered or refused in the range, in percent with one decimal; null without any. */
  refusedRate: z.number().nullable(),
  /** Every day of the range. */
  days: z.array(
    z.object({
      day: z.string(),
      orders: count,
      revenue: Money,
      /** The part of this day's revenue that is still to be collected. */
      cashToCollect: Money,
      cashCollected: Money,
      delivered: count,
      refused: count,
      refusedRate: z.number().nullable(),
    }),
  ),
  /** Those that have sold best, highest sales first. */
  books: z.array(
    z.object({ bookId: Id, title: z.string(), author: z.string().optional(), ...sold }),
  ),
  authors: z.array(z.object({ author: z.string(), ...sold })),
  genres: z.array(z.object({ category: z.string(), ...sold })),
  /**
   * By way of payment: money that came and went back on the days of the range (the shop's own, not UTC), whenever the
   * orders were placed; and what is still to be paid of the orders placed in the range. What gift cards pay is no new
   * money: it came when they were sold.
   */
  payments: z.array(
    z.object({
      method: z.enum(ORDER_PAYMENT_METHODS),
      paid: Money,
      refunded: Money,
      unpaid: Money,
    }),
  ),
});
export type Figures = z.output<typeof Figures>;
