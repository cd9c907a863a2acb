import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { anOrder } from '../../../orders/order/orders.builder.ts';
import { recountCustomers } from '../../../reports/customers/recount-customers.ts';
import { asAdmin } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { foldNamesAnew } from './001-fold-names-anew.ts';

const app = useTestApp();
const db = () => mongoose.connection.getClient().db(mongoose.connection.name);
const collection = (name: string) => db().collection<{ _id: unknown }>(name);
const get = async (path: string) =>
  (
    await app
      .http()
      .get(path)
      .set('Authorization', await asAdmin())
  ).body;

/** Stores what is derived from names as the version before did. */
async function asBefore() {
  const shipped = { name: "Ada O'Brien", city: 'Чайковский', title: 'Émile’s ที่นี่' };
  const address = { city: shipped.city, country: 'Russia', state: '', zipcode: '1', street: 'A' };
  await aBook({ title: shipped.title, author: 'Ann' });
  await anOrder({
    uid: 'ada',
    name: shipped.name,
    address,
    books: [{ title: shipped.title, price: 10 }],
  });
  await recountCustomers(['ada']);
  const searchWords = ['ada', 'o', 'brien', 'чаиковскии', 'emile', 's', 'ทน'];
  const deliveryKey = 'russia\n\nчаиковскии\n1\na';
  await collection('books').updateOne({}, { $set: { titleKey: 'emile’s ทน' } });
  await collection('orders').updateOne({}, { $set: { searchWords, deliveryKey } });
  const keys = { nameKey: "ada o'brien", searchText: "ada o'brien\nada@example.com\n+15550100" };
  await collection('customer_figures').updateOne({}, { $set: keys });
  return { deliveryKey: 'russia\n\nчайковский\n1\na' };
}

describe('the migration of folded names', () => {
  beforeEach(async () => {
    for (const name of ['books', 'orders', 'customer_figures'])
      await collection(name).deleteMany({});
  });

  it('lets orders and customers be found as new ones are', async () => {
    const { deliveryKey } = await asBefore();
    await foldNamesAnew(db());
    for (const q of ['obrien', 'O’Brien', 'brien', 'чайковский', 'emiles', 'ที่']) {
      const orders = await get(`/api/admin/orders?q=${encodeURIComponent(q)}`);
      expect([q, orders.length]).toEqual([q, 1]);
    }
    for (const q of ['obrien', 'O’Brien', 'brien ada']) {
      const { customers } = await get(`/api/admin/customers?q=${encodeURIComponent(q)}`);
      expect([q, customers.length]).toEqual([q, 1]);
    }
    expect(await app.stored('books')).toMatchObject([{ titleKey: 'emile’s ที่นี่' }]);
    expect(await app.stored('orders')).toMatchObject([{ deliveryKey }]);
    expect(await app.stored('customer_figures')).toMatchObject([{ nameKey: 'ada obrien' }]);
  });

  it('changes nothing when it runs again, and leaves what another program has stored', async () => {
    await asBefore();
    await collection('orders').insertOne({ _id: 'odd', lines: 7, searchWords: ['x'] } as never);
    await collection('customer_figures').insertOne({ _id: 'erased' } as never);
    await foldNamesAnew(db());
    const names = ['books', 'orders', 'customer_figures'];
    const all = () => Promise.all(names.map((name) => app.stored(name)));
    const once = await all();
    await foldNamesAnew(db());
    expect(await all()).toEqual(once);
  });
});
