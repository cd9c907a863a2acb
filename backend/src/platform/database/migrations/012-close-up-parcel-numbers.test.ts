import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { findByReference } from '../../../orders/order/find-by-reference.ts';
import { anOrder } from '../../../orders/order/orders.builder.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { closeUpParcelNumbers } from './012-close-up-parcel-numbers.ts';

useTestApp();

it('lets the number of a parcel be found that was stored with spaces, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const orders = db.collection('orders');
  const [spaced, plain] = [await anOrder(), await anOrder()];
  await anOrder();
  const store = (id: string, tracking: object) =>
    orders.updateOne({ _id: new mongoose.Types.ObjectId(id) }, { $set: { tracking } });
  const url = 'https://parcels.example/1';
  await store(spaced, { carrier: 'Other', number: '0034 0434\u00a01610 9404', url });
  await store(plain, { carrier: 'UPS', number: '1Z999AA10123456784' });
  const found = async (q: string) => (await findByReference(q)).map(String);
  expect(await found('0034043416109404')).toEqual([]);
  for (const _run of [1, 2]) {
    await closeUpParcelNumbers(db);
    for (const typed of ['0034043416109404', '0034 0434 1610 9404'])
      expect(await found(typed)).toEqual([spaced]);
    expect(await found('1Z999AA10123456784')).toEqual([plain]);
  }
  const order = await orders.findOne({ _id: new mongoose.Types.ObjectId(spaced) });
  expect(order?.tracking).toEqual({ carrier: 'Other', number: '0034043416109404', url });
});
