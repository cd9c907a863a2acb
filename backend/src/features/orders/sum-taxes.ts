import { UNPAID_ENDS } from '@book-store/contract/order-status';
import type { TaxSum } from '@book-store/contract/tax';
import { Order } from './orders.model.ts';

/** What the orders of a month (UTC, '2026-01') come to at one rate. */
export type MonthlyTax = TaxSum & { month: string; orders: number };

type Row = Omit<MonthlyTax, 'month' | 'rate'> & {
  _id: { year: number; month: number; rate?: number | null };
};

const MONTH = { year: { $year: '$createdAt' }, month: { $month: '$createdAt' } };

/**
 * Returns what the orders placed in a span, the end excluded, come to by month and rate, without those that are
 * cancelled or refused. What no tax is due on has no rate, and comes last in its month.
 */
export async function sumTaxes(from: Date, to: Date): Promise<MonthlyTax[]> {
  const earning = { createdAt: { $gte: from, $lt: to }, status: { $nin: UNPAID_ENDS } };
  const [taxed, untaxed] = await Promise.all([
    Order.aggregate<Row>([
      { $match: earning },
      { $unwind: '$taxes.sums' },
      {
        $group: {
          _id: { ...MONTH, rate: '$taxes.sums.rate' },
          orders: { $sum: 1 },
          net: { $sum: '$taxes.sums.net' },
          tax: { $sum: '$taxes.sums.tax' },
          gross: { $sum: '$taxes.sums.gross' },
        },
      },
    ]),
    Order.aggregate<Row>([
      { $match: { ...earning, taxes: { $exists: false } } },
      {
        $group: {
          _id: MONTH,
          orders: { $sum: 1 },
          net: { $sum: '$totalCents' },
          gross: { $sum: '$totalCents' },
        },
      },
    ]),
  ]);
  const sums = new Map<string, MonthlyTax>();
  for (const { _id, ...sum } of [...taxed, ...untaxed]) {
    const month = `${_id.year}-${String(_id.month).padStart(2, '0')}`;
    const rate = _id.rate ?? undefined;
    const key = `${month} ${rate}`;
    const { orders = 0, net = 0, tax = 0, gross = 0 } = sums.get(key) ?? {};
    sums.set(key, {
      month,
      rate,
      orders: orders + sum.orders,
      net: net + sum.net,
      tax: tax + (sum.tax ?? 0),
      gross: gross + sum.gross,
    });
  }
  return [...sums.values()].sort(
    (one, other) => one.month.localeCompare(other.month) || placeOf(one) - placeOf(other),
  );
}

const placeOf = ({ rate = Number.POSITIVE_INFINITY }: MonthlyTax) => rate;
