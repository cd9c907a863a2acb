import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { forgetFigures } from '../figures/figures.builder.ts';

const app = useTestApp();
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), Order.deleteMany({})]);
  await forgetFigures();
});
afterEach(() => {
  app.clock.now = undefined;
});

/** Returns the statistics once all orders are counted. */
async function stats(query = ''): Promise<OverviewView> {
  const call = app.http().get(`/api/admin${query}`);
  const reply = await call.set('Authorization', await asAdmin());
  expect(reply.status).toBe(200);
  return reply.body.beingCounted ? stats(query) : reply.body;
}

describe('GET /api/admin', () => {
  it('is all zeros in an empty shop', async () => {
    app.clock.now = new Date();
    const thisYear = app.clock.now.getUTCFullYear();
    expect(await stats()).toEqual({
      totalBooks: 0,
      totalSales: 0,
      trendingBooks: 0,
      totalOrders: 0,
      trendingShare: 0,
      ordersLeft: 0,
      cashToCollect: 0,
      websiteVisitsLastDay: 0,
      monthlyRevenue: { year: thisYear, months: Array(12).fill(0), years: [thisYear] },
      salesByCategory: [],
      topCustomers: [],
    });
  });

  it('counts books, and returns the share of trending ones in whole percent', async () => {
    for (const trending of [true, true, false]) await aBook({ trending });
    expect(await stats()).toMatchObject({ totalBooks: 3, trendingBooks: 2, trendingShare: 67 });
  });

  it('counts every order, and the revenue of those that are neither cancelled nor refused', async () => {
    const given = {
      placed: 0.1,
      confirmed: 0.2,
      packed: 100,
      'out-for-delivery': 1000.07,
      delivered: 20_000,
      refused: 300_000,
      cancelled: 4_000_000,
    } as const;
    for (const [status, price] of Object.entries(given)) {
      await anOrder({ status: status as keyof typeof given, books: [{ price }] });
    }
    expect(await stats()).toMatchObject({
      totalOrders: 7,
      totalSales: 21_100.37,
      ordersLeft: 4,
      cashToCollect: 1100.37,
    });
  });

  it('assigns revenue to the UTC month of the order, also at the turn of a year', async () => {
    const at = (createdAt: string, price: number, status: 'placed' | 'cancelled' = 'placed') =>
      anOrder({ createdAt: new Date(createdAt), books: [{ price }], status });
    await at('2024-12-31T23:59:59.999Z', 1);
    await at('2025-01-01T00:00:00.000Z', 2);
    await at('2025-01-31T23:59:59.999Z', 4.05);
    await at('2025-02-01T00:00:00.000Z', 8);
    await at('2025-12-31T23:59:59.999Z', 16);
    await at('2026-01-01T00:00:00.000Z', 32);
    await at('2025-06-01T00:00:00.000Z', 64, 'cancelled');
    app.clock.now = new Date();
    const { monthlyRevenue } = await stats('?year=2025');
    expect(monthlyRevenue).toEqual({
      year: 2025,
      months: [6.05, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16],
      years: [...new Set([app.clock.now.getUTCFullYear(), 2026, 2025, 2024])],
    });
    expect((await stats('?year=2024')).monthlyRevenue.months).toEqual([...Array(11).fill(0), 1]);
    expect((await stats('?year=2019')).monthlyRevenue.months).toEqual(Array(12).fill(0));
  });

  it('returns the sales of each category, including deleted books', async () => {
    await anOrder({
      books: [
        { price: 10, category: 'horror' },
        { price: 2.5, category: 'fiction' },
      ],
    });
    await anOrder({ status: 'delivered', books: [{ price: 0.05, category: 'horror' }] });
    await anOrder({ status: 'delivered', books: [{ price: 30, category: 'business' }] });
    await anOrder({ status: 'refused', books: [{ price: 99, category: 'adventure' }] });
    expect((await stats()).salesByCategory).toEqual([
      { category: 'business', books: 1, sales: 30 },
      { category: 'horror', books: 2, sales: 10.05 },
      { category: 'fiction', books: 1, sales: 2.5 },
    ]);
  });

  it('ranks customers by their mean order, under the name of their latest one, without deleted accounts', async () => {
    const order = (uid: string, name: string, date: number, price: number) =>
      anOrder({ uid, name, createdAt: new Date(Date.UTC(2026, 0, date)), books: [{ price }] });
    await order('ada', 'Ada', 1, 10);
    await order('ada', 'Ada Lovelace', 3, 20.01);
    await order('ada', 'A. L.', 2, 10);
    await order('bob', 'Bob', 1, 50);
    await order('deleted:1', 'Somebody', 1, 999);
    await anOrder({ uid: 'bob', name: 'Robert', status: 'cancelled', books: [{ price: 1 }] });
    await anOrder({ uid: 'eve', status: 'refused', books: [{ price: 500 }] });
    expect((await stats()).topCustomers).toEqual([
      { name: 'Bob', email: 'bob@example.com', orders: 1, averageOrder: 50 },
      { name: 'Ada Lovelace', email: 'ada@example.com', orders: 3, averageOrder: 13.34 },
    ]);
  });

  it('separates two customers of the same name, and returns ten', async () => {
    for (let customer = 1; customer <= 12; customer += 1) {
      await anOrder({ uid: `uid-${customer}`, name: 'Kim', books: [{ price: customer }] });
    }
    const { topCustomers } = await stats();
    expect(topCustomers.map(({ averageOrder }) => averageOrder)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  it('rejects visitors and customers', async () => {
    expect((await app.http().get('/api/admin')).status).toBe(401);
    const customer = await app.http().get('/api/admin').set('Authorization', asCustomer('ada'));
    expect(customer.status).toBe(403);
  });

  it.each(['1999', '2201', 'now', '2025.5'])('rejects the year %s', async (year) => {
    const call = app.http().get(`/api/admin?year=${year}`);
    expect((await call.set('Authorization', await asAdmin())).status).toBe(400);
  });
});
