import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { anOrder } from '../../../orders/order/orders.builder.ts';
import { asAdmin } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { copiesOfFirstOrders } from './007-copies-of-first-orders.ts';

const app = useTestApp();
const aLine = () => ({ price: 8, bookId: new mongoose.Types.ObjectId() });

it('gives the lines of the first orders one copy, so that they can be returned, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const books = [aLine(), { ...aLine(), quantity: 3 }];
  const id = await anOrder({ status: 'delivered', books });
  const filter = { _id: new mongoose.Types.ObjectId(id) };
  await db.collection('orders').updateOne(filter, { $unset: { 'lines.0.quantity': 1 } });
  for (const _run of [1, 2]) {
    await copiesOfFirstOrders(db);
    const [order] = await app.stored('orders');
    expect(order?.lines).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
  }
  const back = await app
    .http()
    .post(`/api/admin/orders/${id}/returns`)
    .set('Authorization', await asAdmin())
    .send({
      lines: [{ bookId: `${books[0]?.bookId}`, quantity: 1 }],
      reason: 'damaged',
      instructions: '1 Quiet Lane',
    });
  expect(back.status).toBe(200);
  const [order] = await app.stored('orders');
  expect(order?.returns).toMatchObject([{ lines: [{ quantity: 1, cents: 800 }] }]);
});
