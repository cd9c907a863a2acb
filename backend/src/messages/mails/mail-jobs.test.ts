import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { afterEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { anOrderBody, anOrderDocument } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { makeMailsDue } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { LowStockMark } from '../book-mails/low-stock-marks.ts';
import { UNDO_MS } from '../order-mails/due-order-mails.ts';
import { queueForBooks, queueForOrders } from './mail-jobs.builder.ts';

const app = useTestApp();
afterEach(() => {
  app.clock.now = undefined;
});
const OWNER = 'owner@shop.example';
const MINUTE_MS = 60_000;

async function place(
  uid: string,
  given: { title?: string; newPrice?: number; stock?: number } = {},
) {
  const book = await aBook({ newPrice: 10, ...given });
  const body = anOrderBody({ email: emailOf(uid), productIds: [book] });
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(body);
  expect(reply.status).toBe(201);
  return reply.body;
}
const move = async (id: string, from: OrderStatus, to: OrderStatus) =>
  app
    .http()
    .patch(`/api/admin/orders/${id}/status`)
    .set('Authorization', await asAdmin())
    .send({ from, to });
const undo = async (id: string, from: string) =>
  app
    .http()
    .post(`/api/admin/orders/${id}/undo`)
    .set('Authorization', await asAdmin())
    .send({ from });
const queued = async (to: string) =>
  (await Mail.find({ to }).sort({ _id: 1 }).lean()).map(({ kind }) => kind);
const later = (ms: number) => new Date(Date.now() + ms);
const setOwner = (email?: string) => storeSettings({ identity: { email } });

describe('mails about orders', () => {
  it('tell the customer of each step, once, however often and by however many servers they are looked for', async () => {
    const { _id, number } = await place('ada', { title: 'Dracula' });
    const look = () =>
      Promise.all([queueForOrders(true, later(UNDO_MS)), queueForOrders(true, later(UNDO_MS))]);
    await look();
    await move(_id, 'placed', 'confirmed');
    await look();
    await move(_id, 'confirmed', 'packed');
    await move(_id, 'packed', 'out-for-delivery');
    await look();
    await look();
    expect(await queued(emailOf('ada'))).toEqual([
      'order-placed',
      'order-confirmed',
      'order-out-for-delivery',
    ]);
    const [first] = await Mail.find({ to: emailOf('ada') }).sort({ _id: 1 });
    expect(first?.subject).toBe(`Your order ${number}`);
    expect(JSON.stringify(first?.letter)).toContain('Dracula');
  });

  it('wait with the move of an admin until it cannot be undone in silence, and not with the customer’s', async () => {
    const [undone, kept, own] = [await place('undone'), await place('kept'), await place('own')];
    await queueForOrders(true, new Date());
    await move(undone._id, 'placed', 'cancelled');
    await move(kept._id, 'placed', 'cancelled');
    await app
      .http()
      .post(`/api/orders/${own._id}/cancel`)
      .set('Authorization', asCustomer('own'))
      .send({});
    await queueForOrders(true, new Date());
    expect(await queued(emailOf('kept'))).toEqual(['order-placed']);
    expect(await queued(emailOf('own'))).toEqual(['order-placed', 'order-cancelled']);
    await undo(undone._id, 'cancelled');
    await queueForOrders(true, later(UNDO_MS));
    expect(await queued(emailOf('undone'))).toEqual(['order-placed']);
    expect(await queued(emailOf('kept'))).toEqual(['order-placed', 'order-cancelled']);
  });

  it('take back what the customer was told, where it is undone later, and tell of it again', async () => {
    const { _id } = await place('told');
    await queueForOrders(true, new Date());
    await move(_id, 'placed', 'confirmed');
    await queueForOrders(true, later(UNDO_MS));
    app.clock.now = later(UNDO_MS + 1000);
    await undo(_id, 'confirmed');
    await move(_id, 'placed', 'confirmed');
    await queueForOrders(true, later(2 * UNDO_MS + 2000));
    expect(await queued(emailOf('told'))).toEqual([
      'order-placed',
      'order-confirmed',
      'order-undone',
      'order-confirmed',
    ]);
  });

  it('tell the owner of a new order where the shop has an address', async () => {
    await setOwner(OWNER);
    const { number } = await place('buyer');
    await queueForOrders(true, new Date());
    const [mail] = await Mail.find({ to: OWNER }).lean();
    expect(mail?.subject).toBe(`New order ${number}: 1 book, $10.00`);
    await setOwner();
  });

  it('say nothing of what happened days ago, nor to who has left no address', async () => {
    const long = new Date(Date.now() - 10 * 86_400_000);
    const old = { ...anOrderDocument({ uid: 'imported', createdAt: long }), changedAt: new Date() };
    await Order.create(old);
    const { email: _none, ...gone } = anOrderDocument({ uid: 'gone' });
    await Order.collection.insertOne({ ...gone, changedAt: new Date() } as never);
    for (const { _id } of [old, gone]) await makeMailsDue(_id);
    await queueForOrders(true, new Date());
    expect([await queued(emailOf('imported')), await queued('')]).toEqual([[], []]);
  });

  it('are kept for the owner to read where there is no mail server', async () => {
    await place('reader');
    await queueForOrders(false, new Date());
    expect(await Mail.findOne({ to: emailOf('reader') })).toMatchObject({ state: 'kept' });
  });

  it('are gone with the account', async () => {
    await place('leaving');
    await queueForOrders(true, new Date());
    const as = asCustomer('leaving', { signedInAt: Date.now() });
    expect((await app.http().delete('/api/account').set('Authorization', as).send()).status).toBe(
      200,
    );
    await queueForOrders(true, new Date());
    expect(await queued(emailOf('leaving'))).toEqual([]);
  });
});

describe('mails about books', () => {
  const look = (now = new Date()) => queueForBooks(true, now);
  const created = (stock: number) =>
    aBook({ stock, createdAt: new Date(Date.now() - 86_400_000), soldAt: new Date() });
  const lowStockMails = () => Mail.find({ kind: 'low-stock' }).sort({ _id: 1 }).lean();

  it('tell who waits that a book is back, once', async () => {
    await look();
    const book = await created(0);
    const wait = () =>
      app
        .http()
        .put(`/api/account/back-in-stock/${book}`)
        .set('Authorization', asCustomer('waiting'));
    await wait();
    await look();
    expect(await queued(emailOf('waiting'))).toEqual([]);
    await countCopies(book, 5);
    await Promise.all([look(), look()]);
    await look();
    expect(await queued(emailOf('waiting'))).toEqual(['back-in-stock']);
    const lists = await app
      .http()
      .get('/api/account/wishes')
      .set('Authorization', asCustomer('waiting'));
    expect(lists.body.backInStock).toEqual([]);
    await countCopies(book, 0);
    await wait();
    await countCopies(book, 1);
    await look();
    expect(await queued(emailOf('waiting'))).toEqual(['back-in-stock', 'back-in-stock']);
  });

  it('tell the owner of books that are sold out, once a fall and in one list a day', async () => {
    await setOwner(OWNER);
    await look();
    const [one, two] = [await created(9), await created(9)];
    await look();
    await countCopies(one, 0);
    await countCopies(two, 0);
    await look();
    await look();
    const [mail, ...others] = await lowStockMails();
    expect([mail?.to, mail?.subject, others]).toEqual([OWNER, 'Low stock: 2 books', []]);
    await countCopies(one, 8);
    await look();
    await countCopies(one, 0);
    await look();
    expect(await lowStockMails()).toHaveLength(1);
    await look(later(25 * 60 * MINUTE_MS));
    expect(await lowStockMails()).toHaveLength(2);
    await setOwner();
  });

  it('say nothing of a book that nobody has ordered in the last months', async () => {
    await setOwner(OWNER);
    const before = (await lowStockMails()).length;
    const book = await aBook({ stock: 2, createdAt: new Date(0), soldAt: new Date(0) });
    await countCopies(book, 0);
    await look(later(26 * 60 * MINUTE_MS));
    expect(await lowStockMails()).toHaveLength(before);
    await setOwner();
  });

  it('say nothing of a book that began with few copies', async () => {
    await setOwner(OWNER);
    const before = (await lowStockMails()).length;
    const book = await aBook({ stock: 2 });
    await countCopies(book, 1);
    await look();
    await countCopies(book, 0);
    await look(later(10 * MINUTE_MS));
    expect(await lowStockMails()).toHaveLength(before);
    await setOwner();
  });

  it('queue once what a server that died has marked, however many look for it', async () => {
    await setOwner(OWNER);
    await Mail.deleteMany({ kind: 'low-stock' });
    const book = await created(0);
    const before = (await lowStockMails()).length;
    await LowStockMark.create({ _id: book, at: new Date(), pending: true });
    await Promise.all([look(), look()]);
    await look();
    expect(await lowStockMails()).toHaveLength(before + 1);
    await setOwner();
  });
});
