import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { dropFormerPaymentIndex } from './009-drop-former-payment-index.ts';

useTestApp();

it('drops the index of payments that an older version made, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const orders = db.collection('orders');
  const former = await orders.createIndex({
    'payment.method': 1,
    'payment.state': 1,
    createdAt: -1,
    _id: -1,
  });
  const before = (await orders.listIndexes().toArray()).map(({ name }) => name);
  for (const _run of [1, 2]) {
    await dropFormerPaymentIndex(db);
    const left = (await orders.listIndexes().toArray()).map(({ name }) => name);
    expect(left).toEqual(before.filter((name) => name !== former));
  }
});
