import { isToDo, type OrderStatus, UNSOLD } from '@book-store/contract/order-status';
import type { PipelineStage } from 'mongoose';
import { CustomerFigures, type StoredCustomerFigures } from './customer-figures.model.ts';
import { SalesDay } from './sales-days.model.ts';

const TOP = 10;

/** The orders of one month that have one status. */
type MonthRow = {
  _id: { month: string; status: OrderStatus };
  orders: number;
  cents: number;
  cash: number;
};

/**
 * Returns the statistics of the dashboard's overview from what is kept for each day and customer.
 * Sales, revenue, cash and averages are what customers pay, delivery included; the sales by
 * category are the books alone.
 */
export async function allTimeFigures(year: number) {
  const [months, salesByCategory, topCustomers] = await Promise.all([
    SalesDay.aggregate<MonthRow>(BY_MONTH_AND_STATUS),
    sellingCategories(),
    bestCustomers(),
  ]);
  return { ...addUp(months, year), salesByCategory, topCustomers };
}

const BY_MONTH_AND_STATUS: PipelineStage[] = [
  { $unwind: '$statuses' },
  {
    $group: {
      _id: { month: '$month', status: '$statuses.status' },
      orders: { $sum: '$statuses.orders' },
      cents: { $sum: '$statuses.cents' },
      cash: { $sum: '$statuses.cash' },
    },
  },
];

/** Computes the values of the cards and the chart from the sums per month and status. */
function addUp(rows: readonly MonthRow[], year: number) {
  const earning = rows.filter(({ _id }) => !UNSOLD.includes(_id.status));
  const left = rows.filter(({ _id }) => isToDo(_id.status));
  const ofMonth = (number: number) =>
    earning.filter(({ _id }) => _id.month === `${year}-${String(number).padStart(2, '0')}`);
  const years = [...new Set(rows.map(({ _id }) => Number(_id.month.slice(0, 4))))];
  return {
    totalOrders: sum(rows, 'orders'),
    totalSales: sum(earning, 'cents'),
    ordersLeft: sum(left, 'orders'),
    cashToCollect: sum(left, 'cash'),
    months: Array.from({ length: 12 }, (_, at) => sum(ofMonth(at + 1), 'cents')),
    years: years.sort((a, b) => b - a),
  };
}

const sum = (rows: readonly MonthRow[], member: 'orders' | 'cents' | 'cash') =>
  rows.reduce((total, row) => total + row[member], 0);

async function sellingCategories() {
  const rows = await SalesDay.aggregate<{ _id: string; books: number; cents: number }>([
    { $unwind: '$genres' },
    {
      $group: {
        _id: '$genres.category',
        books: { $sum: '$genres.copies' },
        cents: { $sum: '$genres.cents' },
      },
    },
    { $sort: { cents: -1, _id: 1 } },
  ]);
  return rows.map(({ _id, books, cents }) => ({ category: _id, books, sales: cents }));
}

async function bestCustomers() {
  const best = await CustomerFigures.find({ listed: true, earningOrders: { $gt: 0 } })
    .sort({ averageCents: -1, _id: 1 })
    .limit(TOP)
    .lean<StoredCustomerFigures[]>();
  return best.map(({ name, email, earningOrders, averageCents }) => ({
    name: name ?? '',
    email: email ?? '',
    orders: earningOrders,
    averageOrder: Math.round(averageCents),
  }));
}
