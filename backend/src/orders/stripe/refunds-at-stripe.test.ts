import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aShopWithoutTax, aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { readPaper } from '../papers/papers.builder.ts';
import { aShopWithAllPayments } from '../payments/paying.builder.ts';

const { double, deps } = useStripeDouble(() => new Date());
const app = useTestApp(deps);
let admin: string;
beforeAll(async () => {
  await aShopWithAllPayments();
  await aTaxedShop();
  await storeSettings({ delivery: { ways: [aWay({ price: 365 })] } });
});
afterAll(aShopWithoutTax);
beforeEach(async () => {
  await Order.deleteMany({});
  admin = await asAdmin();
});

const call = (method: 'get' | 'post' | 'patch', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const read = async (id: string) => (await call('get', `/orders/${id}`)).body;
const deliver = async () => {
  for (const event of double().events.splice(0))
    expect(await double().deliver(event, app.origin())).toBe(200);
};
const waiting = async () => {
  const listed = await call('get', '/payments?show=unexplained');
  const counts = await call('get', '/payments/counts');
  const desk = await call('get', '/desk');
  const line = desk.body.lines.find(({ name }: { name: string }) => name === 'refunded-at-stripe');
  expect([counts.body.unexplained, line?.count ?? 0]).toEqual(Array(2).fill(listed.body.length));
  return listed.body.map(({ _id }: { _id: string }) => _id);
};
let keys = 0;
const explain = (id: string, body: object, key = `explained-${++keys}`) =>
  call('post', `/orders/${id}/refunds`, { madeAtStripe: true, ...body }).set(
    'Idempotency-Key',
    key,
  );
const refund = (id: string, amount: number, key = `given-${++keys}`) =>
  call('post', `/orders/${id}/refunds`, { amount }).set('Idempotency-Key', key);

/** Returns an order of a book for $10.70 and a calendar for $11.90, with delivery for $3.65, paid and invoiced. */
async function invoiced() {
  const productIds = [
    await aBook({ title: 'Emma', newPrice: 10.7 }),
    await aBook({ title: 'Year', newPrice: 11.9, format: 'calendar' }),
  ];
  const uid = `at-stripe-${++keys}`;
  const customer = asCustomer(uid, { emailVerified: true });
  const address = { ...anOrderBody().address, country: 'Germany' };
  const post = (path: string, body: object) =>
    app.http().post(path).set('Authorization', customer).send(body);
  const placed = await post(
    '/api/orders/',
    anOrderBody({
      productIds,
      address,
      totalPrice: '26.25',
      payment: 'stripe',
      email: emailOf(uid),
    }),
  );
  expect(placed.status).toBe(201);
  const id = placed.body._id as string;
  const { body } = await post(`/api/orders/${id}/checkout`, {});
  const page = body.url.split('/').at(-1);
  double().pay(page);
  await deliver();
  expect((await call('post', `/orders/${id}/invoice`, {})).status).toBe(200);
  const intent = double().sessions.get(page)?.payment_intent ?? '';
  return { id, intent, productIds };
}
const lastPaper = async (id: string) => readPaper(app, (await read(id)).papers.at(-1)._id);

describe('a refund that was made at Stripe itself', () => {
  it('waits until somebody says what it was for, then paper and tax follow', async () => {
    const { id, intent, productIds } = await invoiced();
    double().refund(intent, 250);
    await deliver();
    expect((await read(id)).payment).toMatchObject({ refunded: 2.5, refundedAtStripe: 2.5 });
    expect((await read(id)).papers).toHaveLength(1);
    expect(await waiting()).toEqual([id]);

    const [book] = await Promise.all([
      explain(id, { amount: 1, of: 'book', bookId: productIds[1], reason: 'Torn' }, 'same'),
      explain(id, { amount: 1, of: 'book', bookId: productIds[1], reason: 'Torn' }, 'same'),
    ]);
    expect(book.status).toBe(200);
    expect(book.body.payment).toMatchObject({
      refunded: 2.5,
      refundedAtStripe: 1.5,
      refundable: 23.75,
    });
    expect(await lastPaper(id)).toMatchObject({
      kind: 'credit-note',
      items: [{ kind: 'book', amount: -1 }],
      taxes: { sums: [{ rate: 19_000, gross: -1 }] },
    });
    const tooMuch = await explain(id, { amount: 2, of: 'delivery' });
    expect([tooMuch.status, tooMuch.body.detail]).toEqual([
      409,
      'Only $1.50 went back at Stripe itself.',
    ]);
    const rest = await explain(id, { amount: 1.5, of: 'delivery' });
    expect(rest.body.payment.refundedAtStripe).toBeUndefined();
    expect(await lastPaper(id)).toMatchObject({ items: [{ kind: 'delivery', amount: -1.5 }] });
    expect(rest.body.papers).toHaveLength(3);
    expect(await waiting()).toEqual([]);
    expect((await explain(id, { amount: 1 })).body.detailCode).toBe('nothing-to-explain');
    await deliver();
    expect([...double().charges.values()].at(-1)?.amount_refunded).toBe(250);
  });

  it('is told from the refunds of the shop, however these arrive', async () => {
    const { id, intent } = await invoiced();
    expect((await refund(id, 3)).status).toBe(200);
    double().behaviour.fault = 'after';
    await refund(id, 4);
    double().behaviour.fault = undefined;
    await deliver();
    expect((await read(id)).payment).toMatchObject({ refunded: 7 });
    expect(await waiting()).toEqual([]);
    double().refund(intent, 200);
    await deliver();
    expect((await read(id)).payment.refundedAtStripe).toBe(2);
    double().failRefund(intent);
    await deliver();
    expect((await read(id)).payment.refundedAtStripe).toBeUndefined();
    expect(await waiting()).toEqual([]);
  });

  it('needs no reason once the order has ended', async () => {
    const { id, intent } = await invoiced();
    double().refund(intent, 250);
    await deliver();
    await call('patch', `/orders/${id}/status`, { from: 'placed', to: 'cancelled' });
    expect(await waiting()).toEqual([]);
    await call('post', `/orders/${id}/undo`, { from: 'cancelled' });
    expect(await waiting()).toEqual([id]);
  });

  it('lowers the taxes by the day on which the money went back', async () => {
    const { id, intent, productIds } = await invoiced();
    double().refund(intent, 250);
    await deliver();
    await explain(id, { amount: 2.5, of: 'book', bookId: productIds[1] });
    const { text } = await call('get', '/exports/figures.csv?part=payments');
    const rows = readCsv(text).map(({ cells }) => Object.values(cells).join(' '));
    expect(rows.filter((row) => row.includes('refunded'))).toEqual([
      expect.stringMatching(/ 19 -2\.10 -0\.40 -2\.50/),
    ]);
  });
});
