import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import type { KeptBookView } from '@book-store/contract/catalogue/imports/undo.schemas';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { noRecords } from '../../testing/app/no-records.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { isInBin } from '../bin/bin.builder.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { compareStock } from '../stock/compare-stock.ts';
import { OpeningStock } from '../stock/opening-stock.model.ts';
import { FormerBook } from './former-books.model.ts';
import { importingWith } from './importing.builder.ts';
import { BookImport } from './imports.model.ts';
import { runImport } from './run-imports.ts';
import { forgetFormer, startUndo } from './start-undo.ts';

const app = useTestApp();
const { get, post } = importingWith(app);
const EMMA = '9780141439587';
const DUNE = '9780441172719';
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
  app.clock.now = new Date();
  await Promise.all([Book.deleteMany({}), BookImport.deleteMany({}), FormerBook.deleteMany({})]);
});

/** Runs what is active, and stops like a killed server before a batch. */
const run = (batches = Number.POSITIVE_INFINITY) => {
  let left = batches;
  const throwIfAborted = () => {
    left -= 1;
    if (left < 0) throw new Error('Killed.');
  };
  return runImport({
    ...testDeps(app.clock, async () => true),
    recordChange: noRecords,
    shop: currentShop(),
    signal: { aborted: false, throwIfAborted } as AbortSignal,
  }).catch(() => {});
};

async function importFile(file: string): Promise<ImportView> {
  const { body } = await post(file, { dryRun: 'false' });
  await run();
  app.clock.now = new Date(Date.now() + 1000);
  return (await get(`/api/admin/imports/${body._id}`)).body;
}
const pressUndo = ({ _id }: Pick<ImportView, '_id'>) =>
  app.http().post(`/api/admin/imports/${_id}/undo`).set('Authorization', admin);
async function undo(one: ImportView): Promise<NonNullable<ImportView['undone']>> {
  await pressUndo(one).expect(202);
  await run();
  const { body } = await get(`/api/admin/imports/${one._id}`);
  return body.undone;
}
const kept = async ({ _id }: ImportView): Promise<KeptBookView[]> =>
  (await get(`/api/admin/imports/${_id}/kept`)).body;
const stored = async (id: string) =>
  (await app.http().get(`/api/books/${id}`).set('Authorization', admin)).body;
const edit = (id: string, body: object) =>
  app
    .http()
    .post('/api/admin/books/changes')
    .set('Authorization', admin)
    .send({ ids: [id], ...body });
const order = (id: string) =>
  app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer('ada'))
    .send(anOrderBody({ email: emailOf('ada'), productIds: [id] }))
    .expect(201);
const idOf = async (isbn: string) => String((await Book.findOne({ isbn }).lean())?._id);

/** Counted, as by a stock log that began with these copies. */
async function counted(given: object): Promise<string> {
  const id = await aBook({ isbn: EMMA, stock: 3, ...given });
  await OpeningStock.create({ _id: id, copies: 3 });
  return id;
}
const stockOf = async (id: string) => {
  const [compared] = await compareStock([new Types.ObjectId(id)]);
  expect(compared?.logged).toBe(compared?.stock);
  return compared?.stock;
};

