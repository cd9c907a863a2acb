import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { Order } from '../order/orders.model.ts';
import { aShopWithAllPayments, placeToPay } from '../payments/paying.builder.ts';
import { processDuePayments } from '../payments/payment-jobs.ts';
import { startCheckout } from './start-checkout.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeEventRecord } from './stripe-records.model.ts';

const { double, deps } = useStripeDouble(() => new Date());
const app = useTestApp(deps);
beforeAll(aShopWithAllPayments);
afterEach(() => {
  double().behaviour.fault = undefined;
  double().events.length = 0;
});

const now = () => new Date();
const stripe = () => stripeClient(double().account);
const urls = { paid: 'http://localhost/paid', left: 'http://localhost/left' };
const read = async (id: string) => {
  const order = await Order.findById(id).orFail();
  return order.toObject() as unknown as Parameters<typeof startCheckout>[0];
};
const checkOut = ({ id, uid }: { id: string; uid: string }) =>
  app.http().post(`/api/orders/${id}/checkout`).set('Authorization', asCustomer(uid)).send({});
const pagesOf = (id: string) =>
  [...double().sessions.values()].filter((page) => page.client_reference_id === id);

describe('the page at Stripe', () => {
  it('is the same for a call that has seen the order before another one made the page', async () => {
    const { id } = await placeToPay(app, 'stripe');
    const seen = await read(id);
    const deps = { stripe: stripe(), now };
    const first = await startCheckout(seen, urls, deps);
    expect(await startCheckout(seen, urls, deps)).toBe(first);
    expect(pagesOf(id)).toHaveLength(1);
  });

  it('is made anew, once payable, if what Stripe is told has changed after a lost answer', async () => {
    const order = await placeToPay(app, 'stripe');
    double().behaviour.fault = 'after';
    expect((await checkOut(order)).status).toBe(503);
    double().behaviour.fault = undefined;
    await Order.updateOne({ _id: order.id }, { $set: { email: 'corrected@example.com' } });
    const { status, body } = await checkOut(order);
    expect(status).toBe(200);
    expect((await read(order.id)).payment?.checkout?.url).toBe(body.url);
  });

  it('that Stripe refuses to make leaves the order as it is, and says so', async () => {
    const order = await placeToPay(app, 'stripe');
    await Order.updateOne({ _id: order.id }, { $set: { 'payment.due': 0 } });
    const { status, body } = await checkOut(order);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect((await read(order.id)).status).toBe('awaiting-payment');
  });

  it('is asked for thirty times a minute at most, so that nobody makes Stripe turn the shop away', async () => {
    const [order, other] = [await placeToPay(app, 'stripe'), await placeToPay(app, 'stripe')];
    expect((await checkOut(order)).status).toBe(200);
    await RateWindow.updateMany({}, { points: 30 });
    expect((await checkOut(order)).status).toBe(429);
    expect((await checkOut(other)).status).toBe(200);
    await RateWindow.deleteMany({});
  });

  it('that has closed once does not end an order that the owner has reopened since', async () => {
    const order = await placeToPay(app, 'stripe');
    await checkOut(order);
    const admin = await asAdmin();
    const path = `/api/admin/orders/${order.id}`;
    const call = (method: 'post' | 'patch', to: string, body: object) =>
      app.http()[method](`${path}${to}`).set('Authorization', admin).send(body);
    await call('patch', '/status', { from: 'awaiting-payment', to: 'cancelled' });
    await processDuePayments({ shop: currentShop(), stripe: stripe(), now });
    await call('post', '/undo', { from: 'cancelled' });
    for (const late of double().events.splice(0)) await double().deliver(late, app.origin());
    expect((await read(order.id)).status).toBe('awaiting-payment');
  });
});

describe('what Stripe tells of a payment that the shop does not know yet', () => {
  it('waits without the name of its customer and the digits of the card', async () => {
    const charge = {
      id: 'ch_1',
      amount_captured: 1000,
      amount_refunded: 300,
      disputed: false,
      currency: 'usd',
      payment_intent: 'pi_unknown',
      billing_details: { name: 'Ada Reader' },
      payment_method_details: { card: { last4: '4242' } },
    };
    const event = { id: 'evt_1', type: 'charge.refunded', created: 1, data: { object: charge } };
    expect(await double().deliver(event, app.origin())).toBe(200);
    const stored = await StripeEventRecord.findById('evt_1').lean();
    expect(stored).toMatchObject({ intent: 'pi_unknown', object: { amount_refunded: 300 } });
    expect(JSON.stringify(stored)).not.toMatch(/Ada|4242/);
  });

  it('is counted however close it comes to the payment itself', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await placeToPay(app, 'stripe');
      const page = (await checkOut(order)).body.url.split('/').at(-1);
      double().pay(page);
      double().refund(double().sessions.get(page)?.payment_intent ?? '', 300);
      const events = double().events.splice(0);
      await Promise.all(events.map((event) => double().deliver(event, app.origin())));
      expect((await read(order.id)).payment).toMatchObject({ paid: 1000, refunded: 300 });
    }
  });
});
