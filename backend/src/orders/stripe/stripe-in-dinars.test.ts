import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { aShopWithAllPayments, placeToPay } from '../payments/paying.builder.ts';
import { processDuePayments } from '../payments/payment-jobs.ts';
import { stripeClient } from './stripe-client.ts';

const now = () => new Date();
const { double, deps } = useStripeDouble(now);
const app = useTestApp(deps);
let admin: string;

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const look = () =>
  processDuePayments({ shop: currentShop(), stripe: stripeClient(double().account), now });
const deliver = async () => {
  for (const event of double().events.splice(0))
    expect(await double().deliver(event, app.origin())).toBe(200);
};

beforeAll(async () => {
  admin = await asAdmin();
  const place = { country: 'KW', currency: 'KWD', locale: 'en-KW' };
  expect((await call('put', '/shop/place', place)).status).toBe(200);
  await aShopWithAllPayments();
});
beforeEach(async () => {
  admin = await asAdmin();
});

/** An order of KWD 10.000 that is paid; Stripe counts in thousandths and moves whole hundredths. */
async function paidOrder() {
  const { id, uid, bookId } = await placeToPay(app, 'stripe');
  const { body } = await app
    .http()
    .post(`/api/orders/${id}/checkout`)
    .set('Authorization', asCustomer(uid))
    .send({});
  const page = body.url.split('/').at(-1);
  double().pay(page);
  await deliver();
  const atStripe = () =>
    [...double().charges.values()].find(({ metadata }) => metadata.order === id);
  expect(atStripe()).toMatchObject({ amount_captured: 10_000, currency: 'kwd' });
  return { id, bookId, atStripe };
}
const refund = (id: string, amount: number) => call('post', `/orders/${id}/refunds`, { amount });
const isOwed = async (id: string) =>
  (await call('get', '/payments?show=owed')).body.some((one: { _id: string }) => one._id === id);

describe('money of three decimals that goes back through Stripe', () => {
  it('is what the owner has asked for, and never all of it instead', async () => {
    const { id, atStripe } = await paidOrder();
    const odd = await refund(id, 1.234);
    expect([odd.status, odd.body.fields]).toMatchObject([
      409,
      [{ path: 'amount', message: expect.stringMatching(/1\.234, but .*1\.230\.$/) }],
    ]);
    await look();
    expect(atStripe()?.amount_refunded).toBe(0);
    expect((await refund(id, 1.23)).body.payment).toMatchObject({ paid: 10, refunded: 1.23 });
    expect(atStripe()?.amount_refunded).toBe(1230);
  });

  it('is as much as Stripe can give back where the order costs less by thousandths', async () => {
    const { id, bookId, atStripe } = await paidOrder();
    const lines = [{ bookId, quantity: 1, price: 8.766 }];
    expect((await call('put', `/orders/${id}/lines`, { lines })).status).toBe(200);
    expect(await isOwed(id)).toBe(true);
    await look();
    await look();
    expect(atStripe()?.amount_refunded).toBe(1230);
    expect((await call('get', `/orders/${id}`)).body.payment).toMatchObject({ refunded: 1.23 });
    expect(await isOwed(id)).toBe(false);
  });
});
