import { shopDay } from '@book-store/contract/place';
import { formatDay } from '@book-store/contract/promised-days';
import { beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, asCustomer, emailOf } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { aShopWithAllPayments, placeToPay } from '../payments/paying.builder.ts';
import { lookAfterPayments } from '../payments/payment-jobs.ts';
import { stripeClient } from '../payments/stripe/stripe-client.ts';
import { queueForOrders } from './mail-jobs.ts';
import { Mail } from './mails.model.ts';

const now = () => new Date();
const { double, deps } = useStripeDouble(now);
const app = useTestApp(deps);
const DAY_MS = 86_400_000;
beforeAll(aShopWithAllPayments);

const call = async (method: 'post' | 'patch', path: string, body: object) =>
  app
    .http()
    [method](`/api/admin/orders/${path}`)
    .set('Authorization', await asAdmin())
    .send(body);
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
async function mailsTo(uid: string, now = new Date()) {
  await queueForOrders(false, now);
  const mails = await Mail.find({ to: emailOf(uid) })
    .sort({ _id: 1 })
    .lean();
  return mails.map(({ kind, subject, letter }) => ({
    kind,
    subject,
    text: JSON.stringify(letter),
  }));
}

describe('mails about an order that is paid by transfer', () => {
  it('ask for the transfer with all that it needs, and speak of no cash', async () => {
    const { id, uid, number } = await placeToPay(app, 'transfer');
    const [asked, ...others] = await mailsTo(uid);
    expect(others).toEqual([]);
    expect(asked?.kind).toBe('order-awaiting-payment');
    for (const part of ['$10.00', 'DE89 3704 0044 0532 0130 00', `Reference: ${number}`])
      expect(asked?.text).toContain(part);
    await call('post', `${id}/payment`, {});
    await call('patch', `${id}/status`, { from: 'placed', to: 'confirmed' });
    const mails = await mailsTo(uid, later(0.01));
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-awaiting-payment',
      'order-placed',
      'order-confirmed',
    ]);
    for (const { text } of mails) expect(text).not.toMatch(/cash/i);
  });

  it('remind of it once, but not of what has been paid meanwhile', async () => {
    const [late, paid] = [await placeToPay(app, 'transfer'), await placeToPay(app, 'transfer')];
    await lookAfterPayments({ stripe: undefined, now: () => later(6) });
    await call('post', `${paid.id}/payment`, {});
    const kinds = async (uid: string) => (await mailsTo(uid, later(6))).map(({ kind }) => kind);
    expect((await kinds(late.uid)).filter((kind) => kind === 'payment-reminder')).toHaveLength(1);
    expect(await kinds(paid.uid)).not.toContain('payment-reminder');
  });

  it('say by when to pay: not sooner than the order is cancelled', async () => {
    const { uid, order } = await placeToPay(app, 'transfer');
    const dayAfter = (at: Date | string, days: number) =>
      formatDay(shopDay(new Date(new Date(at).getTime() + days * DAY_MS)));
    const [asked] = await mailsTo(uid);
    expect(asked?.text).toContain(`Please pay by ${dayAfter(order.createdAt, 14)}.`);
    // The shop was away meanwhile, so it reminds late.
    const late = later(30);
    await lookAfterPayments({ stripe: undefined, now: () => late });
    const reminder = (await mailsTo(uid, late)).find(({ kind }) => kind === 'payment-reminder');
    expect(reminder?.text).toContain(`Please pay by ${dayAfter(late, 9)}.`);
  });

  it('name no day after which an order that was paid in part would end', async () => {
    const { id, uid } = await placeToPay(app, 'transfer');
    await call('post', `${id}/payment`, { amount: 4 });
    await lookAfterPayments({ stripe: undefined, now: () => later(6) });
    const reminder = (await mailsTo(uid, later(6))).find(({ kind }) => kind === 'payment-reminder');
    expect(reminder?.text).toContain('$6.00');
    expect(reminder?.text).not.toContain('Please pay by');
  });

  it('tell of money that goes back, and of an order that ended unpaid', async () => {
    const { id, uid } = await placeToPay(app, 'transfer');
    await call('post', `${id}/payment`, {});
    await app
      .http()
      .post(`/api/orders/${id}/cancel`)
      .set('Authorization', asCustomer(uid))
      .send({});
    await call('post', `${id}/refunds`, { amount: 10 });
    const mails = await mailsTo(uid);
    const cancelled = mails.find(({ kind }) => kind === 'order-cancelled');
    expect(cancelled?.text).toContain('You get back what you have paid.');
    const refunded = mails.find(({ kind }) => kind === 'payment-refunded');
    expect(refunded?.text).toMatch(/given \$10\.00 back.*which has been cancelled/);
  });

  it('say with an order on invoice where to transfer the money to', async () => {
    const { uid } = await placeToPay(app, 'invoice');
    const [placed] = await mailsTo(uid);
    expect(placed?.kind).toBe('order-placed');
    expect(placed?.text).toMatch(/Please transfer \$10\.00.*DE89 3704/);
    expect(placed?.text).not.toMatch(/cash/i);
  });
});

describe('mails about an order that is paid at Stripe', () => {
  it('tell of money that came too late and goes back by itself', async () => {
    const { id, uid } = await placeToPay(app, 'stripe');
    const customer = asCustomer(uid);
    const post = (what: string) =>
      app.http().post(`/api/orders/${id}/${what}`).set('Authorization', customer).send({});
    const page = (await post('checkout')).body.url.split('/').at(-1);
    double().pay(page);
    await post('cancel');
    for (const event of double().events) await double().deliver(event, app.origin());
    await lookAfterPayments({ stripe: stripeClient(double().account), now });
    const mails = await mailsTo(uid);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['order-cancelled', 'payment-refunded']);
    const refunded = mails.find(({ kind }) => kind === 'payment-refunded');
    expect(refunded?.text).toMatch(/given \$10\.00 back.*which has been cancelled/);
  });
});
