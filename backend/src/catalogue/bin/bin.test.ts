import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { aGenre } from '../genres/genres.builder.ts';
import { Genre } from '../genres/genres.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';
import { compareStock } from '../stock/compare-stock.ts';
import { OpeningStock } from '../stock/opening-stock.model.ts';
import { isInBin } from './bin.builder.ts';
import { BinnedBook } from './binned-books.model.ts';
import { emptyBin } from './empty-bin.ts';

const app = useTestApp();
useImports(app);
const { importFile } = importingWith(app);
const DAY_MS = 86_400_000;
let admin: string | undefined;
beforeEach(async () => {
  admin ??= await asAdmin('the owner');
  await Promise.all([Book.deleteMany({}), BinnedBook.deleteMany({})]);
});

const remove = (id: string) =>
  app.http().delete(`/api/books/${id}`).set('Authorization', String(admin)).expect(200);
const removeMany = (ids: string[]) =>
  app
    .http()
    .post('/api/admin/books/changes')
    .set('Authorization', String(admin))
    .send({ ids, change: { kind: 'delete' } })
    .expect(200);
async function undoImport(id: string) {
  const path = `/api/admin/imports/${id}`;
  await app.http().post(`${path}/undo`).set('Authorization', String(admin)).expect(202);
  const undone = async () =>
    (await app.http().get(path).set('Authorization', String(admin))).body.undone;
  await expect.poll(undone).toMatchObject({ finishedAt: expect.any(String), binned: 1 });
}
const putBack = (body: object) =>
  app.http().post('/api/admin/bin/put-back').set('Authorization', String(admin)).send(body);
const bin = async () =>
  (await app.http().get('/api/admin/bin').set('Authorization', String(admin))).body;
const statusFor = async (id: string) => (await app.http().get(`/api/books/${id}`)).status;
const activity = async () =>
  (await app.http().get('/api/admin/activity?limit=5').set('Authorization', String(admin))).body
    .entries;

