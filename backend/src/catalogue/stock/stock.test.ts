import type { StockMovementView } from '@book-store/contract/catalogue/stock/stock.schemas';
import mongoose, { type mongo, Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { costOf } from '../../testing/checks/query-costs.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { StockMovement } from './stock-movements.model.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
});

const change = (id: string, body: object) =>
  app.http().post(`/api/admin/books/${id}/stock`).set('Authorization', admin).send(body);
const edit = (id: string, body: object) =>
  app
    .http()
    .put(`/api/books/edit/${id}`)
    .set('Authorization', admin)
    .send({ ...aBookBody(), ...body });
const order = (id: string, uid = 'ada') =>
  app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(anOrderBody({ email: emailOf(uid), productIds: [id] }));
async function logOf(id: string, query = ''): Promise<StockMovementView[]> {
  const path = `/api/admin/books/${id}/stock-log${query}`;
  const { status, body } = await app.http().get(path).set('Authorization', admin);
  expect(status).toBe(200);
  return body;
}
const stockOf = async (id: string) => (await app.http().get(`/api/books/${id}`)).body.stock;

/** Another MongoDB counts in its own way. */
const isEmbedded = !(process.env.TEST_MONGODB_URI ?? process.env.MONGODB_URI);

describe('the stock log', () => {
  it('tells each movement with its cause, what was left and who it was, newest first', async () => {
    admin = await asAdmin('the owner');
    const added = await app
      .http()
      .post('/api/books/create-book')
      .set('Authorization', admin)
      .send(aBookBody({ stock: 4, newPrice: 10 }));
    const id = added.body._id;
    const { body: placed } = await order(id);
    await change(id, { delta: 2, reason: 'A parcel came' });
    await change(id, { counted: 9, reason: 'Stocktaking' });
    await edit(id, { stock: 8 });
    await change(id, { counted: null, reason: 'Too many to count' });
    const log = await logOf(id);
    expect(log.map(({ cause, delta, left }) => [cause, delta, left])).toEqual([
      ['counted', -8, undefined],
      ['edited', -1, 8],
      ['counted', 4, 9],
      ['corrected', 2, 5],
      ['order-placed', -1, 3],
      ['book-added', 4, 4],
    ]);
    expect(log[3]).toMatchObject({ reason: 'A parcel came', by: 'the owner' });
    expect(log[4]?.order).toEqual({ id: placed._id, number: placed.number });
    expect(await logOf(id, '?limit=2&page=2')).toEqual(log.slice(2, 4));
  });

  it.runIf(isEmbedded)('reads a page of it, however many movements there are', async () => {
    const id = new Types.ObjectId(await aBook({ stock: 500 }));
    const movements = Array.from({ length: 500 }, (_, at) => ({
      book: id,
      cause: 'corrected',
      delta: 1,
      at: new Date(Date.UTC(2026, 0, 1) + at * 1000),
    }));
    await StockMovement.insertMany(movements);
    const db = mongoose.connection.db as mongo.Db;
    const { read } = await costOf(db, () => logOf(id.toString()));
    expect(read).toBeLessThan(60);
    const [newest] = await logOf(id.toString());
    const [oldest] = await logOf(id.toString(), '?limit=1&page=500');
    expect([newest?.left, oldest?.left]).toEqual([500, 1]);
  });

  it('is empty for a book that is not counted, and stays when the book is deleted', async () => {
    expect(await logOf(await aBook())).toEqual([]);
    const id = await aBook({ stock: 1 });
    await change(id, { delta: 1, reason: 'Found' });
    expect(await logOf(id)).toHaveLength(1);
    await Book.deleteOne({ _id: id });
    expect(await logOf(id)).toHaveLength(1);
  });
});

describe('a change of the stock', () => {
  it('loses nothing beside twenty others and ten sales at once', async () => {
    const id = await aBook({ stock: 10 });
    const changes = Array.from({ length: 20 }, () => change(id, { delta: 1, reason: 'One more' }));
    const sales = Array.from({ length: 10 }, (_, at) => order(id, `buyer-${at}`));
    const replies = await Promise.all([...changes, ...sales]);
    expect(replies.filter(({ status }) => status >= 300)).toEqual([]);
    expect(await stockOf(id)).toBe(20);
    const log = await logOf(id, '?limit=100');
    expect(log).toHaveLength(30);
    expect(log[0]?.left).toBe(20);
  });

  it('is in the activity log with its reason', async () => {
    admin = await asAdmin('the counter');
    const id = await aBook({ title: 'Counted', stock: 1 });
    await change(id, { counted: 3, reason: 'Found two' });
    await change(id, { counted: 3, reason: 'Nothing new' });
    const { body } = await app.http().get('/api/admin/activity').set('Authorization', admin);
    const own = body.entries.filter(
      ({ by }: { by: { name: string } }) => by.name === 'the counter',
    );
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      action: 'stock-changed',
      subject: { id, name: 'Counted' },
      fields: [
        { field: 'stock', from: 1, to: 3 },
        { field: 'reason', to: 'Found two' },
      ],
    });
  });

  it('that takes more than is left, or from a book that is not counted, is refused', async () => {
    const id = await aBook({ stock: 2 });
    const reply = await change(id, { delta: -3, reason: 'Lost' });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    expect(reply.body.detail).toContain('You can remove at most 2.');
    expect(await stockOf(id)).toBe(2);
    expect((await change(await aBook(), { delta: 1, reason: 'One' })).status).toBe(409);
    expect((await change(id, { delta: 999_999, reason: 'Many' })).status).toBe(409);
    expect((await change('a'.repeat(24), { delta: 1, reason: 'One' })).status).toBe(404);
  });

  it.each([
    [{ delta: 1.5, reason: 'x' }],
    [{ delta: 0, reason: 'x' }],
    [{ delta: 1e300, reason: 'x' }],
    [{ delta: 'NaN', reason: 'x' }],
    [{ delta: null, reason: 'x' }],
    [{ counted: -1, reason: 'x' }],
    [{ counted: 1_000_000, reason: 'x' }],
    [{ counted: { $inc: 1 }, reason: 'x' }],
    [{ delta: 1, counted: 1, reason: 'x' }],
    [{ reason: 'x' }],
    [{ delta: 1 }],
    [{ delta: 1, reason: '  ' }],
    [{ delta: 1, reason: 'x'.repeat(201) }],
  ])('of %j is a bad request', async (body) => {
    const id = await aBook({ stock: 5 });
    expect((await change(id, body)).status).toBe(400);
    expect([await stockOf(id), await logOf(id)]).toEqual([5, []]);
  });
});

