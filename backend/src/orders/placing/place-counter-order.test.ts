import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { Activity } from '../../platform/audit/activity.model.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aDiscountCode } from '../discount-codes/discount-codes.builder.ts';
import { DiscountCode } from '../discount-codes/discount-codes.model.ts';
import { guestTokenOf } from '../guests/guest-links.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { aShopWithAllPayments } from '../payments/paying.builder.ts';

const app = useTestApp();
const settings = () => mongoose.connection.collection<{ _id: string }>('shop_settings');
let admin: string;
let username: string;
let count = 0;
beforeEach(async () => {
  await Order.deleteMany({});
  username = `Anna ${++count}`;
  admin = await asAdmin(username);
});
afterEach(async () => {
  await settings().deleteMany({});
});

const someone = { name: 'Ada Reader', phone: '+15550100', totalPrice: '10.00' };
const { address } = anOrderBody();
const enter = (body: object, { as = admin, key }: { as?: string; key?: string } = {}) => {
  const call = app.http().post('/api/admin/orders').set('Authorization', as);
  if (key) call.set('Idempotency-Key', key);
  return call.send(body);
};
const get = (path: string) => app.http().get(`/api/admin${path}`).set('Authorization', admin);
const move = (id: string, from: string, to: string) =>
  app.http().patch(`/api/admin/orders/${id}/status`).set('Authorization', admin).send({ from, to });

