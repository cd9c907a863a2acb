import { UNSOLD } from '@book-store/contract/order-status';
import type { TaxSum } from '@book-store/contract/tax';
import type { QueryFilter } from 'mongoose';
import { Order, type StoredOrder } from './orders.model.ts';

/** What the orders of a month (UTC, '2026-01') come to at one rate. */
export type MonthlyTax = TaxSum & { month: string; orders: number };

type Row = Omit<MonthlyTax, 'month' | 'rate'> & {
  _id: { year: number; month: number; rate?: number | null };
};

/**
 * Returns what the orders placed in a span, the end excluded, come to by month and rate. One that waits for its
 * payment does not count. One that is cancelled or refused counts only if it had an invoice, and its credit note counts
 * against that in its own month, as a refunded return counts against its order. What no tax is due on has no rate, and comes last in its month.
 */
export async function sumTaxes(from: Date, to: Date): Promise<MonthlyTax[]> {
  const span = { $gte: from, $lt: to };
  const invoiced = { creditNote: { $exists: true } };
  const [orders, creditNotes, returns] = await Promise.all([
    sumsOf({ createdAt: span, $or: [{ status: { $nin: UNSOLD } }, invoiced] }, '$createdAt'),
    sumsOf({ 'creditNote.at': span }, '$creditNote.at'),
    sumReturns({ 'returns.refund.at': span }),
  ]);
  const sums = new Map<string, MonthlyTax>();
  const add = ({ _id, ...row }: Row, sign: 1 | -1) => {
    const month = `${_id.year}-${String(_id.month).padStart(2, '0')}`;
    const rate = _id.rate ?? undefined;
    const key = `${month} ${rate}`;
    const { orders: count = 0, net = 0, tax = 0, gross = 0 } = sums.get(key) ?? {};
    sums.set(key, {
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
  return [...sums.values()].sort(
    (one, other) => one.month.localeCompare(other.month) || placeOf(one) - placeOf(other),
  );
}

/** Returns the sums of some orders, by the month of a time and by rate. */
async function sumsOf(orders: QueryFilter<StoredOrder>, at: string): Promise<Row[]> {
  const month = { year: { $year: at }, month: { $month: at } };
  const [taxed, untaxed] = await Promise.all([
    Order.aggregate<Row>([
      { $match: orders },
      { $unwind: '$taxes.sums' },
      {
        $group: {
          _id: { ...month, rate: '$taxes.sums.rate' },
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
          _id: month,
          orders: { $sum: 1 },
          net: { $sum: '$totalCents' },
          gross: { $sum: '$totalCents' },
        },
      },
    ]),
  ]);
  return [...taxed, ...untaxed];
}

/** Returns the sums of some refunded returns, by month and rate; their orders stay. */
const sumReturns = (refunded: QueryFilter<StoredOrder>): Promise<Row[]> =>
  Order.aggregate<Row>([
    { $match: refunded },
    { $unwind: '$returns' },
    { $match: refunded },
    { $unwind: '$returns.refund.sums' },
    {
      $group: {
        _id: {
          year: { $year: '$returns.refund.at' },
          month: { $month: '$returns.refund.at' },
          rate: '$returns.refund.sums.rate',
        },
        orders: { $sum: 0 },
        net: { $sum: '$returns.refund.sums.net' },
        tax: { $sum: '$returns.refund.sums.tax' },
        gross: { $sum: '$returns.refund.sums.gross' },
      },
    },
  ]);

const placeOf = ({ rate = Number.POSITIVE_INFINITY }: MonthlyTax) => rate;
