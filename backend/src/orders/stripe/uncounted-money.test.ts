import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { aShopWithAllPayments, placeToPay } from '../payments/paying.builder.ts';
import { compareWithStripe } from './compare-with-stripe.ts';
import { stripeClient } from './stripe-client.ts';

const { double, deps } = useStripeDouble(() => new Date());
const app = useTestApp(deps);
let admin: string;
beforeAll(aShopWithAllPayments);
beforeEach(async () => {
  admin = await asAdmin();
  double().events.length = 0;
});

async function orderAtStripe() {
  const placed = await placeToPay(app, 'stripe');
  const { body } = await app
    .http()
    .post(`/api/orders/${placed.id}/checkout`)
    .set('Authorization', asCustomer(placed.uid))
    .send({});
  return { ...placed, page: body.url.split('/').at(-1) as string };
}
async function paidOrder() {
  const placed = await orderAtStripe();
  double().pay(placed.page);
  const intent = double().sessions.get(placed.page)?.payment_intent ?? '';
  await deliver();
  return { ...placed, intent };
}
/** Delivers what has happened, as something else of the same type and signature if `change` says so. */
async function deliver(change: object = {}): Promise<void> {
  for (const event of double().events.splice(0)) {
    const object = { ...event.data.object, ...change };
    expect(await double().deliver({ ...event, data: { object } }, app.origin())).toBe(200);
  }
}
const get = async (path: string) =>
  (await app.http().get(`/api/admin${path}`).set('Authorization', admin)).body;
const paymentOf = async (id: string) => (await get(`/orders/${id}`)).payment;
const uncounted = async (reference: string) =>
  (await get('/payments/comparison')).uncounted.filter(
    (one: { reference: string }) => one.reference === reference,
  );
const compared = async (id: string) => {
  const account = stripeClient(double().account);
  const { differences } = await compareWithStripe(account, { now: new Date() });
  return differences.find(({ order }) => order === id);
};

describe('a page at Stripe that the shop has not made', () => {
  it.each([
    ['the money of another country', { amount_total: 4000, currency: 'vnd' }, '4000 VND', 'money'],
    ["the order's own sum", { amount_total: 1000, currency: 'usd' }, '10.00 USD', 'page'],
  ])('pays no order with %s, and is named to the owner', async (_what, given, money, why) => {
    const { id, number, page } = await orderAtStripe();
    const other = double().createSession({
      ...given,
      client_reference_id: id,
      metadata: { order: id },
    });
    double().pay(other.id);
    await deliver();
    expect(await paymentOf(id)).toMatchObject({ state: 'pending', paid: 0 });
    expect(await uncounted(other.id)).toEqual([
      { at: expect.any(String), why, reference: other.id, money, order: { _id: id, number } },
    ]);
    double().pay(page);
    await deliver();
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', paid: 10, refunded: 0 });
  });

  it('is named without an order if it names none of the shop', async () => {
    for (const named of [null, 'cart-17', 'f'.repeat(24)]) {
      const other = double().createSession({ amount_total: 700, client_reference_id: named });
      double().pay(other.id);
      await deliver();
      expect(await uncounted(other.id)).toMatchObject([{ why: 'page', money: '7.00 USD' }]);
      expect((await uncounted(other.id))[0]).not.toHaveProperty('order');
    }
  });

  it('cannot end an order by closing without money', async () => {
    const { id } = await orderAtStripe();
    const other = double().createSession({ amount_total: 1000, client_reference_id: id });
    double().expireSession(other.id);
    await deliver();
    expect(await paymentOf(id)).toMatchObject({ state: 'pending' });
    expect(await uncounted(other.id)).toEqual([]);
  });

  it('may take no money at all, such as one that keeps a card', async () => {
    const other = double().createSession({ amount_total: 1000 });
    double().expireSession(other.id);
    await deliver({ status: 'complete', amount_total: null, currency: null });
    expect(await uncounted(other.id)).toEqual([]);
  });
});

describe("a page of the shop's own", () => {
  it('is paid in the currency of the shop', async () => {
    const { page } = await orderAtStripe();
    expect(double().sessions.get(page)?.adaptive_pricing).toEqual({ enabled: false });
  });

  it.each([
    ['is in another currency', { currency: 'vnd', amount_total: 4000 }, '4000 VND'],
    ['is below zero', { amount_total: -1000 }, '-10.00 USD'],
  ])('does not count what %s', async (_what, given, money) => {
    const { id, page } = await orderAtStripe();
    double().pay(page);
    Object.assign(double().sessions.get(page) ?? {}, given);
    await deliver(given);
    expect(await paymentOf(id)).toMatchObject({ state: 'pending', paid: 0 });
    expect(await uncounted(page)).toMatchObject([{ why: 'money', money, order: { _id: id } }]);
    expect((await compared(id))?.stripe).toMatchObject({ paid: 0, uncounted: money });
    const check = `/api/admin/orders/${id}/payment/check`;
    const { body } = await app.http().post(check).set('Authorization', admin).send({});
    expect(body).toMatchObject({ same: false, stripe: { uncounted: money } });
    expect(await paymentOf(id)).toMatchObject({ state: 'pending', paid: 0 });
  });

  it('does not count the note of another shop', async () => {
    const { id, page } = await orderAtStripe();
    double().pay(page);
    await deliver({ metadata: { order: 'a'.repeat(24) } });
    expect(await paymentOf(id)).toMatchObject({ paid: 0 });
    expect(await uncounted(page)).toMatchObject([{ why: 'page' }]);
  });
});

describe('money of an order that was paid', () => {
  const failed = (intent: string) => {
    double().refund(intent, 300);
    double().events.length = 0;
    double().failRefund(intent);
  };
  const decided = (intent: string) =>
    double().closeDispute(double().dispute(intent), intent, 'lost');
  it.each([
    ['refund', (intent: string) => double().refund(intent, 300), 'amount_refunded'],
    ['failed refund', failed, 'amount'],
    ['dispute', (intent: string) => double().dispute(intent), 'amount'],
    ['lost dispute', decided, 'amount'],
  ])('is not changed by a %s in another currency, or below zero', async (_what, act, member) => {
    for (const change of [{ currency: 'vnd' }, { [member]: -300 }]) {
      const { id, intent } = await paidOrder();
      act(intent);
      await deliver(change);
      expect(await paymentOf(id)).toMatchObject({ state: 'paid', paid: 10, refunded: 0 });
      expect(await uncounted(intent)).toMatchObject([{ why: 'money', order: { _id: id } }]);
    }
  });

  it('is not changed by such a refund that came before the payment', async () => {
    const { id, page } = await orderAtStripe();
    double().pay(page);
    const [paid] = double().events.splice(0);
    const intent = double().sessions.get(page)?.payment_intent ?? '';
    double().refund(intent, 300);
    await deliver({ currency: 'vnd' });
    if (paid) await double().deliver(paid, app.origin());
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await uncounted(intent)).toMatchObject([{ why: 'money', order: { _id: id } }]);
  });

  it('is not changed by a charge in another currency that the comparison finds', async () => {
    const { id, intent } = await paidOrder();
    const charge = [...double().charges.values()].find((one) => one.payment_intent === intent);
    Object.assign(charge ?? {}, { currency: 'vnd', amount_refunded: 400 });
    expect((await compared(id))?.stripe).toMatchObject({ refunded: 0, uncounted: '1000 VND' });
    await app
      .http()
      .post(`/api/admin/orders/${id}/payment/check`)
      .set('Authorization', admin)
      .send({});
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', refunded: 0 });
  });
});
