import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { anOrder } from '../../../orders/order/orders.builder.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { ordersSinceImports } from './013-orders-since-imports.ts';

useTestApp();

it('marks what has been ordered since an import, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const orderedOf = async () => {
    const found = await db.collection('former_books').find({}).sort({ title: 1 }).toArray();
    return found.map(({ title, ordered }) => [title, ordered]);
  };
  const order = await db
    .collection('orders')
    .findOne({ _id: new mongoose.Types.ObjectId(await anOrder()) });
  const [book, at] = [order?.productIds[0], order?.createdAt as Date];
  await db.collection('former_books').insertMany([
    { title: 'Another', book: new mongoose.Types.ObjectId(), at },
    { title: 'Before', book, at: new Date(at.getTime() + 1) },
    { title: 'Since', book, at },
  ]);
  for (const _run of [1, 2]) {
    await ordersSinceImports(db);
    expect(await orderedOf()).toEqual([
      ['Another', undefined],
      ['Before', undefined],
      ['Since', true],
    ]);
  }
});
