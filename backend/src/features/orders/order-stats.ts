import { toDollars } from '@book-store/contract/money';
import type { OrderStatus } from '@book-store/contract/order-status';
import { isOpen, UNPAID_ENDS } from '@book-store/contract/order-status';
import type { PipelineStage } from 'mongoose';
import { Order, type StoredOrder } from './orders.model.ts';

/** Matches nearly all orders; with `$nin` the database scans the collection instead of an index. */
const EARNING = { status: { $nin: UNPAID_ENDS } };
const TOP = 10;

/** The orders with one status in one month (1 to 12, UTC). */
export type MonthRow = {
  _id: { year: number; month: number; status: OrderStatus };
  orders: number;
  cents: number;
};

/**
 * Returns the order statistics of the dashboard, aggregated in the database. Money in dollars. Sales,
 * revenue, cash and averages are what customers pay, delivery included; the sales by category are the
 * books alone.
 */
export async function orderStats(year: number) {
  const [months, salesByCategory, topCustomers] = await Promise.all([
    Order.aggregate<MonthRow>(BY_MONTH_AND_STATUS),
    sellingCategories(),
    bestCustomers(),
  ]);
  return { ...addUp(months, year), salesByCategory, topCustomers };
}

const BY_MONTH_AND_STATUS: PipelineStage[] = [
  {
    $group: {
      _id: {
        year: { $year: '$createdAt' },
        month: { $month: '$createdAt' },
        status: '$status',
      },
      orders: { $sum: 1 },
      cents: { $sum: '$totalCents' },
    },
  },
];

/** Computes the values of the cards and the chart from the sums per month and status. */
export function addUp(rows: readonly MonthRow[], year: number) {
  const earning = rows.filter(({ _id }) => !UNPAID_ENDS.includes(_id.status));
  const left = rows.filter(({ _id }) => isOpen(_id.status));
  const ofMonth = (month: number) =>
    earning.filter(({ _id }) => _id.year === year && _id.month === month);
  const years = [...new Set(rows.map(({ _id }) => _id.year))];
  return {
    totalOrders: sum(rows, 'orders'),
    totalSales: toDollars(sum(earning, 'cents')),
    ordersLeft: sum(left, 'orders'),
    cashToCollect: toDollars(sum(left, 'cents')),
    months: Array.from({ length: 12 }, (_, at) => toDollars(sum(ofMonth(at + 1), 'cents'))),
    years: years.sort((a, b) => b - a),
  };
}

const sum = (rows: readonly MonthRow[], member: 'orders' | 'cents') =>
  rows.reduce((total, row) => total + row[member], 0);

async function sellingCategories() {
  const rows = await Order.aggregate<{ _id: string; books: number; cents: number }>([
    { $match: EARNING },
    { $unwind: '$lines' },
    {
      $group: { _id: '$lines.category', books: { $sum: 1 }, cents: { $sum: '$lines.priceCents' } },
    },
    { $sort: { cents: -1, _id: 1 } },
  ]);
  return rows.map(({ _id, books, cents }) => ({ category: _id, books, sales: toDollars(cents) }));
}

/** Computes averages for all customers, and looks up the rest only for the few that are shown. */
async function bestCustomers() {
  const rows = await Order.aggregate<{ _id: string; average: number }>([
    { $match: EARNING },
    { $group: { _id: '$uid', average: { $avg: '$totalCents' } } },
    { $sort: { average: -1, _id: 1 } },
    { $limit: TOP },
  ]);
  return Promise.all(
    rows.map(async ({ _id: uid, average }) => ({
      ...(await nameAndOrders(uid)),
      averageOrder: toDollars(Math.round(average)),
    })),
  );
}

/** Returns the account's latest name, because it may order under several, and its number of orders. */
async function nameAndOrders(uid: string): Promise<{ name: string; orders: number }> {
  const orders = await Order.find({ uid, ...EARNING }, { name: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<StoredOrder, 'name'>[]>();
  return { name: orders[0]?.name ?? '', orders: orders.length };
}
