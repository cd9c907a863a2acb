import { beforeEach, expect, it } from 'vitest';
import { anOrderDocument } from '../../features/orders/orders.builder.ts';
import { Order } from '../../features/orders/orders.model.ts';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { indexMoreOrderWords } from './0006-index-more-order-words.ts';

const app = useTestApp();

beforeEach(() => Order.deleteMany({}));

const found = async (q: string): Promise<number> => {
  const call = app.http().get('/api/admin/orders').query({ q });
  return (await call.set('Authorization', await asAdmin())).body.length;
};

it('makes the orders of earlier versions findable by author and without umlauts', async () => {
  const books = [{ price: 10, title: 'Der Pfau', author: 'Isabel Bogdan' }];
  const order = anOrderDocument({ name: 'Ada Krüger', books });
  await Order.collection.insertOne({ ...order, searchWords: ['ada', 'kruger', 'der', 'pfau'] });
  for (const q of ['bogdan', 'krueger']) expect(await found(q)).toBe(0);
  expect(await indexMoreOrderWords(async () => true)).toBe(true);
  for (const q of ['bogdan', 'krueger', 'krüger', 'pfau']) expect(await found(q)).toBe(1);
});

it('goes on later if it is stopped', async () => {
  await Order.collection.insertOne({ ...anOrderDocument(), searchWords: [] });
  expect(await indexMoreOrderWords(async () => false)).toBe(false);
  expect(await indexMoreOrderWords(async () => true)).toBe(true);
});
