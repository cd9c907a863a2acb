import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderBody } from '../../features/orders/orders.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { collectionNames } from '../collection-names.ts';
import {
  A_CUSTOMER,
  EARLIER_SHOPS,
  type EarlierShop,
  THE_BOOK,
  THE_ORDER,
} from './earlier-shops.fixtures.ts';
import { runMigrations } from './run-migrations.ts';

const app = useTestApp();
const db = () => app.database() && mongoose.connection.getClient().db(mongoose.connection.name);

async function open({ collections, indexesOfBooks }: EarlierShop): Promise<void> {
  for (const name of await collectionNames(db())) await db().collection(name).deleteMany({});
  for (const [name, documents] of Object.entries(collections))
    await db()
      .collection(name)
      .insertMany(documents as never[]);
  for (const key of indexesOfBooks) await db().collection('books').createIndex(key);
  await runMigrations('before opening');
}

async function call(
  method: 'get' | 'post' | 'patch' | 'put',
  path: string,
  as: string,
  body?: object,
) {
  const reply = await app.http()[method](path).set('Authorization', as).send(body);
  expect([path, reply.status]).toEqual([path, method === 'post' ? 201 : 200]);
  return reply.body;
}

describe.each(EARLIER_SHOPS)('a shop of $version', (shop) => {
  let admin: string;
  beforeEach(async () => {
    await open(shop);
    admin = await asAdmin();
  });

  it('opens: people find, see and change what is there, and order more', async () => {
    const customer = asCustomer(A_CUSTOMER);
    await runMigrations('while open');
    const own = await call('get', `/api/orders/email/${emailOf(A_CUSTOMER)}`, customer);
    expect(own).toMatchObject([{ number: 'BS-10001', totalPrice: 20, name: 'Grace Hopper' }]);
    for (const q of ['hopper', 'BS-10001', 'evora'])
      expect(await call('get', `/api/admin/orders?q=${q}`, admin)).toHaveLength(1);
    expect(await call('get', `/api/books/${THE_BOOK}`, customer)).toMatchObject({ newPrice: 10 });
    for (const path of ['', '/figures?from=2026-11-01&to=2026-11-30', '/customers', '/newsletter'])
      await call('get', `/api/admin${path}`, admin);
    for (const path of ['/outbox', '/shop/stock', '/activity', '/exports/orders.csv'])
      await call('get', `/api/admin${path}`, admin);

    const next = anOrderBody({ email: emailOf(A_CUSTOMER), productIds: [THE_BOOK.toString()] });
    expect(await call('post', '/api/orders/', customer, next)).toMatchObject({
      number: 'BS-10002',
    });
    const moved = { from: 'placed', to: 'confirmed' };
    await call('patch', `/api/admin/orders/${THE_ORDER}/status`, admin, moved);
  });

  it('stores in the end what a new shop would, and nothing that is not used any more', async () => {
    await runMigrations('while open');
    const [order] = await app.stored('orders');
    expect(order).toMatchObject({
      number: 10_001,
      deliveryKey: 'portugal\nalentejo\nevora\n7000\n1 quiet lane',
      lines: [{ category: 'fiction' }, { category: expect.stringMatching(/^(fiction|other)$/) }],
      searchWords: expect.arrayContaining(['hopper', 'evora']),
    });
    expect(order).not.toHaveProperty('searchText');
    const names = await collectionNames(db());
    for (const name of ['order_looks', 'outbox', 'rate_limits']) expect(names).not.toContain(name);
    const indexes = await db().collection('books').indexes();
    expect(indexes.map(({ name }) => name).join()).not.toMatch(
      /createdAt|titleKey|newPrice|hidden/,
    );
  });
});
