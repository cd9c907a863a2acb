import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { aShopThatSellsGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { GiftCard } from '../gift-cards/gift-cards.model.ts';
import { orderGiftCard } from '../payments/buying-gift-cards.builder.ts';
import { processDuePayments } from '../payments/payment-jobs.ts';
import { stripeClient } from './stripe-client.ts';

const now = () => new Date();
const { double, deps } = useStripeDouble(now);
const app = useTestApp(Object.assign(deps, { mailFrom: 'shop@example.com' }));
let admin: string;

beforeAll(aShopThatSellsGiftCards);
beforeEach(async () => {
  admin = await asAdmin();
});

const call = (method: 'get' | 'post', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const read = async (id: string) => (await call('get', `/orders/${id}`)).body;
const cardsOf = (email: string) => GiftCard.countDocuments({ 'recipient.email': email });

/** Orders a gift card and pays for it; returns the order and what Stripe tells of it. */
async function paidAtStripe(email: string) {
  const recipient = { name: 'Ada Reader', email };
  const { _id: id, uid } = await orderGiftCard(app, { payment: 'stripe', recipient });
  const reply = await app
    .http()
    .post(`/api/orders/${id}/checkout`)
    .set('Authorization', asCustomer(uid))
    .send({});
  expect(reply.status).toBe(200);
  double().pay(reply.body.url.split('/').at(-1));
  return { id, uid, events: double().events.splice(0) };
}
const deliver = async (events: Awaited<ReturnType<typeof paidAtStripe>>['events']) => {
  for (const event of events) expect(await double().deliver(event, app.origin())).toBe(200);
};

describe('a gift card that is paid at Stripe', () => {
  it('is issued once, however often the webhook comes', async () => {
    const email = 'webhooks@example.com';
    const { id, events } = await paidAtStripe(email);
    expect(await cardsOf(email)).toBe(0);
    await deliver(events);
    await deliver(events);
    await Promise.all([deliver(events), deliver(events)]);
    await processDuePayments({ shop: currentShop(), stripe: stripeClient(double().account), now });
    expect(await read(id)).toMatchObject({
      status: 'delivered',
      payment: { state: 'paid', paid: 25 },
      history: [{}, {}, { status: 'delivered', by: { role: 'shop' } }],
    });
    expect(await cardsOf(email)).toBe(1);
  });

  it('is issued once when the first webhooks come at once', async () => {
    const email = 'at-once@example.com';
    const { events } = await paidAtStripe(email);
    await Promise.all([deliver(events), deliver(events)]);
    expect(await cardsOf(email)).toBe(1);
  });

  it('loses what goes back through Stripe, and has it again, blocked, if that fails', async () => {
    const { id, events } = await paidAtStripe('back@example.com');
    await deliver(events);
    const refunded = await call('post', `/orders/${id}/refunds`, { amount: 20 });
    expect(refunded.body.payment).toMatchObject({ state: 'partly-refunded', refunded: 20 });
    const card = async () =>
      (await call('get', `/gift-cards/${refunded.body.boughtGiftCard.card}`)).body;
    expect(await card()).toMatchObject({ state: 'active', balance: 5 });
    double().events.length = 0;
    const session = [...double().sessions.values()].find((one) => one.client_reference_id === id);
    double().failRefund(session?.payment_intent ?? '');
    await deliver(double().events.splice(0));
    expect(await card()).toMatchObject({ state: 'blocked', balance: 25 });
    expect((await call('get', `/orders/${id}`)).body.payment).toMatchObject({
      refunded: 0,
      refundable: 25,
    });
    expect((await call('post', `/orders/${id}/refunds`, { amount: 25 })).status).toBe(200);
    expect(await card()).toMatchObject({ balance: 0 });
  });

  it('is blocked where Stripe itself gives its money back', async () => {
    const { id, events } = await paidAtStripe('elsewhere@example.com');
    await deliver(events);
    const session = [...double().sessions.values()].find((one) => one.client_reference_id === id);
    double().events.length = 0;
    double().refund(session?.payment_intent ?? '', 1000);
    await deliver(double().events.splice(0));
    const { boughtGiftCard } = (await call('get', `/orders/${id}`)).body;
    expect((await call('get', `/gift-cards/${boughtGiftCard.card}`)).body.state).toBe('blocked');
  });
});
