import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { asCustomer, emailOf } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { COPIES } from '../../wiring/copies-of-orders.ts';
import { aBook } from '../books/books.builder.ts';
import { expectAgreement, settleLater, stockOf } from './order-stock.builder.ts';
import { anOrderBody } from './orders.builder.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { reopenOrder } from './reopen-order.ts';

const app = useTestApp();
let customers = 0;

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
  await cancel(id);
  return id;
}
const cancel = (id: string) =>
  app
    .http()
    .post(`/api/orders/${id}/cancel`)
    .set('Authorization', asCustomer(`customer-${customers}`))
    .send({});
async function reopen(id: string) {
  const order = (await Order.findById(id).lean<StoredOrder>()) as StoredOrder;
  const entry = { status: 'placed', at: new Date(), by: { role: 'admin', name: 'a' } } as const;
  const outOfStock = async () => new AppError('out-of-stock', { detail: 'Sold out.' });
  return reopenOrder(order, entry, { copies: COPIES, outOfStock, now: () => new Date() });
}

describe('an order that is taken up again', () => {
  it('takes its copies once more, and puts them back when it is cancelled once more', async () => {
    const books = [await aBook({ stock: 1 }), await aBook({ stock: 5 })];
    const [one = '', two = ''] = books;
    const id = await placeAndCancel(books);
    for (let round = 0; round < 3; round += 1) {
      expect(await stockOf(one)).toBe(1);
      expect((await reopen(id))?.status).toBe('placed');
      expect([await stockOf(one), await stockOf(two)]).toEqual([0, 4]);
      await cancel(id);
    }
    await settleLater();
    await expectAgreement(one, 1);
    await expectAgreement(two, 5);
  });

  it('is taken up once by ten admins at once', async () => {
    const id = await aBook({ stock: 3 });
    const order = await placeAndCancel([id]);
    const replies = await Promise.allSettled(Array.from({ length: 10 }, () => reopen(order)));
    const done = replies.filter((one) => one.status === 'fulfilled' && one.value);
    expect(done.length).toBeGreaterThan(0);
    expect((await Order.findById(order).lean())?.history).toHaveLength(3);
    await settleLater();
    expect(await stockOf(id)).toBe(2);
    await expectAgreement(id, 3);
  });

  it('stays cancelled if a copy has been sold meanwhile; the others go back', async () => {
    const books = [await aBook({ stock: 5 }), await aBook({ stock: 1 })];
    const [one = '', two = ''] = books;
    const order = await placeAndCancel(books);
    await place([two]);
    await expect(reopen(order)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect((await Order.findById(order).lean())?.status).toBe('cancelled');
    expect([await stockOf(one), await stockOf(two)]).toEqual([5, 0]);
    await settleLater();
    await expectAgreement(one, 5);
    await expectAgreement(two, 1);
  });
});
