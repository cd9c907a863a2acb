import type { ChangedBook } from '@book-store/contract/catalogue/books/book-changes.schemas';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeRecorder } from '../../platform/audit/record-change.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { StockMovement } from '../stock/stock-movements.model.ts';
import { bookChangesJob } from './change-books.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await Book.deleteMany({});
  admin = await asAdmin();
});

const post = (path: string, body: object) =>
  app.http().post(`/api/admin/books/${path}`).set('Authorization', admin).send(body);
const change = (ids: string[], change: object, query = '') =>
  post(`changes${query}`, { ids, change });
const undo = (books: ChangedBook[]) =>
  post('changes/undo', { books: books.map(({ _id, from, to }) => ({ _id, from, to })) });
const read = async (id: string) =>
  (await app.http().get(`/api/books/${id}`).set('Authorization', admin)).body;
const list = async (query: string) => {
  const reply = await app.http().get(`/api/admin/books?${query}`).set('Authorization', admin);
  expect(reply.status).toBe(200);
  return reply.body.map(({ title }: { title: string }) => title);
};

describe('the list of Manage Books', () => {
  it('shows hidden books too, and finds those that need work', async () => {
    await aBook({ title: 'Bare', coverImage: '' });
    await aBook({ title: 'Hidden', hidden: true, stock: 1 });
    await aBook({ title: 'Few', stock: 0, soldAt: new Date() });
    await aBook({ title: 'Never sold', stock: 0 });
    await aBook({ title: 'Enough', stock: 1 });
    await aBook({ title: 'To order', stock: 0, orderable: true });
    await aBook({ title: 'Reduced', newPrice: 5, oldPrice: 10, trending: true });
    expect(await list('sort=title')).toHaveLength(7);
    expect(await list('noCover=true')).toEqual(['Bare']);
    expect(await list('hidden=true')).toEqual(['Hidden']);
    expect(await list('lowStock=true')).toEqual(['Few']);
    expect(await list('reduced=true&trending=true')).toEqual(['Reduced']);
    expect(await list('q=hidden&category=fiction')).toEqual(['Hidden']);
  });

  it('begins with the fewest copies on demand, and ends with books that are not counted', async () => {
    for (const [title, stock] of [
      ['Many', 12],
      ['None', 0],
      ['Not counted', undefined],
      ['One', 1],
    ] as const) {
      await aBook({ title, soldAt: new Date(), ...(stock !== undefined && { stock }) });
    }
    expect(await list('sort=copies')).toEqual(['None', 'One', 'Many', 'Not counted']);
    expect(await list('sort=copies&lowStock=true')).toEqual(['None']);
    expect((await app.http().get('/api/books/?sort=copies')).status).toBe(400);
  });

  it('leaves the descriptions out, and goes on after a book', async () => {
    for (const title of ['A', 'B', 'C']) await aBook({ title });
    const get = (query: string) =>
      app.http().get(`/api/admin/books?sort=title&limit=2${query}`).set('Authorization', admin);
    const { body, headers } = await get('');
    expect(body[0]).not.toHaveProperty('description');
    expect(headers['x-total-count']).toBe('3');
    expect((await get(`&after=${body[1]._id}`)).body).toMatchObject([{ title: 'C' }]);
    expect((await get('&limit=501')).status).toBe(400);
    expect((await get('&noCover=maybe')).status).toBe(400);
  });
});

