import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';

const app = useTestApp();
useImports(app);
const imports = importingWith(app);
const START = new Date();
const FACTS = { title: 'Emma', description: 'A novel.', category: 'fiction' };

let admin: string;
let id: string;
const call = async (method: 'get' | 'post' | 'put', path: string, body?: object) => {
  const reply = await app.http()[method](path).set('Authorization', admin).send(body);
  expect(reply.body.detail ?? '').toBe('');
  return reply.body;
};
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const waitUntil = (minutes: number) => {
  app.clock.now = at(minutes);
};
const read = () => call('get', `/api/books/${id}`);
const history = () => call('get', `/api/admin/books/${id}/prices`);
const pricesOf = async () => (await history()).map(({ price }: { price: number }) => price);
const edit = (prices: object) => call('put', `/api/books/edit/${id}`, { ...FACTS, ...prices });
const changeMany = (change: object) =>
  call('post', '/api/admin/books/changes', { ids: [id], change: { kind: 'price', ...change } });

beforeEach(async () => {
  app.clock.now = START;
  admin = await asAdmin();
  await Book.deleteMany({});
  id = (await call('post', '/api/books/create-book', { ...FACTS, newPrice: 20, oldPrice: 25 }))._id;
});

describe('the prices of a book', () => {
  it('are its only one for a new book, which was never reduced', async () => {
    expect(await history()).toEqual([{ price: 20, from: expect.any(String) }]);
    expect(await read()).not.toHaveProperty('lowestPrice');
  });

  it('are kept with their times by edits, and edits of other things change nothing', async () => {
    waitUntil(3);
    await edit({ newPrice: 18 });
    waitUntil(5);
    await edit({ newPrice: 18, publisher: 'Penguin' });
    waitUntil(40);
    await edit({ newPrice: 15 });
    expect(await history()).toEqual([
      { price: 15, from: at(40).toISOString() },
      { price: 18, from: at(3).toISOString(), until: at(40).toISOString() },
      { price: 20, from: expect.any(String), until: at(3).toISOString() },
    ]);
    expect((await read()).lowestPrice).toBe(18);
  });

  it('know the lowest one before a reduction, until a rise', async () => {
    await edit({ newPrice: 18 });
    expect((await read()).lowestPrice).toBe(20);
    await edit({ newPrice: 19 });
    expect(await read()).not.toHaveProperty('lowestPrice');
    await edit({ newPrice: 10 });
    expect((await read()).lowestPrice).toBe(18);
    const [card] = await call('get', '/api/books/cards');
    expect(card.lowestPrice).toBe(18);
  });

  it('are kept by changes of many books, and by undoing them', async () => {
    const { books } = await changeMany({ prices: 'selling', percent: -10 });
    expect((await read()).lowestPrice).toBe(20);
    await call('post', '/api/admin/books/changes/undo', {
      books: books.map(({ _id, from, to }: Record<string, object>) => ({ _id, from, to })),
    });
    expect(await pricesOf()).toEqual([20, 18, 20]);
    expect(await read()).not.toHaveProperty('lowestPrice');
    await changeMany({ prices: 'both', percent: -50 });
    expect((await read()).lowestPrice).toBe(18);
  });

  it('are kept by imports', async () => {
    const file = (price: number) => `_id,Price,Stock\n${id},${price},3\n`;
    await imports.importFile(file(17));
    expect([await pricesOf(), (await read()).lowestPrice]).toEqual([[17, 20], 20]);
    await imports.importFile(file(19));
    expect(await pricesOf()).toEqual([19, 17, 20]);
    expect(await read()).toMatchObject({ stock: 3, newPrice: 19 });
    expect(await read()).not.toHaveProperty('lowestPrice');
  });

  it('become those of another currency', async () => {
    await edit({ newPrice: 18 });
    await call('put', '/api/admin/shop/place', { currency: 'KWD', locale: 'en-KW' });
    expect([await pricesOf(), (await read()).lowestPrice]).toEqual([[18, 20], 20]);
    await call('put', '/api/admin/shop/place', { currency: 'USD', locale: 'en-US' });
    expect([await pricesOf(), (await read()).lowestPrice]).toEqual([[18, 20], 20]);
  });

  it('are refused for a book that is not in the shop', async () => {
    const path = `/api/admin/books/${'a'.repeat(24)}/prices`;
    const { status } = await app.http().get(path).set('Authorization', admin);
    expect(status).toBe(404);
  });
});