describe('undoing an import', () => {
  it('gives changed books their former values, and puts added ones into the bin', async () => {
    const id = await aBook({
      title: 'Emma',
      isbn: EMMA,
      newPrice: 10,
      tags: ['classic'],
      pages: 400,
    });
    const before = await stored(id);
    const one = await importFile(
      `ISBN,Title,Price,Publisher,Tags,Genre\n${EMMA},Emmma,7.50,Penguin,sale,horror\n${DUNE},Dune,9,,,fiction\n`,
    );
    expect(one.counts).toMatchObject({ new: 1, changed: 1 });
    expect(one.undoUntil).toBeDefined();
    const dune = await idOf(DUNE);
    expect(await undo(one)).toMatchObject({ putBack: 1, binned: 1, kept: 0, total: 2, done: 2 });
    const { version: _v, lowestPrice: _l, ...after } = await stored(id);
    const { version: _w, lowestPrice: _m, ...former } = before;
    expect(after).toEqual(former);
    expect([await Book.exists({ _id: dune }), await isInBin(dune)]).toEqual([null, true]);
    expect(await FormerBook.countDocuments({})).toBe(0);
  });

  it('keeps what has been edited since, and says so', async () => {
    const id = await aBook({ title: 'Emma', isbn: EMMA, newPrice: 10 });
    const one = await importFile(`ISBN,Price\n${EMMA},7.50\n`);
    await edit(id, { change: { kind: 'trending', trending: true } }).expect(200);
    expect(await undo(one)).toMatchObject({ putBack: 0, kept: 1 });
    expect(await kept(one)).toEqual([{ bookId: id, title: 'Emma', reason: 'edited' }]);
    expect(await stored(id)).toMatchObject({ newPrice: 7.5, trending: true });
  });

  it('keeps another book that was added under the same id since', async () => {
    const one = await importFile(`ISBN,Title,Price,Genre\n${DUNE},Dune,9,fiction\n`);
    const id = await idOf(DUNE);
    await Book.deleteOne({ _id: id });
    await importFile(`_id,ISBN,Title,Price,Genre\n${id},${EMMA},Emma,9,fiction\n`);
    expect(await undo(one)).toMatchObject({ binned: 0, kept: 1 });
    expect(await kept(one)).toEqual([{ bookId: id, title: 'Dune', reason: 'edited' }]);
    expect(await stored(id)).toMatchObject({ title: 'Emma', isbn: EMMA });
  });

  it('hides an added book that has been ordered since', async () => {
    const one = await importFile(`ISBN,Title,Price,Genre\n${DUNE},Dune,10,fiction\n`);
    const id = await idOf(DUNE);
    await order(id);
    expect(await undo(one)).toMatchObject({ binned: 0, kept: 1 });
    expect(await kept(one)).toMatchObject([{ title: 'Dune', reason: 'ordered' }]);
    expect((await app.http().get(`/api/books/${id}`)).status).toBe(404);
    expect(await stored(id)).toMatchObject({ hidden: true });
  });

  it.each([
    ['an older order', {}],
    ['one whose copies are released', { status: 'unconfirmed', hold: { lapsedAt: new Date() } }],
  ])('hides an added book that was put into %s since', async (_what, given) => {
    const other = await aBook({ newPrice: 10 });
    const { body: older } = await order(other);
    await Order.updateOne({ _id: older._id }, { $set: given });
    const one = await importFile(`ISBN,Title,Price,Genre\n${DUNE},Dune,10,fiction\n`);
    const id = await idOf(DUNE);
    await app
      .http()
      .put(`/api/admin/orders/${older._id}/lines`)
      .set('Authorization', admin)
      .send({ lines: [other, id].map((bookId) => ({ bookId, quantity: 1 })) })
      .expect(200);
    expect(await undo(one)).toMatchObject({ binned: 0, kept: 1 });
    expect(await stored(id)).toMatchObject({ hidden: true });
  });

  it('takes back the copies that the import has added, not those sold since', async () => {
    const id = await counted({});
    const one = await importFile(`ISBN,Stock\n${EMMA},10\n`);
    await order(id);
    expect(await undo(one)).toMatchObject({ putBack: 1, kept: 0 });
    expect(await stockOf(id)).toBe(2);
  });

  it('leaves copies that somebody has counted since', async () => {
    const id = await counted({ newPrice: 10 });
    const one = await importFile(`ISBN,Stock,Price\n${EMMA},10,7\n`);
    const count = app.http().post(`/api/admin/books/${id}/stock`).set('Authorization', admin);
    await count.send({ counted: 8, reason: 'Stocktaking' }).expect(200);
    expect(await undo(one)).toMatchObject({ kept: 1 });
    expect(await kept(one)).toMatchObject([{ reason: 'stock' }]);
    expect(await stored(id)).toMatchObject({ stock: 8, newPrice: 10 });
  });

  it('happens once, however often it is pressed', async () => {
    const id = await counted({});
    const one = await importFile(`ISBN,Stock\n${EMMA},10\n`);
    const replies = await Promise.all([pressUndo(one), pressUndo(one)]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    await Promise.all([run(), run()]);
    await pressUndo(one).expect(202);
    await run();
    expect(await stockOf(id)).toBe(3);
  });

  it('goes on where a server has died', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `Book ${at},9,fiction`);
    const one = await importFile(`Title,Price,Genre\n${rows.join('\n')}\n`);
    await pressUndo(one).expect(202);
    await run(1);
    const half = (await get(`/api/admin/imports/${one._id}`)).body.undone;
    expect(half).toMatchObject({ done: 100 });
    expect(half.finishedAt).toBeUndefined();
    await run();
    expect((await get(`/api/admin/imports/${one._id}`)).body.undone).toMatchObject({
      done: 250,
      binned: 250,
      finishedAt: expect.any(String),
    });
    expect(await Book.countDocuments({})).toBe(0);
  });

  it('waits for another import', async () => {
    const one = await importFile(`Title,Price,Genre\nEmma,9,fiction\n`);
    const other = await post('Title,Price,Genre\nDune,9,fiction\n', { dryRun: 'false' });
    const refused = await pressUndo(one);
    expect([refused.status, refused.body.detailCode]).toEqual([409, 'import-running']);
    await run();
    expect((await get(`/api/admin/imports/${other.body._id}`)).body.status).toBe('done');
    expect(await undo(one)).toMatchObject({ binned: 1 });
  });

  it('is refused after a day, when the former values are forgotten', async () => {
    const one = await importFile('Title,Price,Genre\nEmma,9,fiction\n');
    const HOUR_MS = 3_600_000;
    const now = Date.now();
    const by = { id: 'a'.repeat(24), username: 'ada', address: '203.0.113.7' };
    const late = new Date(now + 25 * HOUR_MS);
    await expect(startUndo(String(one._id), by, late)).rejects.toMatchObject({
      detailCode: 'import-undo-too-late',
    });
    await forgetFormer(new Date(now + 23 * HOUR_MS));
    expect(await FormerBook.countDocuments({})).toBe(1);
    await forgetFormer(new Date(now + 26 * HOUR_MS));
    expect(await FormerBook.countDocuments({})).toBe(0);
  });

  it('is nothing for a dry run', async () => {
    const { body } = await post('Title,Price,Genre\nEmma,9,fiction\n', { dryRun: 'true' });
    await run();
    expect((await pressUndo(body)).status).toBe(409);
  });
});