describe('a change of the prices of many books', () => {
  it.each([
    ['selling', { percent: -10 }, [9, 10]],
    ['both', { percent: -10 }, [9, 9]],
    ['selling', { percent: 33.333 }, [13.33, 13.33]],
    ['both', { amount: -25 }, [0, 0]],
    ['selling', { amount: 2.5 }, [12.5, 12.5]],
    ['selling', { percent: -13, endsIn90: true }, [8.9, 10]],
    ['both', { amount: 4.3, endsIn90: true }, [13.9, 13.9]],
    ['both', { percent: -99, endsIn90: true }, [0.9, 0.9]],
    ['both', { percent: -100, endsIn90: true }, [0, 0]],
    ['selling', { price: 4.99 }, [4.99, 10]],
    ['both', { price: 4.99 }, [4.99, 4.99]],
  ])('of kind %s by %j', async (prices, by, [newPrice, oldPrice]) => {
    const id = await aBook({ newPrice: 10 });
    const reply = await change([id], { kind: 'price', prices, ...by });
    expect(reply.body).toMatchObject({ changed: 1, unchanged: 0, refused: 0 });
    expect(await read(id)).toMatchObject({ newPrice, oldPrice });
  });

  it.each([
    ['selling', { percent: -10 }, [9, 10]],
    ['selling', { amount: 1 }, [11, undefined]],
    ['both', { price: 4.99 }, [4.99, undefined]],
  ])(
    'without an old price, of kind %s by %j, reduces from the price so far, and undo removes that',
    async (prices, by, [newPrice, oldPrice]) => {
      const id = await aBook({ newPrice: 10, oldPrice: undefined });
      const reply = await change([id], { kind: 'price', prices, ...by });
      const book = await read(id);
      expect([book.newPrice, book.oldPrice]).toEqual([newPrice, oldPrice]);
      expect((await undo(reply.body.books)).body).toMatchObject({ changed: 1, refused: 0 });
      const undone = await read(id);
      expect([undone.newPrice, undone.oldPrice]).toEqual([10, undefined]);
    },
  );

  it('is shown before it is made, refuses what is too dear and leaves the rest', async () => {
    const [dear, cheap] = [await aBook({ newPrice: 9999 }), await aBook({ newPrice: 10 })];
    const ids = [dear, cheap, 'a'.repeat(24), cheap];
    const raise = { kind: 'price', prices: 'both', percent: 50 };
    const preview = await change(ids, raise, '?dryRun=true');
    expect(await read(cheap)).toMatchObject({ newPrice: 10 });
    const made = await change(ids, raise);
    expect(made.body).toEqual(preview.body);
    expect(made.body).toMatchObject({ changed: 1, refused: 2 });
    expect(made.body.books[1]).toMatchObject({
      outcome: 'changed',
      from: { newPrice: 10, oldPrice: 10 },
      to: { newPrice: 15, oldPrice: 15 },
    });
    expect(await read(dear)).toMatchObject({ newPrice: 9999 });
  });

  it('loses none of twenty at once', async () => {
    const ids = [await aBook({ newPrice: 10 }), await aBook({ newPrice: 20 })];
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => change(ids, { kind: 'price', prices: 'both', amount: 1 })),
    );
    const made = replies.reduce((sum, { body }) => sum + body.changed, 0);
    const prices = await Promise.all(ids.map(async (id) => (await read(id)).newPrice));
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(30 + made);
    expect(made).toBeGreaterThan(20);
  });

  it('is undone, except where somebody has changed a book since', async () => {
    const [one, other] = [await aBook({ newPrice: 10 }), await aBook({ newPrice: 20 })];
    const { body } = await change([one, other], { kind: 'price', prices: 'selling', percent: -50 });
    await change([other], { kind: 'price', prices: 'both', price: 7 });
    const undone = await undo(body.books);
    expect(undone.body).toMatchObject({ changed: 1, refused: 1 });
    expect(undone.body.books[1].message).toContain('changed since');
    expect(await read(one)).toMatchObject({ newPrice: 10, oldPrice: 10 });
    expect(await read(other)).toMatchObject({ newPrice: 7 });
    expect((await undo(body.books)).body).toMatchObject({ changed: 0, unchanged: 1 });
  });
});

