import type { OrderView } from '@book-store/contract/schemas/orders';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../features/books/books.builder.ts';
import { anOrderBody, anOrderDocument } from '../../features/orders/orders.builder.ts';
import { Order } from '../../features/orders/orders.model.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { numberOrders } from './0001-number-orders.ts';

const app = useTestApp();
const collection = (name: string) => mongoose.connection.collection(name);

beforeEach(async () => {
  for (const name of ['orders', 'counters']) await collection(name).deleteMany({});
});

/** Stores orders as versions without numbers did, in this order of creation. */
async function oldOrders(...names: string[]): Promise<void> {
  const documents = names.map((name, at) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + at * 1000);
    const { number: _none, searchWords: _new, ...order } = anOrderDocument({ name, createdAt });
    return { ...order, searchText: 'old' };
  });
  await Order.collection.insertMany(documents.toReversed());
}

async function listed(q = ''): Promise<OrderView[]> {
  const call = app.http().get(`/api/admin/orders?limit=100&q=${q}`);
  return (await call.set('Authorization', await asAdmin())).body;
}
const numbers = async () =>
  Object.fromEntries((await listed()).map(({ name, number }) => [name, number]));

async function placeOrder(): Promise<OrderView> {
  const body = anOrderBody({ email: emailOf('new'), productIds: [await aBook({ newPrice: 10 })] });
  const call = app.http().post('/api/orders/').set('Authorization', asCustomer('new'));
  return (await call.send(body)).body;
}

describe('numberOrders', () => {
  it('numbers existing orders by age, and the next order goes on from there', async () => {
    await oldOrders('first', 'second', 'third');
    await numberOrders();
    expect(await numbers()).toEqual({ first: 'BS-10001', second: 'BS-10002', third: 'BS-10003' });
    expect((await placeOrder()).number).toBe('BS-10004');
  });

  it('makes them findable by their number', async () => {
    await oldOrders('first', 'second');
    await numberOrders();
    expect((await listed('BS-10002')).map(({ name }) => name)).toEqual(['second']);
  });

  it('gives each order one number, the same by age, when several servers start at once', async () => {
    const names = Array.from({ length: 700 }, (_, at) => `order ${at}`);
    await oldOrders(...names);
    await Promise.all([numberOrders(), numberOrders(), numberOrders()]);
    const stored = await Order.find().sort({ createdAt: 1 }).lean();
    expect(stored.map(({ number }) => number)).toEqual(names.map((_, at) => 10_001 + at));
  });

  it('goes on after an interrupted start, also when orders were placed meanwhile', async () => {
    await oldOrders('first', 'second', 'third');
    await numberOrders();
    const placed = await placeOrder();
    await Order.updateMany({ name: { $in: ['second', 'third'] } }, { $unset: { number: 1 } });
    await numberOrders();
    expect(await numbers()).toEqual({
      first: 'BS-10001',
      second: 'BS-10002',
      third: 'BS-10003',
      [placed.name]: 'BS-10004',
    });
  });

  it('numbers what a server of an earlier version has placed meanwhile, after all others', async () => {
    await oldOrders('first');
    await numberOrders();
    await placeOrder();
    await oldOrders('late');
    await numberOrders();
    expect(await numbers()).toMatchObject({ first: 'BS-10001', late: 'BS-10003' });
  });

  it('shows the end of the id until an order has its number', async () => {
    await oldOrders('first');
    const [order] = await listed();
    expect(order?.number).toBe(order?._id.slice(-8));
  });
});
