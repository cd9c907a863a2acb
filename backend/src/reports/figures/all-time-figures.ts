import { isToDo, type OrderStatus, UNSOLD } from '@book-store/contract/orders/order/order-status';
import type { PipelineStage } from 'mongoose';
import { CustomerFigures, type StoredCustomerFigures } from './customer-figures.model.ts';
import { SalesDay } from './sales-days.model.ts';

const TOP = 10;

/** Orders of one month and status. */
type MonthRow = {
  _id: { month: string; status: OrderStatus };
  orders: number;
  cents: number;
  cash: number;
};

/**
 * The overview's statistics, from the stored figures of days and customers. Sales, revenue, cash and averages
 * are what customers pay, including delivery; sales by category are the books alone.
 */
export async function allTimeFigures(year: number) {
  const [months, returned, salesByCategory, topCustomers] = await Promise.all([
    SalesDay.aggregate<MonthRow>(BY_MONTH_AND_STATUS),
    SalesDay.aggregate<ReturnedRow>(RETURNED_BY_MONTH),
    sellingCategories(),
    bestCustomers(),
  ]);
  return { ...addUp(months, returned, year), salesByCategory, topCustomers };
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

/** Refunds in one month for returned copies. */
type ReturnedRow = { _id: string; cents: number };
const RETURNED_BY_MONTH: PipelineStage[] = [
  { $match: { returnedCents: { $gt: 0 } } },
  { $group: { _id: '$month', cents: { $sum: '$returnedCents' } } },
];

function addUp(rows: readonly MonthRow[], returned: readonly ReturnedRow[], year: number) {
  const earning = rows.filter(({ _id }) => !UNSOLD.includes(_id.status));
  const left = rows.filter(({ _id }) => isToDo(_id.status));
  const ofMonth = (number: number) => {
    const month = `${year}-${String(number).padStart(2, '0')}`;
    const back = returned.filter(({ _id }) => _id === month);
    return (
      sum(
        earning.filter(({ _id }) => _id.month === month),
        'cents',
      ) - centsOf(back)
    );
  };
  const years = [...new Set(rows.map(({ _id }) => Number(_id.month.slice(0, 4))))];
  return {
    totalOrders: sum(rows, 'orders'),
    totalSales: sum(earning, 'cents') - centsOf(returned),
    ordersLeft: sum(left, 'orders'),
    cashToCollect: sum(left, 'cash'),
    months: Array.from({ length: 12 }, (_, at) => ofMonth(at + 1)),
    years: years.sort((a, b) => b - a),
  };
}

const centsOf = (rows: readonly { cents: number }[]) =>
  rows.reduce((total, { cents }) => total + cents, 0);

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
    { $match: { books: { $gt: 0 } } },
    { $sort: { cents: -1, _id: 1 } },
  ]);
  return rows.map(({ _id, books, cents }) => ({ category: _id, books, sales: cents }));
}

async function bestCustomers() {
  const best = await CustomerFigures.find({ earningOrders: { $gt: 0 } })
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