describe('a deleted book', () => {
  it('lies in the bin, and is gone for visitors', async () => {
    const id = await aBook({ title: 'Gone with the bin', category: 'horror' });
    await remove(id);
    expect(await bin()).toMatchObject([
      { book: { _id: id, title: 'Gone with the bin' }, deletedBy: 'the owner', genreGone: false },
    ]);
    expect(await statusFor(id)).toBe(404);
    const get = async (path: string) => (await app.http().get(path)).body;
    expect(await get(`/api/books/?ids=${id}`)).toEqual([]);
    expect(await get('/api/books/?q=gone+with+the+bin')).toEqual([]);
    const horror = (await get('/api/genres')).find(
      ({ slug }: { slug: string }) => slug === 'horror',
    );
    expect(horror.books).toBe(0);
    const listed = await app.http().get('/api/admin/books').set('Authorization', String(admin));
    expect(listed.body).toEqual([]);
  });

  it('comes back as it was', async () => {
    const id = await aBook({ title: 'Emma', isbn: '9780141439587', stock: 4, tags: ['classic'] });
    const before = (await app.http().get(`/api/books/${id}`)).body;
    await remove(id);
    const { body } = await putBack({ ids: [id] });
    expect(body).toMatchObject({ changed: 1, refused: 0 });
    expect((await app.http().get(`/api/books/${id}`)).body).toEqual(before);
    expect((await app.http().get('/api/books/?q=emma')).body).toHaveLength(1);
    expect(await bin()).toEqual([]);
    expect(await activity()).toContainEqual(
      expect.objectContaining({
        action: 'book-put-back',
        subject: { id, name: 'Emma' },
      }),
    );
  });

  it('is put back once, however often that is pressed', async () => {
    const id = await aBook();
    await remove(id);
    const replies = await Promise.all([putBack({ ids: [id] }), putBack({ ids: [id] })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.map(({ body }) => body.changed).toSorted()).toEqual([0, 1]);
    expect(await Book.countDocuments({})).toBe(1);
  });

  it('needs another genre if its own has gone', async () => {
    const poetry = await aGenre('Poetry');
    const id = await aBook({ category: 'poetry' });
    await remove(id);
    await Genre.deleteOne({ _id: poetry });
    await Genre.deleteOne({ category: 'poetry' });
    expect(await bin()).toMatchObject([{ genreGone: true }]);
    const refused = { outcome: 'refused', detailCode: 'book-genre-gone' };
    expect((await putBack({ ids: [id] })).body.books).toMatchObject([refused]);
    expect((await putBack({ ids: [id], category: 'nonsense' })).body.books).toMatchObject([
      refused,
    ]);
    expect((await putBack({ ids: [id], category: 'horror' })).body.changed).toBe(1);
    expect((await app.http().get(`/api/books/${id}`)).body.category).toBe('horror');
  });

  it('stays in the bin while another book has its ISBN', async () => {
    const isbn = '9780141439587';
    const id = await aBook({ isbn });
    await remove(id);
    await aBook({ title: 'The other Emma', isbn });
    const { body } = await putBack({ ids: [id] });
    expect(body.books).toMatchObject([
      {
        outcome: 'refused',
        detailCode: 'book-isbn-taken',
        message: '“The other Emma” has its ISBN by now. Change or delete that book first.',
      },
    ]);
    expect(await isInBin(id)).toBe(true);
  });

  it('keeps its orders, and counts the copies that come back from them', async () => {
    const id = await aBook({ stock: 3 });
    await OpeningStock.create({ _id: id, copies: 3 });
    const placed = await app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer('ada'))
      .send(anOrderBody({ email: emailOf('ada'), productIds: [id] }));
    await remove(id);
    const cancel = app.http().post(`/api/orders/${placed.body._id}/cancel`);
    await cancel.set('Authorization', asCustomer('ada')).expect(200);
    await putBack({ ids: [id] });
    const book = await Book.findById(id).lean();
    expect(book?.stock).toBe(3);
    expect(await compareStock([book?._id as never])).toMatchObject([{ stock: 3, logged: 3 }]);
  });

  it('can be deleted for good', async () => {
    const id = await aBook({ title: 'Emma' });
    await remove(id);
    const now = () => app.http().delete(`/api/admin/bin/${id}`).set('Authorization', String(admin));
    expect((await now()).body.book.title).toBe('Emma');
    expect((await now()).status).toBe(404);
    expect((await putBack({ ids: [id] })).body.books).toMatchObject([{ outcome: 'refused' }]);
    expect(await activity()).toContainEqual(expect.objectContaining({ action: 'book-removed' }));
  });

  it('is deleted for good after thirty days', async () => {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const [old, young] = [await aBook(), await aBook()];
    await remove(old);
    app.clock.now = new Date(app.clock.now.getTime() + DAY_MS);
    await remove(young);
    await emptyBin(new Date(app.clock.now.getTime() + 29 * DAY_MS));
    expect([await isInBin(old), await isInBin(young)]).toEqual([false, true]);
  });
});

describe('a deleted book that an import has added again', () => {
  it.each([
    ['alone', remove],
    ['as one of many', (id: string) => removeMany([id])],
    ['by undoing the import', (_id: string, added: string) => undoImport(added)],
  ])('can be deleted again, %s, and lies in the bin once', async (_how, removeAgain) => {
    const id = await aBook({ title: 'Before' });
    await remove(id);
    const added = await importFile(`_id,Title,Price,Genre\n${id},Again,9,fiction\n`);
    expect(added).toMatchObject({ counts: { new: 1 } });
    expect(await statusFor(id)).toBe(200);
    await removeAgain(id, added._id);
    expect(await statusFor(id)).toBe(404);
    expect(await bin()).toMatchObject([{ book: { _id: id, title: 'Again' } }]);
  });
});

describe('many deleted books', () => {
  it('lie in the bin, too, and come back together', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => aBook({ category: 'horror' })));
    await removeMany(ids);
    expect(await Book.countDocuments({})).toBe(0);
    expect(await bin()).toHaveLength(5);
    app.clock.now = new Date();
    expect((await putBack({ ids })).body).toMatchObject({ changed: 5 });
    expect(await Book.countDocuments({ category: 'horror' })).toBe(5);
    expect(await activity()).toContainEqual(
      expect.objectContaining({
        action: 'books-put-back',
        fields: [{ field: 'books', to: 5 }],
      }),
    );
  });
});