describe('the edit form', () => {
  it('leaves copies sold while it was open sold, and is not refused because of them', async () => {
    const id = await aBook({ stock: 5 });
    expect((await order(id)).status).toBe(201);
    const { status, body } = await edit(id, { title: 'Renamed', version: 0 });
    expect([status, body.title, body.stock]).toEqual([200, 'Renamed', 4]);
  });

  it('sets the stock between sales, or counts no more, if an API call sends it', async () => {
    const id = await aBook({ stock: 50 });
    const sales = Array.from({ length: 20 }, (_, at) => order(id, `reader-${at}`));
    const edits = Array.from({ length: 5 }, () => edit(id, { title: 'Renamed', newPrice: 10 }));
    await Promise.all([...sales, ...edits]);
    expect(await stockOf(id)).toBe(30);
    expect((await edit(id, { stock: 60 })).body.stock).toBe(60);
    expect((await edit(id, { stock: null })).body).not.toHaveProperty('stock');
    expect((await edit(id, { stock: 3 })).body.stock).toBe(3);
  });
});

describe('the books that are running out', () => {
  const list = async (query = '') => {
    const call = app.http().get(`/api/admin/books/low-stock${query}`);
    const { body, headers } = await call.set('Authorization', admin);
    return [body.map(({ title }: { title: string }) => title), headers['x-total-count']];
  };

  const level = (lowStockLevel: unknown) =>
    app.http().put('/api/admin/shop/stock').set('Authorization', admin).send({ lowStockLevel });

  it('are those on sale, counted, up to the level, that cannot be ordered; fewest copies first', async () => {
    await Book.deleteMany({});
    await level(3);
    const soldAt = new Date();
    await aBook({ title: 'Three', stock: 3, soldAt });
    await aBook({ title: 'None', stock: 0, soldAt });
    await aBook({ title: 'Four', stock: 4, soldAt });
    await aBook({ title: 'To order', stock: 0, orderable: true, soldAt });
    await aBook({ title: 'Not counted', soldAt });
    await aBook({ title: 'Hidden', stock: 1, hidden: true, soldAt });
    expect(await list()).toEqual([['None', 'Three'], '2']);
    expect(await list('?limit=1&page=2')).toEqual([['Three'], '2']);
  });

  it('are only those that somebody has ordered in the last six months', async () => {
    await Book.deleteMany({});
    await level(0);
    const DAY_MS = 86_400_000;
    await aBook({ title: 'Never sold', stock: 0 });
    await aBook({ title: 'Sold last year', stock: 0, soldAt: new Date(Date.now() - 250 * DAY_MS) });
    await aBook({ title: 'Sold in spring', stock: 0, soldAt: new Date(Date.now() - 170 * DAY_MS) });
    const last = await aBook({ title: 'The last copy', stock: 1, newPrice: 10 });
    const counted = await aBook({ title: 'Counted anew', stock: 5 });
    await change(counted, { counted: 0, reason: 'not there' });
    expect(await list()).toEqual([['Sold in spring'], '1']);
    expect((await order(last)).status).toBe(201);
    expect(await list()).toEqual([['The last copy', 'Sold in spring'], '2']);
    const listed = app.http().get('/api/admin/books?lowStock=true&sort=copies');
    const titles = (await listed.set('Authorization', admin)).body.map(
      ({ title }: { title: string }) => title,
    );
    expect(titles.toSorted()).toEqual(['Sold in spring', 'The last copy']);
  });

  it('follow the level that the owner sets', async () => {
    await Book.deleteMany({});
    await aBook({ title: 'None', stock: 0, soldAt: new Date() });
    await aBook({ title: 'Three', stock: 3, soldAt: new Date() });
    await ShopSettings.deleteMany({});
    const shown = () => app.http().get('/api/admin/shop/stock').set('Authorization', admin);
    expect((await shown()).body).toEqual({ lowStockLevel: 0, version: 0 });
    expect((await level(0)).body).toEqual({ lowStockLevel: 0, version: 1 });
    expect(await list()).toEqual([['None'], '1']);
    for (const wrong of [-1, 1.5, 1001, '3', null]) expect((await level(wrong)).status).toBe(400);
    expect((await shown()).body).toEqual({ lowStockLevel: 0, version: 1 });
  });
});
