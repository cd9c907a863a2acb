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
});

async function orderAtStripe() {
  const placed = await placeToPay(app, 'stripe');
  const { body } = await app
    .http()
    .post(`/api/orders/${placed.id}/checkout`)
    .set('Authorization', asCustomer(placed.uid))
    .send({});
  return { ...placed, page: body.url.split('/').at(-1) };
}
async function deliver() {
  for (const event of double().events.splice(0)) await double().deliver(event, app.origin());
}
async function paidOrder() {
  const placed = await orderAtStripe();
  double().pay(placed.page);
  const intent = double().sessions.get(placed.page)?.payment_intent ?? '';
  await deliver();
  return { ...placed, intent };
}
const order = (id: string) => app.http().get(`/api/admin/orders/${id}`).set('Authorization', admin);
const compare = () => compareWithStripe(stripeClient(double().account), { now: new Date() });
const check = (id: string) =>
  app.http().post(`/api/admin/orders/${id}/payment/check`).set('Authorization', admin).send({});

describe('the comparison with Stripe', () => {
  it('names each difference, and none where both have the same', async () => {
    const [same, refunded] = [await paidOrder(), await paidOrder()];
    double().refund(refunded.intent, 400);
    double().events.length = 0;
    const { orders, differences } = await compare();
    expect(orders).toBeGreaterThanOrEqual(2);
    expect(differences.filter(({ order }) => order === same.id)).toEqual([]);
    expect(differences.filter(({ order }) => order === refunded.id)).toEqual([
      {
        order: refunded.id,
        number: refunded.number,
        ours: { paid: 1000, refunded: 0, disputed: false },
        stripe: { status: 'complete', paid: 1000, refunded: 400, disputed: false },
      },
    ]);
  });

  it('names none where the webhook comes while Stripe is asked', async () => {
    const { id, page } = await orderAtStripe();
    double().pay(page);
    const stripe = stripeClient(double().account);
    const getSession: typeof stripe.getSession = async (asked) => {
      const session = await stripe.getSession(asked);
      if (asked === page) await deliver();
      return session;
    };
    const { differences } = await compareWithStripe({ ...stripe, getSession }, { now: new Date() });
    expect(differences.filter(({ order: one }) => one === id)).toEqual([]);
    expect((await order(id)).body.payment.paid).toBe(10);
  });

  it('of one order takes over what Stripe says', async () => {
    const { id, intent } = await paidOrder();
    double().refund(intent, 250);
    double().events.length = 0;
    expect((await check(id)).body).toEqual({
      ours: { paid: 10, refunded: 0, disputed: false },
      stripe: { status: 'complete', paid: 10, refunded: 2.5, disputed: false },
      same: false,
    });
    expect((await check(id)).body).toMatchObject({ ours: { refunded: 2.5 }, same: true });
  });

  it('names a dispute that no webhook has told of, and takes it over once', async () => {
    const { id, intent } = await paidOrder();
    const dispute = double().dispute(intent);
    const [event] = double().events.splice(0);
    const { differences } = await compare();
    expect(differences.filter(({ order }) => order === id)).toMatchObject([
      { ours: { disputed: false }, stripe: { disputed: true } },
    ]);
    await check(id);
    expect((await check(id)).body).toMatchObject({ same: true });
    if (event) await double().deliver(event, app.origin());
    double().closeDispute(dispute, intent, 'won');
    await deliver();
    const { payment } = (await order(id)).body;
    expect(payment.state).toBe('paid');
    const kinds = payment.events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(-2)).toEqual(['disputed', 'dispute-won']);
    expect((await check(id)).body.same).toBe(true);
  });

  it('names an order whose page Stripe does not know, and goes on', async () => {
    const [gone, refunded] = [await paidOrder(), await paidOrder()];
    double().sessions.delete(gone.page);
    double().refund(refunded.intent, 400);
    double().events.length = 0;
    const { differences } = await compare();
    const named = differences.map(({ order: one }) => one);
    expect(named).toEqual(expect.arrayContaining([gone.id, refunded.id]));
    expect(differences.find(({ order: one }) => one === gone.id)?.stripe).toBeUndefined();
  });

  it('is shown as nothing before the first one, and refused for an order that is paid elsewhere', async () => {
    const shown = await app
      .http()
      .get('/api/admin/payments/comparison')
      .set('Authorization', admin);
    expect(shown.body).toEqual({ orders: 0, differences: [], uncounted: [] });
    expect((await check((await placeToPay(app, 'transfer')).id)).status).toBe(409);
  });

  it('waits while Stripe gives no answer', async () => {
    const { id } = await paidOrder();
    double().behaviour.fault = 'before';
    await expect(compare()).rejects.toThrow('No answer');
    expect((await check(id)).status).toBe(503);
    double().behaviour.fault = undefined;
  });
});
