import mongoose, { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { aBook } from '../features/books/books.builder.ts';
import { anOrder, anOrderBody } from '../features/orders/orders.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../testing/sign-in.ts';
import { useTestApp } from '../testing/start-test-app.ts';

const app = useTestApp();
const old = '2001-01-01T00:00:00.000Z';
const id = () => new Types.ObjectId().toString();

type Method = 'post' | 'put' | 'patch';
const send = (method: Method, path: string, as: string, body: object) =>
  app.http()[method](path).set('Authorization', as).send(body);

/** Returns the database's content as text, so that any change shows. */
async function everythingStored(): Promise<string> {
  const names = ['books', 'orders', 'admins', 'newsletter_subscribers'];
  const all = names.map((name) => mongoose.connection.collection(name).find({}).toArray());
  return JSON.stringify(await Promise.all(all));
}

describe('a field that only the shop sets', () => {
  it.each(
    Object.entries({
      _id: id(),
      id: id(),
      createdAt: old,
      uid: 'somebody',
      owner: 'somebody',
      status: 'delivered',
      history: [{ status: 'delivered', at: old }],
      lines: [{ bookId: id(), title: 'Free', priceCents: 0 }],
      totalCents: 0,
      price: 0,
      idempotencyKey: 'mine',
      bodyHash: 'mine',
      searchText: 'x',
      $set: { status: 'delivered' },
      'address.verified': true,
    }),
  )('is refused from a customer who places an order: %s', async (name, value) => {
    const productIds = [await aBook({ newPrice: 10 })];
    const body = { ...anOrderBody({ email: emailOf('ada'), productIds }), [name]: value };
    const before = await everythingStored();
    const reply = await send('post', '/api/orders/', asCustomer('ada'), body);
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual([{ path: name, message: 'Unknown field.' }]);
    expect(await everythingStored()).toBe(before);
  });

  it.each([
    ['_id', id()],
    ['id', id()],
    ['createdAt', old],
    ['updatedAt', old],
    ['titleKey', 'x'],
    ['newPriceCents', 1],
    ['coverTint', '#000000'],
    ['$set', { newPriceCents: 1 }],
    ['$unset', { title: 1 }],
  ])('is refused from an admin who adds or edits a book: %s', async (name, value) => {
    const as = await asAdmin();
    const book = {
      title: 'A title',
      description: 'A description',
      category: 'fiction',
      coverImage: 'book-1.webp',
      newPrice: 10,
      oldPrice: 12,
      [name]: value,
    };
    const path = `/api/books/edit/${await aBook()}`;
    const before = await everythingStored();
    const replies = [
      await send('post', '/api/books/create-book', as, book),
      await send('put', path, as, book),
    ];
    for (const { status, body } of replies) {
      expect([status, body.fields[0].path]).toEqual([400, name]);
    }
    expect(await everythingStored()).toBe(before);
  });

  it.each([
    ['a status with a price', { from: 'placed', to: 'confirmed', totalCents: 0 }],
    ['a status with a time', { from: 'placed', to: 'confirmed', at: old }],
    ['an operator as a status', { from: { $ne: 'x' }, to: 'confirmed' }],
  ])("is refused from an admin who changes an order's status: %s", async (_what, body) => {
    const as = await asAdmin();
    const path = `/api/admin/orders/${await anOrder()}/status`;
    const before = await everythingStored();
    expect((await send('patch', path, as, body)).status).toBe(400);
    expect(await everythingStored()).toBe(before);
  });

  it.each([
    ['username', 'root'],
    ['usernameKey', 'root'],
    ['passwordHash', 'scrypt$1024$8$1$$'],
    ['tokenVersion', 0],
    ['createdAt', old],
  ])('is refused from an admin who edits their profile: %s', async (name, value) => {
    const as = await asAdmin();
    const before = await everythingStored();
    const reply = await send('patch', '/api/admin/profile', as, {
      roleLabel: 'Owner',
      [name]: value,
    });
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, name]);
    expect(await everythingStored()).toBe(before);
  });

  it('is refused from a visitor who subscribes', async () => {
    const before = await everythingStored();
    const body = { email: 'reader@example.com', consentedAt: old };
    expect((await app.http().post('/api/newsletter').send(body)).status).toBe(400);
    expect(await everythingStored()).toBe(before);
  });
});
