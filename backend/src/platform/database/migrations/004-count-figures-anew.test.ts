import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { anOrder } from '../../../orders/order/orders.builder.ts';
import { asAdmin } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { countFiguresAnew } from './004-count-figures-anew.ts';

const app = useTestApp();
const collection = (name: string) => mongoose.connection.collection(name);

/** Stores figures as the version before did, which has not yet seen the last order. */
async function asBefore() {
  await anOrder({ uid: 'ada', createdAt: new Date('2026-01-05'), books: [{ price: 10 }] });
  const day = '2026-01-04';
  const count = { revision: 3, countId: 'a-count' };
  const statuses = [{ status: 'placed', orders: 1, cents: 500, cash: 500 }];
  const kept = { statuses, ends: [], money: [], unpaid: [], genres: [], returnedCents: 0 };
  await collection('sales_days').insertOne({
    ...{ _id: day as never, ...count, month: '2026-01', lastEnd: day },
    ...kept,
  });
  await collection('book_sales').insertOne({
    ...{ _id: day as never, ...count, titles: [], copies: [], cents: [] },
  });
  await collection('sales_looks').insertOne({
    ...{ _id: 'figures' as never, name: 'a-name', at: new Date(), timeZone: 'UTC', done: true },
  });
  const customers = collection('customer_figures');
  await customers.insertMany([
    { _id: 'ada' as never, revision: 2, name: 'Ada', orders: 7, listed: true },
    { _id: 'erased' as never, revision: 2, orders: 0, erasedAt: new Date() },
  ]);
  await customers.createIndex({ erasedAt: 1 }, { expireAfterSeconds: 86_400 });
  await customers.createIndex({ listed: 1, orders: -1, _id: 1 });
}

it('counts a shop of the version before anew, without what it kept, also when it runs again', async () => {
  await asBefore();
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  for (const _run of [1, 2]) await countFiguresAnew(db);
  const get = async (path: string) => {
    const call = app.http().get(path);
    return (await call.set('Authorization', await asAdmin())).body;
  };
  expect(await get('/api/admin?year=2026')).toMatchObject({ totalOrders: 1, totalSales: 10 });
  const { customers } = await get('/api/admin/customers');
  expect(customers).toMatchObject([{ id: 'ada', orders: 1, sum: 10 }]);
  expect(customers).toHaveLength(1);
  const indexes = await collection('customer_figures').listIndexes().toArray();
  expect(JSON.stringify(indexes)).not.toMatch(/listed|erasedAt/);
});
