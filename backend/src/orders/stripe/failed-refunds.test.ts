import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import type { Event } from '../../testing/stripe-double/double-state.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { aShopWithAllPayments, placeToPay } from '../payments/paying.builder.ts';

const { double, deps } = useStripeDouble(() => new Date());
const app = useTestApp(deps);
let admin: string;
beforeAll(aShopWithAllPayments);
beforeEach(async () => {
  admin = await asAdmin();
});

const call = (method: 'get' | 'post' | 'patch', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const paymentOf = async (id: string) => (await call('get', `/orders/${id}`)).body.payment;
const send = async (events: readonly Event[]) => {
  for (const event of events) expect(await double().deliver(event, app.origin())).toBe(200);
};
const told = () => double().events.splice(0);
const refund = (id: string, amount: number, key: string) =>
  call('post', `/orders/${id}/refunds`, { amount }).set('Idempotency-Key', key);
const isOwed = async (id: string) =>
  (await call('get', '/payments?show=owed')).body.some((one: { _id: string }) => one._id === id);

async function paidOrder() {
  const { id, uid } = await placeToPay(app, 'stripe');
  const { body } = await app
    .http()
    .post(`/api/orders/${id}/checkout`)
    .set('Authorization', asCustomer(uid))
    .send({});
  const page = body.url.split('/').at(-1);
  double().pay(page);
  await send(told());
  return { id, intent: double().sessions.get(page)?.payment_intent ?? '' };
}

describe('a refund that fails days after Stripe has made it', () => {
  it('is to be given back again, and can be', async () => {
    const { id, intent } = await paidOrder();
    await call('patch', `/orders/${id}/status`, { from: 'placed', to: 'cancelled' });
    await refund(id, 10, 'first');
    await send(told());
    expect(await isOwed(id)).toBe(false);
    double().failRefund(intent);
    await send(told());
    expect(await paymentOf(id)).toMatchObject({
      paid: 10,
      refunded: 0,
      refundable: 10,
      refunds: [{ state: 'failed' }],
    });
    expect(await isOwed(id)).toBe(true);
    await refund(id, 10, 'second');
    await send(told());
    expect(await paymentOf(id)).toMatchObject({
      refunded: 10,
      refundable: 0,
      state: 'refunded',
      refunds: [{ state: 'failed' }, { state: 'made' }],
    });
    expect(await isOwed(id)).toBe(false);
  });

  it('counts once, in whatever sequence and however often its events come', async () => {
    const { id, intent } = await paidOrder();
    double().refund(intent, 400);
    double().failRefund(intent);
    const events = told().reverse();
    await send([...events, ...events.map((event) => ({ ...event, id: `${event.id}_again` }))]);
    const { refunded, events: all } = await paymentOf(id);
    expect(refunded).toBe(0);
    const kinds = all.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(-3)).toEqual(['refunded', 'refund-returned', 'refund-failed']);
  });

  it('leaves what other refunds have given back', async () => {
    const { id, intent } = await paidOrder();
    await refund(id, 3, 'stays');
    await refund(id, 4, 'fails');
    const made = told();
    double().failRefund(intent);
    await send([...told(), ...made]);
    expect(await paymentOf(id)).toMatchObject({
      refunded: 3,
      refundable: 7,
      state: 'partly-refunded',
      refunds: [{ state: 'made' }, { state: 'failed' }],
    });
  });

  it('is no failure while Stripe only says that it goes on', async () => {
    const { id, intent } = await paidOrder();
    const { id: re, ...rest } = double().refund(intent, 400);
    await send(told());
    const object = { ...rest, id: re, status: 'pending' };
    const created = Math.floor(Date.now() / 1000);
    await send([{ id: `evt_${re}`, type: 'refund.updated', created, data: { object } }]);
    expect((await paymentOf(id)).refunded).toBe(4);
  });
});
