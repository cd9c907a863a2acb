import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderDocument } from '../features/orders/orders.builder.ts';
import { Order } from '../features/orders/orders.model.ts';
import { asAdmin } from '../testing/sign-in.ts';
import { useTestApp } from '../testing/start-test-app.ts';
import { indexOrderWords } from './index-order-words.ts';

const app = useTestApp();
const now = new Date('2026-06-30T12:00:00Z');

beforeEach(async () => {
  await Order.deleteMany({});
  await mongoose.connection.collection('shop_meta').deleteMany({});
});

/** Stores orders as versions that searched a text did. */
async function oldOrders(count: number): Promise<void> {
  const documents = Array.from({ length: count }, (_, at) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 3) * 1000);
    const { searchWords: _new, ...order } = anOrderDocument({ name: `Reader${at} Old`, createdAt });
    return { ...order, searchText: 'old' };
  });
  await Order.collection.insertMany(documents);
}

async function found(q: string): Promise<string[]> {
  const call = app.http().get(`/api/admin/orders?limit=100&q=${q}`);
  const reply = await call.set('Authorization', await asAdmin());
  return reply.body.map(({ name }: AdminOrderView) => name);
}

describe('indexOrderWords', () => {
  it('makes the orders of an earlier version findable, once, also from several servers', async () => {
    await oldOrders(1100);
    expect(await found('reader1099')).toEqual([]);
    await Promise.all([indexOrderWords(now), indexOrderWords(now)]);
    expect(await found('reader1099')).toEqual(['Reader1099 Old']);
    expect(await Order.collection.countDocuments({ searchText: { $exists: true } })).toBe(0);
    expect(await Order.countDocuments({ searchWords: { $exists: false } })).toBe(0);
  });

  it('goes on after an interrupted start, and keeps words that are there', async () => {
    await oldOrders(3);
    await indexOrderWords(now);
    await Order.updateOne({ name: 'Reader0 Old' }, { $set: { searchWords: ['corrected'] } });
    await Order.updateOne({ name: 'Reader1 Old' }, { $unset: { searchWords: 1 } });
    await mongoose.connection.collection('shop_meta').deleteMany({});
    await indexOrderWords(now);
    expect(await found('corrected')).toEqual(['Reader0 Old']);
    expect(await found('reader1')).toEqual(['Reader1 Old']);
  });

  it('stops after a batch if told to, and does the rest the next time', async () => {
    await oldOrders(700);
    await indexOrderWords(now, async () => false);
    expect(await Order.countDocuments({ searchWords: { $exists: false } })).toBe(200);
    await indexOrderWords(now);
    expect(await Order.countDocuments({ searchWords: { $exists: false } })).toBe(0);
  });
});