describe('POST /api/admin/orders', () => {
  it('takes an address for mails, a way to pay and a note, and writes to the customer', async () => {
    await aShopWithAllPayments();
    const productIds = [await aBook({ newPrice: 10 })];
    const by = { ...someone, address, email: 'ada@example.com', productIds };
    const reply = await enter({ ...by, payment: 'transfer', note: 'Rings back at noon' });
    expect(reply.body).toMatchObject({
      status: 'awaiting-payment',
      email: 'ada@example.com',
      source: 'counter',
      payment: { method: 'transfer', state: 'open', account: { name: 'The Book Store' } },
      notes: [{ text: 'Rings back at noon', by: username }],
      guestLink: true,
    });
    const due = await mongoose.connection
      .collection('due_order_mails')
      .findOne({ order: new mongoose.Types.ObjectId(reply.body._id as string) });
    expect(due).toMatchObject({ to: 'customer', entry: 0 });
    const stored = await Order.findById(reply.body._id).lean<StoredOrder>();
    const token = guestTokenOf(stored as StoredOrder, new Date());
    const cancelled = await app.http().post('/api/guest-orders/cancel').send({ token });
    expect(cancelled.body).toMatchObject({ status: 'cancelled' });
    expect((await enter({ ...by, payment: 'stripe' })).body.fields).toMatchObject([
      { path: 'payment' },
    ]);
    expect(
      (await enter({ ...someone, productIds, payment: 'invoice', collected: true })).status,
    ).toBe(400);
  });

  it('takes a discount code, and says so if it ends meanwhile', async () => {
    await aDiscountCode({ code: 'FRIENDS', kind: 'percent', percent: 10 });
    const productIds = [await aBook({ newPrice: 10 })];
    const body = { productIds, totalPrice: '9.00', discountCode: 'friends' };
    expect((await enter(body)).body).toMatchObject({ totalPrice: 9 });
    await DiscountCode.deleteMany({});
    const ended = await enter(body);
    expect([ended.status, ended.body.code]).toEqual([409, 'code-refused']);
  });

  it('needs nothing but books if they are picked up', async () => {
    const productIds = [await aBook({ newPrice: 10 })];
    const reply = await enter({ productIds, totalPrice: '10.00', collected: true });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ name: 'Counter sale', phone: '', status: 'delivered' });
    expect((await get('/orders?q=counter')).body).toHaveLength(1);
    const csv = await get('/exports/orders.csv');
    expect(csv.text).toContain('Counter sale');
  });

  it.each([
    ['0331 / 123-456', '0331123456'],
    ['+49 (0)331 12.34.56', '+49331123456'],
  ])('takes the phone number %j as %j', async (phone, stored) => {
    const productIds = [await aBook({ newPrice: 10 })];
    const { body: order } = await enter({ ...someone, phone, productIds });
    expect(order.phone).toBe(stored);
    const corrected = await app
      .http()
      .patch(`/api/admin/orders/${order._id}`)
      .set('Authorization', admin)
      .send({ phone: '030 / 99-88' });
    expect(corrected.body.phone).toBe('0309988');
  });

  it('keeps the edition of each book', async () => {
    const edition = {
      format: 'paperback' as const,
      publisher: 'Rowohlt',
      publishedYear: 2019,
      isbn: '9783161484100',
    };
    const productIds = [await aBook({ newPrice: 10, ...edition })];
    const { body: order } = await enter({ ...someone, productIds });
    expect(order.lines[0]).toMatchObject(edition);
    await Book.updateMany({}, { $set: { format: 'hardcover' } });
    expect((await get(`/orders/${order._id}`)).body.lines[0]).toMatchObject(edition);
    expect((await get('/orders?q=978-3-16-148410-0')).body).toHaveLength(1);
  });

  it('takes a name and a phone; without an address nothing is taken for delivery', async () => {
    await app
      .http()
      .put('/api/admin/shop')
      .set('Authorization', admin)
      .send({ ways: [aWay({ price: 4.5 })], orderableDays: 8 });
    const productIds = [await aBook({ title: 'Emma', newPrice: 10 })];
    const reply = await enter({ ...someone, productIds });
    expect(reply.status).toBe(201);
    const order = reply.body as AdminOrderView;
    expect(order).toMatchObject({
      name: 'Ada Reader',
      email: '',
      source: 'counter',
      status: 'placed',
      totalPrice: 10,
      deliveryFee: 0,
      history: [{ status: 'placed', by: { role: 'admin', name: username } }],
    });
    expect(order.address).toBeUndefined();
    expect(await Order.findById(order._id).lean()).not.toHaveProperty('uid');
    const sent = await enter({ ...someone, productIds, address, totalPrice: '14.50' });
    expect(sent.body).toMatchObject({ address, deliveryFee: 4.5, totalPrice: 14.5 });
  });

  it('is found, counted and listed like any other order', async () => {
    const productIds = [await aBook({ title: 'Emma', newPrice: 10 })];
    const { body: order } = await enter({ ...someone, productIds });
    const other = await asAdmin();
    await enter({ ...someone, name: 'Grace', productIds, address });
    for (const q of ['ada', 'emma', order.number, '0100']) {
      expect((await get(`/orders?q=${q}`)).body.length).toBeGreaterThan(0);
    }
    expect((await get('/orders?sort=city')).body).toHaveLength(2);
    expect((await get('/orders/summary')).body).toMatchObject({ ordersLeft: 2, cashToCollect: 20 });
    const news = await app.http().get('/api/admin/notifications').set('Authorization', other);
    expect(news.body.count).toBe(1);
    expect((await get('/notifications')).body.count).toBe(0);
    expect((await get('')).status).toBe(200);
  });

  it('can be collected and paid at once, and undone', async () => {
    const productIds = [await aBook({ newPrice: 10 })];
    const { body: order } = await enter({ ...someone, productIds, collected: true });
    expect(order).toMatchObject({ status: 'delivered', nextStatuses: [], undo: { to: 'placed' } });
    expect(order.history).toHaveLength(2);
    const undone = await app
      .http()
      .post(`/api/admin/orders/${order._id}/undo`)
      .set('Authorization', admin)
      .send({ from: 'delivered' });
    expect(undone.body.status).toBe('placed');
  });

  it('is not sent out when it is picked up, and cancelled when nobody comes', async () => {
    const productIds = [await aBook({ newPrice: 10 })];
    const { body: order } = await enter({ ...someone, productIds });
    const { _id: id } = order;
    await move(id, 'placed', 'confirmed');
    const packed = await move(id, 'confirmed', 'packed');
    expect(packed.body.nextStatuses).toEqual(['delivered', 'cancelled']);
    expect((await move(id, 'packed', 'out-for-delivery')).status).toBe(409);
    expect((await move(id, 'packed', 'delivered')).status).toBe(200);
    const { body: brought } = await enter({ ...someone, productIds, address });
    await move(brought._id, 'placed', 'confirmed');
    await move(brought._id, 'confirmed', 'packed');
    expect((await move(brought._id, 'packed', 'delivered')).status).toBe(409);
  });

  it('takes the last copy once, for the counter or for the web', async () => {
    const id = await aBook({ newPrice: 10, stock: 1 });
    const bodies = [1, 2, 3, 4].map(() => ({ ...someone, productIds: [id] }));
    const replies = await Promise.all(bodies.map((body) => enter(body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await Book.findById(id).lean())?.stock).toBe(0);
    const entered = replies.find(({ status }) => status === 201)?.body;
    expect(entered).toMatchObject({ source: 'counter', status: 'placed' });
    expect(entered.history[0].by).toEqual({ role: 'admin', name: username });
  });

  it('is entered once for each key, with and without counted copies', async () => {
    for (const stock of [undefined, 5]) {
      const productIds = [await aBook({ newPrice: 10, ...(stock && { stock }) })];
      const key = `key-${stock}`;
      const replies = await Promise.all(
        [1, 2, 3, 4].map(() => enter({ ...someone, productIds }, { key })),
      );
      expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
      const reused = await enter({ ...someone, name: 'Another', productIds }, { key });
      expect([reused.status, reused.body.code]).toEqual([422, 'idempotency-key-reused']);
    }
    expect(await Order.countDocuments()).toBe(2);
  });

  it('is recorded without the name of the customer', async () => {
    await Activity.collection.deleteMany({});
    const productIds = [await aBook({ newPrice: 10 })];
    const { body: order } = await enter({ ...someone, productIds });
    const entry = await Activity.findOne().lean();
    expect(entry).toMatchObject({
      action: 'order-entered',
      subject: { id: order._id, name: order.number },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Ada|5550100/);
  });

  it.each([
    ['no name to deliver to', { name: '', address }],
    ['no phone for the delivery', { phone: undefined, address }],
    ['a phone number with letters', { phone: '0331 CALL-ME' }],
    ['half an address', { address: { city: 'Springfield' } }],
    ['no books', { productIds: [] }],
    ['a status', { status: 'delivered' }],
    ['an account', { uid: 'ada' }],
    ['an operator', { name: { $gt: '' } }],
  ])('rejects %s', async (_what, wrong) => {
    const productIds = [await aBook({ newPrice: 10 })];
    const reply = await enter({ ...someone, productIds, ...wrong });
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
  });

  it('refuses a price that is no longer right', async () => {
    const productIds = [await aBook({ newPrice: 12 })];
    const reply = await enter({ ...someone, productIds });
    expect([reply.status, reply.body.code, reply.body.totalPrice]).toEqual([
      409,
      'price-changed',
      '12.00',
    ]);
    expect(await Order.countDocuments()).toBe(0);
  });
});
