import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { checkStock } from './check-stock.ts';
import { StockMovement } from './stock-movements.model.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
  await Book.deleteMany({});
});

const call = (method: 'get' | 'post', path: string) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin);
const check = () => checkStock({ now: new Date() });
const shown = async () => (await call('get', '/books/stock-differences')).body;
const problems = async () => (await call('get', '')).body.problems ?? [];
const reconcileStock = (id: string) => call('post', `/books/${id}/stock/put-right`);
const logOf = async (id: string) => (await call('get', `/books/${id}/stock-log`)).body;

/** Adds a book through the dashboard, with so many copies. */
async function aLoggedBook(stock?: number): Promise<string> {
  const body = { ...aBookBody(), ...(stock !== undefined && { stock }) };
  const path = '/api/books/create-book';
  const { body: created } = await app.http().post(path).set('Authorization', admin).send(body);
  return created._id;
}

/** Takes copies away without a movement, as a server does that repeats a statement outside its transaction. */
const lose = (id: string, copies: number) =>
  Book.updateOne({ _id: id }, { $inc: { stock: -copies } });

describe('the check of the stock', () => {
  it('finds nothing where every change of the copies has a movement', async () => {
    const id = await aLoggedBook(5);
    await aLoggedBook();
    await app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer('ada', { emailVerified: true }))
      .send(anOrderBody({ email: emailOf('ada'), productIds: [id], totalPrice: '12.50' }))
      .expect(201);
    expect(await check()).toEqual({ books: 1, different: [] });
    expect(await problems()).toEqual([]);
  });

  it('reports a book with fewer copies than its log says, once, and puts it right', async () => {
    const id = await aLoggedBook(20);
    await lose(id, 11);
    await check();
    await check();
    const difference = { _id: id, title: 'A new book', stock: 9, logged: 20 };
    expect(await shown()).toEqual([difference]);
    expect(await problems()).toMatchObject([{ task: 'stock-log', documents: 1 }]);

    const { status, body } = await reconcileStock(id);
    expect([status, body.stock]).toEqual([200, 20]);
    expect(await logOf(id)).toMatchObject([
      { cause: 'corrected', delta: 11, left: 20, reason: 'as the stock log says' },
      { cause: 'book-added', delta: 20 },
    ]);
    expect(await shown()).toEqual([]);
    expect(await problems()).toEqual([]);
    expect(await check()).toEqual({ books: 1, different: [] });
    const { body: activity } = await call('get', '/activity');
    expect(activity.entries[0]).toMatchObject({ action: 'stock-changed', subject: { id } });
  });

  it('changes nothing of a book that is right, or is right by now', async () => {
    const id = await aLoggedBook(3);
    expect((await reconcileStock(id)).body.stock).toBe(3);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('believes whoever counts the copies, also if they count what is stored', async () => {
    const [id, other] = [await aLoggedBook(7), await aLoggedBook(7)];
    await lose(id, 2);
    await lose(other, 2);
    await check();
    const count = (book: string, counted: number) =>
      call('post', `/books/${book}/stock`).send({ counted, reason: 'counted by hand' });
    await count(id, 6);
    await count(other, 5);
    expect(await check()).toEqual({ books: 2, different: [] });
    expect(await shown()).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it('keeps a difference that a later change of the copies does not explain', async () => {
    const id = await aLoggedBook(7);
    await lose(id, 2);
    await call('post', `/books/${id}/stock`).send({ delta: 10, reason: 'delivered' });
    expect((await check()).different).toMatchObject([{ stock: 15, logged: 17 }]);
  });

  it('refuses to give a book fewer copies than none', async () => {
    const id = await aLoggedBook(1);
    await StockMovement.updateOne({ book: id }, { $set: { delta: -4 } });
    await check();
    const { status, body } = await reconcileStock(id);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await shown()).toMatchObject([{ stock: 1, logged: -4 }]);
  });

  it('forgets a book that is gone or no longer counted', async () => {
    const [gone, uncounted] = [await aLoggedBook(7), await aLoggedBook(7)];
    await lose(gone, 1);
    await lose(uncounted, 1);
    await check();
    await Book.deleteOne({ _id: gone });
    await call('post', `/books/${uncounted}/stock`).send({ counted: null, reason: 'a gift' });
    expect(await shown()).toEqual([]);
    await check();
    expect(await problems()).toEqual([]);
    await call('post', `/books/${uncounted}/stock`).send({ counted: 4, reason: 'counted again' });
    expect(await check()).toEqual({ books: 1, different: [] });
  });

  it('is right beside orders', async () => {
    const id = await aLoggedBook(30);
    const body = anOrderBody({ productIds: [id], totalPrice: '12.50' });
    const orders = Array.from({ length: 12 }, (_, at) =>
      app
        .http()
        .post('/api/orders/')
        .set('Authorization', asCustomer(`reader-${at}`, { emailVerified: true }))
        .send({ ...body, email: emailOf(`reader-${at}`) }),
    );
    const checks = Promise.all(Array.from({ length: 6 }, check));
    await Promise.all(orders);
    for (const { different } of await checks) expect(different).toEqual([]);
  });
});

describe('the first check of a shop', () => {
  it('takes for granted what was there before there was a log', async () => {
    const { connection } = Book.db.base;
    await connection.collection('shop_meta').deleteOne({ _id: 'stock-log-compared' as never });
    const [old, added] = [await aBook({ stock: 5 }), await aLoggedBook(5)];
    await call('post', `/books/${old}/stock`).send({ delta: 2, reason: 'delivered' });
    await lose(added, 1);
    expect((await check()).different.map(({ _id }) => _id.toString())).toEqual([added]);
    await lose(old, 3);
    const found = (await check()).different.find(({ _id }) => _id.toString() === old);
    expect(found).toMatchObject({ stock: 4, logged: 7 });
  });
});
