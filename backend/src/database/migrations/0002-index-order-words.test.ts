import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder, anOrderDocument } from '../../features/orders/orders.builder.ts';
import { Order } from '../../features/orders/orders.model.ts';
import { takeLease } from '../../shared/lease.ts';
import { costOf } from '../../testing/query-costs.ts';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { indexOrderWords } from './0002-index-order-words.ts';

const app = useTestApp();
const now = () => new Date('2026-06-30T12:00:00Z');

beforeEach(async () => {
  await Order.deleteMany({});
  for (const name of ['shop_meta', 'leases']) {
    await mongoose.connection.collection(name).deleteMany({});
  }
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

async function search(q: string) {
  const call = app.http().get(`/api/admin/orders?limit=100&q=${q}`);
  return call.set('Authorization', await asAdmin());
}
const found = async (q: string): Promise<string[]> =>
  (await search(q)).body.map(({ name }: AdminOrderView) => name);

describe('indexOrderWords', () => {
  it('makes the orders of an earlier version findable, once, also from several servers', async () => {
    await oldOrders(1100);
    expect(await found('reader1099')).toEqual([]);
    await Promise.all([indexOrderWords(now), indexOrderWords(now)]);
    expect(await found('reader1099')).toEqual(['Reader1099 Old']);
    expect(await Order.collection.countDocuments({ searchText: { $exists: true } })).toBe(0);
    expect(await Order.countDocuments({ searchWords: { $exists: false } })).toBe(0);
  });

  it('lets the owner know until all orders can be found', async () => {
    await oldOrders(2);
    expect((await search('reader')).headers['x-search-complete']).toBe('false');
    await indexOrderWords(now);
    expect((await search('reader')).headers['x-search-complete']).toBe('true');
  });

  it('is done by one server, and by another one after its death', async () => {
    await oldOrders(2);
    await takeLease('order-words', { now: now(), ms: 1000, server: 'another' });
    await indexOrderWords(now);
    expect(await found('reader1')).toEqual([]);
    await indexOrderWords(() => new Date(now().getTime() + 1000));
    expect(await found('reader1')).toEqual(['Reader1 Old']);
  });

  it('reads no order that has its words already', async () => {
    for (let at = 0; at < 10; at += 1) await anOrder();
    const { scans, read } = await costOf(mongoose.connection.getClient().db(), () =>
      indexOrderWords(now),
    );
    expect(scans).toBe(0);
    expect(read).toBeLessThan(5);
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
