import { DEFAULT_PLACE, setShopPlace } from '@book-store/contract/place';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import mongoose, { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { anOrder, anOrderDocument } from '../../orders/order/orders.builder.ts';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';
import { deleteOrders } from '../../orders/overview/orders-of-books.ts';
import { ORDERS_TO_COUNT } from '../../orders/overview/orders-to-count.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { freeLeases, takeLease } from '../../platform/jobs/job-records.ts';
import { addDays, toDay } from '../../platform/time/utc-day.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { countDay } from './count-days.ts';
import { DueFigure } from './due-figures.model.ts';
import { makeCustomersDue, makeDue, rowsOf } from './due-figures.ts';
import { countFigures, forgetFigures, makeFiguresDue } from './figures.builder.ts';
import { move, moveAny, randomFrom } from './moved-orders.fixtures.ts';
import { naiveFigures, naiveStats } from './naive-figures.fixtures.ts';
import { updateFigures } from './update-figures.ts';

const app = useTestApp();
const NOW = new Date('2026-06-15T12:00:00Z');
const TODAY = toDay(NOW);
const NO_DAY = {
  orders: 0,
  revenue: 0,
  cashToCollect: 0,
  cashCollected: 0,
  delivered: 0,
  refused: 0,
  refusedRate: null,
};

beforeEach(async () => {
  app.clock.now = NOW;
  const problems = mongoose.connection.collection('task_problems');
  await Promise.all([Book.deleteMany({}), Order.deleteMany({}), problems.deleteMany({})]);
  await forgetFigures();
});

async function get<Reply>(path: string): Promise<Reply> {
  const call = app.http().get(path);
  const reply = await call.set('Authorization', await asAdmin());
  expect(reply.status).toBe(200);
  return reply.body;
}
type Range = { from: string; to: string };
const figures = ({ from, to }: Range) => get<Figures>(`/api/admin/figures?from=${from}&to=${to}`);

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const countAll = (orders = ORDERS_TO_COUNT) => countFigures(app.clock.now ?? NOW, orders);

/** Compares all figures with a count of every order. */
async function expectRight(ranges: Range[]) {
  await countAll();
  for (const range of ranges) {
    const { days, books, authors, genres, ...sums } = await figures(range);
    const naive = await naiveFigures(range);
    const { cashByDay, openByDay, revenueByDay, ...rest } = naive;
    expect({
      ...sums,
      books: books.map(({ bookId, sales }) => ({ key: bookId, sales })),
      authors: authors.map(({ author, sales }) => ({ key: author, sales })),
      genres: genres.map(({ category, sales }) => ({ key: category, sales })),
    }).toEqual({ ...range, beingCounted: false, ...rest });
    const inDollars = (byDay: Map<string, number>) =>
      days.map(({ day }) => (byDay.get(day) ?? 0) / 100);
    expect(days.map(({ cashCollected }) => cashCollected)).toEqual(inDollars(cashByDay));
    expect(days.map(({ cashToCollect }) => cashToCollect)).toEqual(inDollars(openByDay));
    expect(days.map(({ revenue }) => revenue)).toEqual(inDollars(revenueByDay));
  }
  const stats = await get<OverviewView>('/api/admin?year=2026');
  const { months, averages, ...totals } = await naiveStats(2026);
  expect(stats).toMatchObject(totals);
  expect(stats.monthlyRevenue.months).toEqual(months);
  expect(stats.topCustomers.map(({ averageOrder }) => averageOrder)).toEqual(averages);
}

const RANGES = [7, 30, 100, 365].map((days) => ({ from: addDays(TODAY, 1 - days), to: TODAY }));

describe('GET /api/admin/figures', () => {
  it('equals a count of all orders, of the counter and of nobody too, however they move', async () => {
    const random = randomFrom(7);
    const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const bookIds = Array.from({ length: 30 }, () => new Types.ObjectId());
    for (let at = 0; at < 120; at += 1) {
      await anOrder({
        uid: any(['', 'deleted:', ...Array(8).fill('customer-')]) + Math.floor(random() * 40),
        createdAt: daysAgo(random() * 200),
        status: any(['placed', 'confirmed', 'out-for-delivery', 'delivered', 'refused']),
        books: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
          price: Math.floor(random() * 5000) / 100,
          bookId: any(bookIds),
          author: any(['Ann', 'Bob "B." Brown', undefined]),
          category: any(['horror', 'fiction']),
        })),
      });
    }
    await Order.updateMany({ uid: /^\d/ }, { $unset: { uid: 1 } });
    await expectRight([...RANGES, { from: '2026-01-10', to: '2026-04-02' }]);

    for (let round = 0; round < 3; round += 1) {
      app.clock.now = new Date(NOW.getTime() + round * 86_400_000);
      for (let moves = 0; moves < 15; moves += 1) await moveAny(random, app.clock.now);
      const looks = [1, 2, 3].map(() => updateFigures(app.clock.now ?? NOW));
      await Promise.all(looks);
      await expectRight(RANGES.slice(0, 2));
    }
    await expectRight([{ from: '2025-12-01', to: '2026-07-31' }]);
  });

  it('equals it over years with more books and authors than it names, many of them equal', async () => {
    const random = randomFrom(11);
    const bookIds = Array.from({ length: 60 }, () => new Types.ObjectId());
    const ids: string[] = [];
    for (let at = 0; at < 90; at += 1) {
      const book = Math.floor(random() * bookIds.length);
      const line = {
        price: 5,
        bookId: bookIds[book] as Types.ObjectId,
        author: `Author ${book}`,
      };
      ids.push(
        await anOrder({ createdAt: daysAgo(29 * Math.floor(random() * 24)), books: [line] }),
      );
    }
    const ranges = [
      { from: addDays(TODAY, -700), to: TODAY },
      { from: '2024-12-31', to: '2026-01-01' },
      { from: '2025-01-01', to: '2026-12-31' },
    ];
    await expectRight(ranges);
    for (const id of ids.slice(0, 5)) await move(id, 'cancelled', NOW);
    await makeFiguresDue(
      await anOrder({ createdAt: NOW, books: [{ price: 5, author: 'Author 3' }] }),
    );
    await expectRight(ranges);
  });

  it('assigns revenue to the day of the order, and cash to the day of the delivery', async () => {
    const id = await anOrder({
      createdAt: new Date('2026-05-31T23:59:59.999Z'),
      books: [{ price: 12.3 }],
    });
    await anOrder({ createdAt: new Date('2026-06-01T00:00:00.000Z'), books: [{ price: 1 }] });
    await move(id, 'delivered', new Date('2026-06-02T08:00:00Z'));
    const may = await figures({ from: '2026-05-31', to: '2026-05-31' });
    expect(may).toMatchObject({
      revenue: 12.3,
      cashCollected: 0,
      cashToCollect: 0,
      refusedRate: null,
    });
    const june = await figures({ from: '2026-06-01', to: '2026-06-02' });
    expect(june).toMatchObject({
      revenue: 1,
      cashCollected: 12.3,
      cashToCollect: 1,
      refusedRate: 0,
    });
    expect(june.days).toEqual([
      { ...NO_DAY, day: '2026-06-01', orders: 1, revenue: 1, cashToCollect: 1 },
      { ...NO_DAY, day: '2026-06-02', cashCollected: 12.3, delivered: 1, refusedRate: 0 },
    ]);
  });

  it('names books as in the catalogue, and deleted ones as in their last order', async () => {
    const known = new Types.ObjectId(
      await aBook({ title: 'Now', author: 'A. Author', hidden: true }),
    );
    const deleted = new Types.ObjectId();
    const buy = (bookId: Types.ObjectId, price: number, title: string, createdAt = NOW) =>
      anOrder({ createdAt, books: [{ price, bookId, title }] });
    await buy(known, 20, 'Then');
    await buy(deleted, 10, 'Earlier', daysAgo(3));
    await buy(deleted, 1, 'Last');
    const later = Array.from({ length: 500 }, () =>
      anOrderDocument({ createdAt: NOW, books: [{ price: 0, bookId: known, title: 'Then' }] }),
    );
    await Order.insertMany(later);
    const { books } = await get<Figures>('/api/admin/figures');
    expect(books).toEqual([
      { bookId: known.toString(), title: 'Now', author: 'A. Author', copies: 501, sales: 20 },
      { bookId: deleted.toString(), title: 'Last', copies: 2, sales: 11 },
    ]);
  });

  it.each([
    'from=2026-02-30',
    'from=2026-03-02&to=2026-03-01',
    'from=2001-01-01&to=2026-01-01',
    'from=0000-01-01',
    'to=9999-12-31',
    'days=7',
  ])('rejects %s', async (query) => {
    const call = app.http().get(`/api/admin/figures?${query}`);
    expect((await call.set('Authorization', await asAdmin())).status).toBe(400);
  });
});

