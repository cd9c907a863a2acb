import type { PipelineStage } from 'mongoose';
import { toDollars } from '../../shared/money.ts';
import { nextStatuses } from './order-status.ts';
import type { OrderStatus } from './orders.contract.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** States of which nothing was and nothing will be earned. */
const LOST: readonly OrderStatus[] = ['cancelled', 'refused'];
/** Nearly all orders: naming the few others keeps the database from going through an index. */
const EARNING = { status: { $nin: LOST } };
const isLeft = (status: OrderStatus) => nextStatuses(status).length > 0;
const TOP = 10;

/** Orders of one state in one month of UTC, 1 to 12. */
export type MonthRow = {
  _id: { year: number; month: number; status: OrderStatus };
  orders: number;
  cents: number;
};

/** The orders' part of the dashboard, all of it added up in the database. Money in dollars. */
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

/** Makes the cards' and the chart's figures out of the sums for each month and state. */
export function addUp(rows: readonly MonthRow[], year: number) {
  const earning = rows.filter(({ _id }) => !LOST.includes(_id.status));
  const left = rows.filter(({ _id }) => isLeft(_id.status));
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

/** Only the means are made for everybody; the rest is looked up for the few that are shown. */
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

/** An account may order under several names; the latest one is shown. */
async function nameAndOrders(uid: string): Promise<{ name: string; orders: number }> {
  const orders = await Order.find({ uid, ...EARNING }, { name: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<StoredOrder, 'name'>[]>();
  return { name: orders[0]?.name ?? '', orders: orders.length };
}
