import { beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { expectAgreement, stockOf } from '../order/order-stock.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
let customers = 0;
let admin: string;
beforeAll(async () => {
  admin = await asAdmin();
});

async function place(productIds: string[]): Promise<string> {
  customers += 1;
  const uid = `customer-${customers}`;
  const totalPrice = (10 * productIds.length).toFixed(2);
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(anOrderBody({ email: emailOf(uid), productIds, totalPrice }));
  expect(reply.status).toBe(201);
  return reply.body._id;
}
async function placeAndCancel(productIds: string[]): Promise<string> {
  const id = await place(productIds);
  expect((await cancel(id)).status).toBe(200);
  return id;
}
const cancel = (id: string) =>
  app
    .http()
    .patch(`/api/admin/orders/${id}/status`)
    .set('Authorization', admin)
    .send({ from: 'placed', to: 'cancelled' });
const reopen = (id: string) =>
  app
    .http()
    .post(`/api/admin/orders/${id}/undo`)
    .set('Authorization', admin)
    .send({ from: 'cancelled' });

describe('an order that is taken up again', () => {
  it('takes its copies once more, and puts them back when it is cancelled once more', async () => {
    const books = [await aBook({ stock: 1 }), await aBook({ stock: 5 })];
    const [one = '', two = ''] = books;
    const id = await placeAndCancel(books);
    for (let round = 0; round < 3; round += 1) {
      expect(await stockOf(one)).toBe(1);
      expect((await reopen(id)).body.status).toBe('placed');
      expect([await stockOf(one), await stockOf(two)]).toEqual([0, 4]);
      await cancel(id);
    }
    await expectAgreement(one, 1);
    await expectAgreement(two, 5);
  });

  it('is taken up once by ten admins at once', async () => {
    const id = await aBook({ stock: 3 });
    const order = await placeAndCancel([id]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => reopen(order)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await Order.findById(order).lean())?.history).toHaveLength(3);
    expect(await stockOf(id)).toBe(2);
    await expectAgreement(id, 3);
  });

  it('stays cancelled if a copy has been sold meanwhile; the others go back', async () => {
    const books = [await aBook({ stock: 5 }), await aBook({ stock: 1 })];
    const [one = '', two = ''] = books;
    const order = await placeAndCancel(books);
    await place([two]);
    expect((await reopen(order)).body.code).toBe('out-of-stock');
    expect((await Order.findById(order).lean())?.status).toBe('cancelled');
    expect([await stockOf(one), await stockOf(two)]).toEqual([5, 0]);
    await expectAgreement(one, 5);
    await expectAgreement(two, 1);
  });
});