describe('a change of many books', () => {
  it.each([
    [{ kind: 'genre', category: 'horror' }, { category: 'horror' }],
    [{ kind: 'trending', trending: true }, { trending: true }],
    [{ kind: 'hidden', hidden: true }, { hidden: true }],
    [{ kind: 'tags', add: ['Autumn'], remove: ['old'] }, { tags: ['kept', 'autumn'] }],
  ])('by %j can be undone', async (given, shown) => {
    const id = await aBook({ tags: ['old', 'kept'] });
    const before = await read(id);
    const { body } = await change([id], given);
    expect(await read(id)).toMatchObject(shown);
    await undo(body.books);
    expect(await read(id)).toEqual({ ...before, version: 2 });
  });

  it('takes hidden books out of the shop at once', async () => {
    const id = await aBook({ title: 'Gone' });
    await change([id], { kind: 'hidden', hidden: true });
    expect((await app.http().get(`/api/books/${id}`)).status).toBe(404);
    expect((await app.http().get('/api/books/')).body).toEqual([]);
  });

  it('of the stock says which books are not counted, and is in their logs', async () => {
    const [counted, not] = [await aBook({ stock: 2 }), await aBook()];
    const { body } = await change([counted, not], { kind: 'stock', delta: 3, reason: 'A parcel' });
    expect(body.books).toMatchObject([
      { outcome: 'changed', from: { stock: 2 }, to: { stock: 5 } },
      { outcome: 'refused' },
    ]);
    const log = await app
      .http()
      .get(`/api/admin/books/${counted}/stock-log`)
      .set('Authorization', admin);
    expect(log.body).toMatchObject([{ delta: 3, reason: 'A parcel' }]);
  });

  it('by a filter changes all of them, and deletes them', async () => {
    const kept = await aBook({ category: 'horror' });
    for (const title of ['A', 'B']) await aBook({ title });
    const body = { filter: { category: 'fiction' }, change: { kind: 'delete' } };
    expect((await post('changes?dryRun=true', body)).body.changed).toBe(2);
    expect(await Book.countDocuments({})).toBe(3);
    expect((await post('changes', body)).body.changed).toBe(2);
    expect(await list('')).toEqual([(await read(kept)).title]);
  });

  const entriesOf = async (name: string) => {
    const { body } = await app.http().get('/api/admin/activity').set('Authorization', admin);
    return body.entries.filter(({ by }: { by: { name: string } }) => by.name === name);
  };

  it('is in the activity log once, and only if it changes some', async () => {
    admin = await asAdmin('the owner of many');
    const ids = [await aBook(), await aBook()];
    await change(ids, { kind: 'trending', trending: true }, '?dryRun=true');
    await change(ids, { kind: 'trending', trending: true });
    await change(ids, { kind: 'trending', trending: true });
    expect(await entriesOf('the owner of many')).toMatchObject([
      {
        action: 'books-changed',
        fields: [
          { field: 'books', to: 2 },
          { field: 'trending', to: true },
        ],
      },
    ]);
  });

  it('of a few that breaks off has changed none', async () => {
    const ids = [await aBook({ stock: 2 }), await aBook({ stock: 3 })];
    const failing = vi.spyOn(StockMovement, 'insertMany').mockRejectedValue(new Error('Gone.'));
    const parcel = { kind: 'stock', delta: 3, reason: 'A parcel' };
    expect((await change(ids, parcel)).status).toBe(500);
    failing.mockRestore();
    expect(await Promise.all(ids.map(async (id) => (await read(id)).stock))).toEqual([2, 3]);
    expect((await change(ids, parcel)).body).toMatchObject({ changed: 2 });
  });

  /** Lets a change of so many books that it takes several transactions break off after the first one. */
  async function breakOff(ids: string[]) {
    const writeAll = Book.collection.bulkWrite.bind(Book.collection);
    const failing = vi
      .spyOn(Book.collection, 'bulkWrite')
      .mockImplementationOnce((writes, options) => writeAll(writes, options))
      .mockRejectedValue(new Error('The server is gone.'));
    const reply = await change(ids, { kind: 'price', prices: 'both', percent: -50 });
    failing.mockRestore();
    return reply;
  }
  const MANY = 450;
  const manyBooks = async () => {
    const template = await Book.findById(await aBook({ newPrice: 10 })).lean();
    const books = Array.from({ length: MANY }, () => ({ ...template, _id: new Types.ObjectId() }));
    await Book.collection.insertMany(books as never[]);
    return books.map(({ _id }) => _id.toString());
  };
  const countAt = (cents: number) => Book.countDocuments({ newPriceCents: cents });
  const goOnAt = (now: Date) => {
    const deps = { ...testDeps(app.clock, async () => true), now: () => now };
    const job = bookChangesJob(createChangeRecorder(deps));
    return job.run({ ...deps, shop: currentShop(), signal: new AbortController().signal });
  };

  it('that breaks off in the middle is brought to its end, once, by whichever server is there', async () => {
    admin = await asAdmin('the interrupted');
    const ids = await manyBooks();
    const reply = await breakOff(ids);
    expect(reply.status).toBe(503);
    expect(reply.body.detail).toContain('goes on with it by itself');
    const half = await countAt(500);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(MANY);
    await goOnAt(new Date());
    expect(await countAt(500)).toBe(half);
    const later = new Date(Date.now() + 61_000);
    await Promise.allSettled([goOnAt(later), goOnAt(later)]);
    expect(await countAt(500)).toBe(MANY);
    expect(await countAt(250)).toBe(0);
    expect(await entriesOf('the interrupted')).toMatchObject([
      { action: 'books-changed', fields: [{ field: 'books', to: MANY }, { field: 'both prices' }] },
    ]);
    expect(await app.stored('book_changes')).toEqual([]);
    expect(await app.stored('book_change_batches')).toEqual([]);
  });

  it('goes through all of them, in their order, and can be undone', async () => {
    const ids = await manyBooks();
    const { body } = await change(ids, { kind: 'price', prices: 'both', percent: -50 });
    expect(body).toMatchObject({ changed: MANY, refused: 0 });
    expect(body.books.map(({ _id }: ChangedBook) => _id)).toEqual(ids);
    expect((await undo(body.books)).body).toMatchObject({ changed: MANY });
    expect(await countAt(1000)).toBe(MANY + 1);
    expect(await app.stored('book_changes')).toEqual([]);
    expect(await app.stored('book_change_batches')).toEqual([]);
  });

  it('takes ten thousand ids, and refuses one more', async () => {
    const id = (at: number) => at.toString(16).padStart(24, '0');
    const ids = Array.from({ length: 9999 }, (_, at) => id(at));
    const known = await aBook({ newPrice: 10 });
    const reply = await change([...ids, known], { kind: 'price', prices: 'both', price: 3 });
    expect(reply.body).toMatchObject({ changed: 1, refused: 9999 });
    expect((await change([...ids, known, id(9999)], { kind: 'delete' })).status).toBe(400);
    expect(await read(known)).toMatchObject({ newPrice: 3 });
  });

  it.each([
    [{}],
    [{ change: { kind: 'delete' } }],
    [{ ids: [], change: { kind: 'delete' } }],
    [{ ids: ['x'], change: { kind: 'delete' } }],
    [{ ids: ['a'.repeat(24)], filter: {}, change: { kind: 'delete' } }],
    [{ filter: { $where: '1' }, change: { kind: 'delete' } }],
    [{ filter: {}, change: { kind: 'price', prices: 'both' } }],
    [{ filter: {}, change: { kind: 'price', prices: 'both', percent: -101 } }],
    [{ filter: {}, change: { kind: 'price', prices: 'both', percent: 1, amount: 1 } }],
    [{ filter: {}, change: { kind: 'price', prices: 'both', price: -1 } }],
    [{ filter: {}, change: { kind: 'price', prices: 'all', price: 1 } }],
    [{ filter: {}, change: { kind: 'genre', category: 'no such genre' } }],
    [{ filter: {}, change: { kind: 'tags', add: ['a,b'] } }],
    [{ filter: {}, change: { kind: 'stock', delta: 1 } }],
    [{ filter: {}, change: { kind: 'stock', delta: 1, counted: 1, reason: 'x' } }],
    [{ filter: {}, change: { kind: 'hidden', hidden: 'yes' } }],
    [{ filter: {}, change: { kind: 'delete', really: true } }],
  ])('by %j is a bad request', async (body) => {
    const id = await aBook();
    expect((await post('changes', body)).status).toBe(400);
    expect(await Book.exists({ _id: id })).not.toBeNull();
  });
});