describe('kept figures', () => {
  it('say that they are being counted, as long as another server counts much', async () => {
    await anOrder({ createdAt: NOW, books: [{ price: 5 }] });
    await makeCustomersDue(Array.from({ length: 501 }, (_, at) => `customer-${at}`));
    await takeLease('first-count', { owner: 'another-server', now: new Date() });
    const file = app.http().get('/api/admin/exports/figures.csv?part=days');
    expect([
      (await get<OverviewView>('/api/admin')).beingCounted,
      (await figures({ from: TODAY, to: TODAY })).beingCounted,
      (await file.set('Authorization', await asAdmin())).status,
    ]).toEqual([true, true, 503]);
    await freeLeases();
    await countAll();
    expect(await get('/api/admin')).toMatchObject({ totalSales: 5 });
    expect((await figures(RANGES[0] as Range)).beingCounted).toBe(false);
  });

  it('say so while this server counts, and are right at once for changes after that', async () => {
    const id = await anOrder({ createdAt: NOW, books: [{ price: 5 }] });
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const countOrders: typeof ORDERS_TO_COUNT.countOrders = async (from, to) => {
      const counted = await ORDERS_TO_COUNT.countOrders(from, to);
      await gate;
      return counted;
    };
    try {
      expect(await updateFigures(NOW, { ...ORDERS_TO_COUNT, countOrders })).toBe(false);
      await move(id, 'cancelled', NOW);
      expect((await figures({ from: TODAY, to: TODAY })).beingCounted).toBe(true);
    } finally {
      goOn();
    }
    await countAll();
    expect(await get('/api/admin')).toMatchObject({ totalOrders: 1, totalSales: 0 });
    await move(id, 'placed', NOW);
    expect(await get('/api/admin')).toMatchObject({ totalSales: 5 });
  });

  it('count a day once, on whichever server, and not again until something changes', async () => {
    await anOrder({ createdAt: NOW, books: [{ price: 5 }] });
    await countAll();
    const days: string[] = [];
    const countOrders: typeof ORDERS_TO_COUNT.countOrders = (from, to) => {
      days.push(toDay(from));
      return ORDERS_TO_COUNT.countOrders(from, to);
    };
    await countAll({ ...ORDERS_TO_COUNT, countOrders });
    expect([days, await app.stored('due_figures')]).toEqual([[], []]);
    await makeFiguresDue(await anOrder({ createdAt: daysAgo(40), books: [{ price: 7 }] }));
    await countAll({ ...ORDERS_TO_COUNT, countOrders });
    expect(days).toEqual([toDay(daysAgo(40))]);
    await expectRight(RANGES);
  });

  it('are of all orders after a server has died in the middle of the first count', async () => {
    await manyOrders();
    let left = 10;
    const countOrders: typeof ORDERS_TO_COUNT.countOrders = async (from, to) => {
      left -= 1;
      // As if the database had gone: a failing day alone would be set aside.
      if (left < 0) throw Object.assign(new Error('killed'), OUTAGE);
      return ORDERS_TO_COUNT.countOrders(from, to);
    };
    const orders = { ...ORDERS_TO_COUNT, countOrders };
    await expect(countFigures(NOW, orders)).rejects.toThrow('killed');
    const counted = await app.stored('sales_days');
    expect(counted.length).toBeGreaterThan(5);
    await expectRight(RANGES);
  });

  it('are of the orders that are left once those that tried the demo are deleted', async () => {
    await manyOrders();
    await countAll();
    const tried = await Order.find({ createdAt: { $gte: daysAgo(5) } }).lean<StoredOrder[]>();
    await inTransaction(async (session) => {
      const ids = tried.map(({ _id }) => _id.toString());
      await makeDue((await deleteOrders(ids, session)).flatMap(rowsOf), session);
    });
    expect(tried.length).toBeGreaterThan(100);
    await expectRight(RANGES);
  });

  it('follow the shop to another time zone and back, also with changes in between', async () => {
    const ids = await Promise.all(
      [0, 3, 8, 20, 30].map((hours) =>
        anOrder({ createdAt: daysAgo(hours / 24), books: [{ price: hours + 1 }] }),
      ),
    );
    try {
      for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
        await expectRight(RANGES);
        setShopPlace({ ...DEFAULT_PLACE, timeZone });
        await move(ids.pop(), 'cancelled', NOW);
      }
      await expectRight(RANGES);
    } finally {
      setShopPlace();
    }
  });

  it('name a day as a problem that has more books than a document holds, and count all others', async () => {
    await anOrder({ createdAt: NOW, books: [{ price: 5 }] });
    await anOrder({ createdAt: daysAgo(1), books: [{ price: 7 }] });
    const countOrders: typeof ORDERS_TO_COUNT.countOrders = async (from, to) => {
      const counts = await ORDERS_TO_COUNT.countOrders(from, to);
      if (toDay(from) !== TODAY) return counts;
      // Together more than the 16 MB of a document.
      const author = 'An author with an endless name. '.repeat(100);
      const books = Array.from({ length: 6000 }, (_, at) => ({
        bookId: at.toString(16).padStart(24, '0'),
        author,
        category: 'fiction',
        copies: 1,
        cents: 100,
      }));
      return { ...counts, books };
    };
    await countAll({ ...ORDERS_TO_COUNT, countOrders });
    const { problems, beingCounted } = await get<OverviewView>('/api/admin');
    expect([problems, beingCounted]).toMatchObject([
      [{ task: 'figures', documents: 1 }],
      undefined,
    ]);
    const { books } = await figures({ from: addDays(TODAY, -1), to: TODAY });
    expect(books).toMatchObject([{ copies: 1, sales: 7 }]);
  });

  it('never go back to a count that has begun earlier', async () => {
    const id = await anOrder({ createdAt: NOW, books: [{ price: 10 }] });
    await countAll();
    await makeFiguresDue(id);
    let counts = 0;
    await updateFigures(NOW, {
      ...ORDERS_TO_COUNT,
      countOrders: async (from, to) => {
        const before = await ORDERS_TO_COUNT.countOrders(from, to);
        counts += 1;
        if (counts > 1) return before;
        await move(id, 'cancelled', NOW);
        await countDay(await dueDay(), ORDERS_TO_COUNT);
        return before;
      },
    });
    expect(counts).toBe(1);
    expect(await app.stored('sales_days')).toMatchObject([
      { _id: TODAY, statuses: [{ status: 'cancelled', orders: 1, cents: 1000 }] },
    ]);
    expect(await app.stored('book_sales')).toEqual([
      { _id: TODAY, titles: [], copies: [], cents: [] },
    ]);
  });

  it('count again what is still due after another server was faster', async () => {
    const id = await anOrder({ createdAt: NOW, books: [{ price: 10 }] });
    await countAll();
    await makeFiguresDue(id);
    const early = await dueDay();
    await move(id, 'cancelled', NOW);
    let counts = 0;
    await updateFigures(NOW, {
      ...ORDERS_TO_COUNT,
      countOrders: async (from, to) => {
        counts += 1;
        if (counts === 1) await countDay(early, ORDERS_TO_COUNT);
        return ORDERS_TO_COUNT.countOrders(from, to);
      },
    });
    expect([counts, await app.stored('due_figures')]).toEqual([2, []]);
    await expectRight(RANGES);
  });
});

const OUTAGE = { name: 'MongoNetworkError' };

/** Returns today with all rows that make it due, as another server reads them. */
async function dueDay() {
  const rows = await DueFigure.find({ at: NOW }, { _id: 1 }).lean();
  return { of: TODAY, rows: rows.map(({ _id }) => _id) };
}

async function manyOrders(): Promise<void> {
  const orders = Array.from({ length: 700 }, (_, at) =>
    anOrderDocument({
      uid: `customer-${at % 30}`,
      createdAt: daysAgo(at / 35),
      books: [{ price: (at % 50) + 1, author: `Author ${at % 7}` }],
    }),
  );
  await Order.collection.insertMany(orders);
}
