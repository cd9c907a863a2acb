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
/** In the shop's time zone, inclusive; by default the last 30 days. */
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
 * Figures of a range of days. Revenue is what customers pay for orders placed in the range that are neither
 * cancelled nor refused, including delivery; sales by book, author and genre count the books of these orders
 * only.
 */
export const Figures = z.object({
  from: z.string(),
  to: z.string(),
  /** True during the first count of the shop's orders: figures may be incomplete. */
  beingCounted: z.boolean(),
  /** Placed in the range, whatever their status. */
  orders: count,
  revenue: Money,
  /** The part of the revenue still to be collected on delivery. */
  cashToCollect: Money,
  /** Cash from orders delivered in the range, whenever they were placed. */
  cashCollected: Money,
  delivered: count,
  refused: count,
  /**
   * Refused orders among those delivered or refused in the range, in percent with one decimal; null if there
   * are none.
   */
  refusedRate: z.number().nullable(),
  /** Every day of the range. */
  days: z.array(
    z.object({
      day: z.string(),
      orders: count,
      revenue: Money,
      /** The part of this day's revenue still to be collected. */
      cashToCollect: Money,
      cashCollected: Money,
      delivered: count,
      refused: count,
      refusedRate: z.number().nullable(),
    }),
  ),
  /** Best sellers, highest sales first. */
  books: z.array(
    z.object({ bookId: Id, title: z.string(), author: z.string().optional(), ...sold }),
  ),
  authors: z.array(z.object({ author: z.string(), ...sold })),
  genres: z.array(z.object({ category: z.string(), ...sold })),
  /**
   * By payment method: money received and refunded on the days of the range (in the shop's time zone), whenever
   * the orders were placed; and what is still open for orders placed in the range. Payments by gift card are
   * not new money: that came when the card was sold.
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
