import { SHOP_NAME } from '@book-store/contract/settings/shop/shop-limits';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { News } from '../../messages/news/news.model.ts';
import { seedNewsOnce } from '../../messages/news/seed-news.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { seedDataDir } from '../../platform/config/directories.ts';
import { aMail, storedMail } from '../../platform/mail/mails.builder.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { seedOnce } from './seed-books.ts';

const app = useTestApp();
const SEEDED_AT = new Date('2026-01-10T00:00:00Z');
const DAY_MS = 86_400_000;

let admin: string;
let demo: string[];
const call = (method: 'get' | 'put' | 'delete', path: string, body?: object) =>
  app.http()[method](`/api/admin/${path}`).set('Authorization', admin).send(body);
const setup = async () => (await call('get', 'setup')).body;
const demoData = async () => (await call('get', 'demo')).body;
const orderOf = (bookIds: string[], days: number) =>
  anOrder({
    books: bookIds.map((bookId) => ({ bookId: new mongoose.Types.ObjectId(bookId), price: 10 })),
    createdAt: new Date(SEEDED_AT.getTime() + days * DAY_MS),
  });

beforeEach(async () => {
  admin = await asAdmin();
  await Promise.all(
    [Book, Order, ShopSettings, News].map((model) => model.collection.deleteMany({})),
  );
  await mongoose.connection
    .collection<{ _id: string }>('shop_meta')
    .deleteMany({ _id: { $in: ['catalogue-seeded', 'news-seeded'] } });
  await seedOnce({ dir: seedDataDir, now: SEEDED_AT });
  demo = (await Book.find({}, { _id: 1 }).lean()).map(({ _id }) => _id.toString());
});

describe('the set-up', () => {
  it('follows from what the shop has', async () => {
    const place = { country: false, tax: false, storefront: false, delivery: false };
    const ways = { payments: false, mail: false, backups: false, law: false };
    const steps = { shop: false, ...place, ...ways, catalogue: false, firstOrder: false };
    const missing = ['address', 'phone', 'email', 'openingHours'];
    expect(await setup()).toEqual({
      ...{ steps, missing, unfinished: [], named: false },
      ...{ dismissed: false, demoBooks: 23 },
    });
    await call('put', 'shop/identity', { name: 'Corner', phone: '+1 555 0100' });
    await call('put', 'shop', { ways: [aWay()], orderableDays: 10 });
    expect(await setup()).toMatchObject({
      steps: { ...steps, shop: true, delivery: true },
      named: true,
      missing: ['address', 'email', 'openingHours'],
    });
    await call('put', 'shop/place', { currency: 'USD', locale: 'en-US' });
    await call('put', 'shop/tax', { included: true, rates: [] });
    await call('put', 'shop/storefront', { storefront: 'specified' });
    expect((await setup()).steps).toMatchObject({
      ...{ country: true, tax: true, storefront: true },
      law: true,
    });
    const own = await aBook();
    await orderOf(demo.slice(0, 1), 1);
    expect((await setup()).steps).toMatchObject({ catalogue: true, firstOrder: false });
    await orderOf([own], 2);
    expect((await setup()).steps).toMatchObject({ firstOrder: true });
  });

  it('knows a shop that keeps the name it began with, once customers can reach it', async () => {
    await call('put', 'shop/identity', { name: SHOP_NAME });
    expect((await setup()).steps.shop).toBe(false);
    await call('put', 'shop/identity', { name: SHOP_NAME, email: 'desk@example.com' });
    expect((await setup()).steps.shop).toBe(true);
  });

  it('can be hidden for all admins, and shown again', async () => {
    for (const dismissed of [true, false]) {
      expect((await call('put', 'setup', { dismissed })).body.dismissed).toBe(dismissed);
      expect((await setup()).dismissed).toBe(dismissed);
    }
  });
});

describe('the demo', () => {
  it('goes, and nothing else: no own or changed book, no order that may be real', async () => {
    const [changed = '', sold = '', other = ''] = demo;
    await Book.updateOne({ _id: changed }, { $set: { newPriceCents: 4242 } });
    const own = await aBook({ createdAt: new Date(SEEDED_AT.getTime() + 5 * DAY_MS) });
    const tried = await orderOf([sold, other], 1);
    const kept = [
      await orderOf([changed], 1),
      await orderOf([sold, own], 1),
      await orderOf([sold], 6),
    ];
    expect(await demoData()).toEqual({ books: 22, changedBooks: 1, orders: 1, news: 0 });
    const { status, body } = await call('delete', 'demo', { books: 22, orders: 1 });
    expect([status, body]).toEqual([200, { books: 0, changedBooks: 1, orders: 0, news: 0 }]);
    const books = (await Book.find({}, { _id: 1 }).lean()).map(({ _id }) => _id.toString());
    expect(books.sort()).toEqual([changed, own].sort());
    const orders = (await Order.find({}, { _id: 1 }).lean()).map(({ _id }) => _id.toString());
    expect(orders.sort()).toEqual(kept.sort());
    expect(orders).not.toContain(tried);
    expect((await app.http().get('/api/books/')).body).toHaveLength(2);
  });

  it('takes the mails of its orders along', async () => {
    const tried = await Order.findById(await orderOf(demo.slice(0, 1), 1)).lean();
    const tryMail = await aMail({ orderNumber: tried?.number ?? undefined });
    const ownMail = await aMail({ orderNumber: 99_999 });
    expect((await call('delete', 'demo', { books: 23, orders: 1 })).status).toBe(200);
    expect(await storedMail(tryMail)).toBeNull();
    expect(await storedMail(ownMail)).not.toBeNull();
  });

  it('goes by kind: what is not asked for stays, as does a news item that was changed', async () => {
    await seedNewsOnce({ dir: seedDataDir, now: SEEDED_AT });
    const { _id } = (await News.findOne({}).lean()) ?? {};
    await News.updateOne({ _id }, { $set: { title: 'Our own words' } });
    const others = (await News.countDocuments()) - 1;
    expect(others).toBeGreaterThan(0);
    expect(await demoData()).toMatchObject({ books: 23, news: others });
    expect((await call('delete', 'demo', { news: others + 1 })).status).toBe(409);
    expect((await call('delete', 'demo', { news: others })).body).toMatchObject({
      books: 23,
      news: 0,
    });
    expect(await News.find({}).lean()).toMatchObject([{ _id, title: 'Our own words' }]);
    await News.deleteMany({});
  });

  it('stays if it is not what was shown', async () => {
    expect((await call('delete', 'demo', { books: 5, orders: 0 })).status).toBe(409);
    expect(await Book.countDocuments()).toBe(23);
  });

  it('counts a book with stock, a tick or a text of the owner as changed', async () => {
    const [a, b, c] = demo;
    await Book.updateOne({ _id: a }, { $set: { stock: 3 } });
    await Book.updateOne({ _id: b }, { $set: { hidden: true } });
    await Book.updateOne({ _id: c }, { $set: { publisher: 'Mine' } });
    expect(await demoData()).toMatchObject({ books: 20, changedBooks: 3 });
  });
});
