import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { aShopWithoutTax, aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
const ACCOUNT = { name: 'Buchladen', iban: 'DE89370400440532013000' };
const WAYS = [
  { method: 'cash-on-delivery', countries: ['US'], largest: 100, fee: 2.14 },
  { method: 'transfer', countries: [] },
  { method: 'invoice', countries: ['DE'] },
];
const LEIPZIG = {
  street: 'Nikolaistr. 1',
  city: 'Leipzig',
  country: 'Germany',
  state: '',
  zipcode: '04109',
};

let customers = 0;
async function place(given: Partial<PlaceOrderBody>, total = '10.00', price = 10) {
  customers += 1;
  const uid = `payer-${customers}`;
  const productIds = given.productIds ?? [await aBook({ newPrice: price })];
  const body = anOrderBody({ email: emailOf(uid), ...given, productIds, totalPrice: total });
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(body);
  return { status: reply.status, body: reply.body, uid };
}
const admin = async (method: 'get' | 'patch' | 'post' | 'put', path: string, body?: object) =>
  app
    .http()
    [method](`/api/admin${path}`)
    .set('Authorization', await asAdmin())
    .send(body);
const offer = async (ways: object[]) => admin('put', '/shop/payments', { ways, account: ACCOUNT });

describe('in a shop that has set nothing, an order', () => {
  it('is paid in cash and says no word of it, and is paid once it is delivered', async () => {
    const { status, body } = await place({});
    expect([status, body.status, 'payment' in body]).toEqual([201, 'placed', false]);
    const stored = await Order.findById(body._id).lean();
    expect(stored?.payment).toMatchObject({ method: 'cash-on-delivery', state: 'open', due: 1000 });
    for (const [from, to] of [
      ['placed', 'confirmed'],
      ['confirmed', 'packed'],
      ['packed', 'out-for-delivery'],
      ['out-for-delivery', 'delivered'],
    ])
      await admin('patch', `/orders/${body._id}/status`, { from, to });
    const delivered = await Order.findById(body._id).lean();
    expect(delivered?.payment).toMatchObject({ state: 'paid', paid: 1000 });
    await admin('post', `/orders/${body._id}/undo`, { from: 'delivered' });
    const undone = await Order.findById(body._id).lean();
    expect(undone?.payment).toMatchObject({ state: 'open', paid: 0 });
  });

  it('cannot be paid in another way', async () => {
    const { status, body } = await place({ payment: 'transfer' });
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'payment']);
  });
});

describe('in a shop with several ways to pay, an order', () => {
  beforeAll(async () => {
    expect((await offer(WAYS)).status).toBe(200);
  });
  afterAll(async () => {
    await ShopSettings.deleteMany({});
  });

  it('is paid in cash if it names no way, and costs the fee', async () => {
    const unaware = await place({});
    expect([unaware.status, unaware.body]).toMatchObject([
      409,
      { totalPrice: '12.14', paymentFee: 2.14 },
    ]);
    const { body } = await place({}, '12.14');
    expect(body).toMatchObject({
      status: 'placed',
      totalPrice: 12.14,
      payment: { method: 'cash-on-delivery', state: 'open', due: 12.14, fee: 2.14 },
    });
  });

  it('has the fee taxed as its goods are', async () => {
    await aTaxedShop({
      country: 'US',
      rates: [{ country: 'US', class: 'books', rate: 7000, from: '2020-01-01' }],
    });
    const { body } = await place({}, '12.14');
    expect(body.taxes.sums).toEqual([{ rate: 7000, net: 11.35, tax: 0.79, gross: 12.14 }]);
    await aShopWithoutTax();
  });

  it('names a way where cash is not offered', async () => {
    const abroad = await place({ address: LEIPZIG });
    expect([abroad.status, abroad.body.detail]).toEqual([400, 'Please choose how you pay.']);
    const dear = await place({}, '150.00', 150);
    expect(dear.status).toBe(400);
    const refused = await place({ payment: 'invoice' });
    expect(refused.body.detail).toMatch(/not offered for this order/);
    expect((await place({ payment: 'invoice', address: LEIPZIG })).body.status).toBe('placed');
  });

  it('waits for a transfer with its copies, and is nobody’s work meanwhile', async () => {
    const book = await aBook({ newPrice: 10, stock: 3 });
    const before = (await admin('get', '/orders/summary')).body;
    const seen = (await admin('get', '/notifications')).body.count;
    const { body, uid } = await place({ payment: 'transfer', productIds: [book] });
    expect(body).toMatchObject({
      status: 'awaiting-payment',
      cancellable: true,
      payment: { method: 'transfer', state: 'open', due: 10, paid: 0, account: ACCOUNT },
    });
    expect((await Book.findById(book))?.stock).toBe(2);
    const after = (await admin('get', '/orders/summary')).body;
    expect([after.ordersLeft, after.cashToCollect]).toEqual([
      before.ordersLeft,
      before.cashToCollect,
    ]);
    const waiting = before.byStatus['awaiting-payment'] ?? 0;
    expect(after.byStatus['awaiting-payment']).toBe(waiting + 1);
    expect((await admin('get', '/notifications')).body.count).toBe(seen);
    const moved = await admin('patch', `/orders/${body._id}/status`, {
      from: 'awaiting-payment',
      to: 'placed',
    });
    expect(moved.status).toBe(409);
    const cancelled = await app
      .http()
      .post(`/api/orders/${body._id}/cancel`)
      .set('Authorization', asCustomer(uid))
      .send({});
    expect(cancelled.body).toMatchObject({ status: 'cancelled', payment: { state: 'expired' } });
    expect((await Book.findById(book))?.stock).toBe(3);
  });

  it('is no sale as long as it waits', async () => {
    const now = () => admin('get', '/figures');
    const before = (await now()).body;
    await place({ payment: 'transfer' });
    const after = (await now()).body;
    expect([after.revenue, after.cashToCollect]).toEqual([before.revenue, before.cashToCollect]);
  });
});
