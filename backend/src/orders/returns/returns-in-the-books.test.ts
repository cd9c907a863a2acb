import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { forgetFigures } from '../../reports/figures/figures.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { forgetPersonalData } from '../guests/forget-personal-data.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { setStatus } from '../papers/papers.builder.ts';
import { aShopWithAllPayments, placeToPay } from '../payments/paying.builder.ts';
import { aReturn, storedOrder } from './returns.builder.ts';

const now = () => app.clock.now ?? new Date();
const { double, deps } = useStripeDouble(now);
const app = useTestApp(deps);
// All on one day, in one month.
beforeEach(() => {
  app.clock.now = new Date();
});
afterEach(async () => {
  await ShopSettings.deleteMany({});
  await Order.deleteMany({});
  await forgetFigures();
});

const ada = asCustomer('ada');
const call = async (method: 'get' | 'post', path: string, body?: object) => {
  const reply = await app
    .http()
    [method](`/api/admin/${path}`)
    .set('Authorization', await asAdmin())
    .send(body);
  expect(reply.status).toBe(200);
  return reply;
};
const refund = async ({ id, returnId }: { id: string; returnId: string }, amount: number) =>
  (await call('post', `orders/${id}/returns/${returnId}/refund`, { amount })).body;
const deliver = (id: string) =>
  Order.updateOne(
    { _id: id },
    {
      $set: { status: 'delivered', 'payment.state': 'paid', 'payment.paid': 1000 },
      $push: { history: { status: 'delivered', at: now() } },
    },
  );
const taxRows = async () => {
  const { text } = await call('get', 'exports/figures.csv?part=taxes');
  return readCsv(text).map(({ cells }) => Object.values(cells).slice(2).join(' '));
};

/** Places and delivers an order for $10, 7 % tax included. Returns its id and the number of its invoice. */
async function invoiced() {
  await aTaxedShop();
  const address = { ...anOrderBody().address, country: 'Germany' };
  const body = anOrderBody({ productIds: [await aBook({ newPrice: 10 })], address });
  const post = (path: string, sent: object) =>
    app.http().post(path).set('Authorization', ada).send(sent);
  const id = (await post('/api/orders/', body)).body._id as string;
  await setStatus(id, 'packed');
  const [{ number }] = (await post(`/api/orders/${id}/invoice`, {})).body.papers;
  await deliver(id);
  return { id, invoice: Number(number) };
}

describe('a refunded return', () => {
  it('gets a credit note where the order has an invoice, which counts in the month', async () => {
    const { id, invoice } = await invoiced();
    const one = await aReturn({ order: id, state: 'received' });
    await Order.updateOne({ _id: id }, { $set: { 'returns.0.lines.0.rate': 7000 } });
    const order = await refund(one, 5);
    expect(order.papers.at(-1)).toMatchObject({
      kind: 'credit-note',
      number: String(invoice + 1),
      ofReturn: one.returnId,
    });
    expect(order.papers.at(-1)).not.toHaveProperty('whole');
    expect(await taxRows()).toEqual(['7 4.68 0.32 5.00 1']);
  });

  it('has none where the order has no invoice', async () => {
    const one = await aReturn({ state: 'received' });
    expect(await refund(one, 10)).not.toHaveProperty('papers');
    expect(await taxRows()).toEqual(['none 10.00 0.00 10.00 1']);
  });

  it('counts on the day on which the money went back', async () => {
    const at = new Date(now().getTime() - 5 * 86_400_000);
    const books = [{ price: 10, quantity: 2, title: 'Emma' }];
    const one = await aReturn({ state: 'received', createdAt: at, at, books });
    const figures = async () => (await call('get', 'figures')).body;
    expect((await figures()).revenue).toBe(20);
    await refund(one, 8);
    const { revenue, days, books: sold } = await figures();
    expect(revenue).toBe(12);
    expect(days.at(-1).revenue).toBe(-8);
    expect(days.at(-6).revenue).toBe(20);
    expect(sold).toMatchObject([{ copies: 1, sales: 10 }]);
  });

  it('sends money back through Stripe that came from there, once', async () => {
    await aShopWithAllPayments();
    const { id, uid } = await placeToPay(app, 'stripe');
    const path = `/api/orders/${id}/checkout`;
    const { body } = await app.http().post(path).set('Authorization', asCustomer(uid)).send({});
    double().pay(body.url.split('/').at(-1));
    for (const event of double().events.splice(0)) await double().deliver(event, app.origin());
    await Order.updateOne({ _id: id }, { $set: { status: 'delivered' } });
    const one = await aReturn({ order: id, state: 'received' });
    await Promise.all([refund(one, 4), refund(one, 4)]);
    const [charge] = [...double().charges.values()];
    expect(charge?.amount_refunded).toBe(400);
    expect((await storedOrder(id)).payment).toMatchObject({
      refunded: 400,
      state: 'partly-refunded',
    });
  });
});

it('keeps what a customer wrote about a return no longer than their phone number', async () => {
  const one = await aReturn({ state: 'refused' });
  const past = new Date(Date.now() - 400 * 86_400_000);
  await Order.updateOne(
    { _id: one.id },
    { $set: { 'returns.0.note': 'I am ill.', changedAt: past } },
  );
  const retention = { keepNamesYears: 10, keepContactsMonths: 6 };
  await forgetPersonalData({ retention, now: now() });
  const [stored] = (await storedOrder(one.id)).returns ?? [];
  expect([stored?.note, stored?.state]).toEqual([undefined, 'refused']);
});
