import { UNPAID_ENDS, UNSOLD } from '@book-store/contract/orders/order/order-status';
import { startOfDay } from '@book-store/contract/place';
import type { TaxSum } from '@book-store/contract/settings/tax/tax';
import type { QueryFilter } from 'mongoose';
import { addDays, monthOf } from '../../platform/time/utc-day.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';

/** The totals of a month ('2026-01', in the shop's time zone) at one tax rate. */
export type MonthlyTax = TaxSum & { month: string; orders: number };

type Row = Omit<MonthlyTax, 'month' | 'rate'> & { _id: { rate?: number | null } | null };

/**
 * Sums the orders placed in a range of the shop's days, by month and rate. Orders that wait for payment do not
 * count. Cancelled or refused ones count only if they had an invoice; the credit note is subtracted in its own
 * month, as is a refunded return. Untaxed amounts have no rate, and come last in their month.
 */
export async function sumTaxes({ from, to }: { from: string; to: string }): Promise<MonthlyTax[]> {
  const sums: MonthlyTax[] = [];
  for (let day = from; day <= to; ) {
    const next = [nextMonth(day), addDays(to, 1)].sort()[0] as string;
    sums.push(...(await sumMonth(monthOf(day), startOfDay(day), startOfDay(next))));
    day = next;
  }
  return sums;
}

const nextMonth = (day: string) => `${monthOf(addDays(`${monthOf(day)}-28`, 4))}-01`;

/** By rate, for a part of a month. */
async function sumMonth(month: string, from: Date, to: Date): Promise<MonthlyTax[]> {
  const span = { $gte: from, $lt: to };
  const cancelled = { status: { $in: UNPAID_ENDS } };
  const invoiced = { ...cancelled, 'papers.whole': true };
  const [orders, creditNotes, returns] = await Promise.all([
    sumsOf({ createdAt: span, $or: [{ status: { $nin: UNSOLD } }, invoiced] }),
    sumsOf({ ...cancelled, papers: { $elemMatch: { whole: true, at: span } } }),
    sumReturns({ 'returns.refund.at': span }),
  ]);
  const sums = new Map<number | undefined, MonthlyTax>();
  const add = ({ _id, ...row }: Row, sign: 1 | -1) => {
    const rate = _id?.rate ?? undefined;
    const { orders: count = 0, net = 0, tax = 0, gross = 0 } = sums.get(rate) ?? {};
    sums.set(rate, {
      month,
      rate,
      orders: count + sign * row.orders,
      net: net + sign * row.net,
      tax: tax + sign * (row.tax ?? 0),
      gross: gross + sign * row.gross,
    });
  };
  for (const row of orders) add(row, 1);
  for (const row of [...creditNotes, ...returns]) add(row, -1);
  return [...sums.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

/** By rate. */
async function sumsOf(orders: QueryFilter<StoredOrder>): Promise<Row[]> {
  const [taxed, untaxed] = await Promise.all([
    Order.aggregate<Row>([
      { $match: orders },
      { $unwind: '$taxes.sums' },
      {
        $group: {
          _id: { rate: '$taxes.sums.rate' },
          orders: { $sum: 1 },
          net: { $sum: '$taxes.sums.net' },
          tax: { $sum: '$taxes.sums.tax' },
          gross: { $sum: '$taxes.sums.gross' },
        },
      },
    ]),
    Order.aggregate<Row>([
      { $match: { ...orders, taxes: { $exists: false } } },
      {
        $group: {
          _id: null,
          orders: { $sum: 1 },
          net: { $sum: '$totalCents' },
          gross: { $sum: '$totalCents' },
        },
      },
    ]),
  ]);
  return [...taxed, ...untaxed];
}

/** By rate, for refunded returns; their orders still count. */
const sumReturns = (refunded: QueryFilter<StoredOrder>): Promise<Row[]> =>
  Order.aggregate<Row>([
    { $match: refunded },
    { $unwind: '$returns' },
    { $match: refunded },
    { $unwind: '$returns.refund.sums' },
    {
      $group: {
        _id: { rate: '$returns.refund.sums.rate' },
        orders: { $sum: 0 },
        net: { $sum: '$returns.refund.sums.net' },
        tax: { $sum: '$returns.refund.sums.tax' },
        gross: { $sum: '$returns.refund.sums.gross' },
      },
    },
  ]);

const placeOf = ({ rate = Number.POSITIVE_INFINITY }: MonthlyTax) => rate;
