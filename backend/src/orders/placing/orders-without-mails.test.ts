import { describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { stockOf } from '../order/order-stock.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { processUnconfirmed, unconfirmedOrdersJobs } from './unconfirmed-orders-job.ts';

const app = useTestApp({ listensBeyondLoopback: false });

async function place(email: string, as?: string) {
  const book = await aBook({ newPrice: 10, stock: 5 });
  const call = app.http().post('/api/orders/');
  if (as) call.set('Authorization', as);
  const { body } = await call.send(anOrderBody({ email, productIds: [book] }));
  return { order: body, book };
}

describe('a shop without a mail server', () => {
  it('places orders at once, and keeps their copies until the owner decides', async () => {
    await aShopForGuests();
    for (const { order, book } of [
      await place('guest@example.com'),
      await place(emailOf('new'), asCustomer('new')),
    ]) {
      expect([order.status, order.hold]).toEqual(['placed', undefined]);
      await processUnconfirmed(new Date(Date.now() + 30 * 86_400_000));
      expect(await stockOf(book)).toBe(4);
      const path = `/api/admin/orders/${order._id}/status`;
      const moved = app
        .http()
        .patch(path)
        .set('Authorization', await asAdmin());
      expect((await moved.send({ from: 'placed', to: 'confirmed' })).status).toBe(200);
    }
  });

  it('gives no copies back that it held when it still had one', () => {
    expect(unconfirmedOrdersJobs({ mail: undefined })).toEqual([]);
  });

  it('limits no network as long as only this computer uses it', async () => {
    await Order.deleteMany({});
    for (let at = 0; at < 50; at += 1) await place(`tried-${at}@example.com`);
    expect(await Order.countDocuments()).toBe(50);
  });
});
