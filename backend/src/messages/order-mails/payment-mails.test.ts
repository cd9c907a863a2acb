import { shopDay } from '@book-store/contract/place';
import { formatDay } from '@book-store/contract/promised-days';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { aShopWithAllPayments, placeToPay } from '../../orders/payments/paying.builder.ts';
import { processDuePayments } from '../../orders/payments/payment-jobs.ts';
import { stripeClient } from '../../orders/stripe/stripe-client.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { queueForOrders } from '../mails/mail-jobs.builder.ts';

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
    const [, paid] = await mailsTo(uid, later(0.01));
    expect(paid?.subject).toBe(`Your order ${number} is paid`);
    expect(paid?.text).toContain(`Your payment for the order ${number} has arrived.`);
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
    await processDuePayments({ shop: currentShop(), stripe: undefined, now: () => later(6) });
    await call('post', `${paid.id}/payment`, {});
    const kinds = async (uid: string) => (await mailsTo(uid, later(6))).map(({ kind }) => kind);
    expect((await kinds(late.uid)).filter((kind) => kind === 'payment-reminder')).toHaveLength(1);
    expect(await kinds(paid.uid)).not.toContain('payment-reminder');
  });

  it('say by when to pay: not sooner than the order is cancelled', async () => {
    const { uid, order } = await placeToPay(app, 'transfer');
    const dayAfter = (at: Date | string, days: number) =>
      formatDay(shopDay(new Date(new Date(at).getTime() + days * DAY_MS)), 'en');
    const [asked] = await mailsTo(uid);
    expect(asked?.text).toContain(`Please pay by ${dayAfter(order.createdAt, 14)}.`);
    // The shop was away meanwhile, so it reminds late.
    const late = later(30);
    await processDuePayments({ shop: currentShop(), stripe: undefined, now: () => late });
    const reminder = (await mailsTo(uid, late)).find(({ kind }) => kind === 'payment-reminder');
    expect(reminder?.text).toContain(`Please pay by ${dayAfter(late, 9)}.`);
  });

  it('name no day after which an order that was paid in part would end', async () => {
    const { id, uid } = await placeToPay(app, 'transfer');
    await call('post', `${id}/payment`, { amount: 4 });
    await processDuePayments({ shop: currentShop(), stripe: undefined, now: () => later(6) });
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
  const openPage = async (id: string, uid: string): Promise<string> => {
    const checkout = app.http().post(`/api/orders/${id}/checkout`).send({});
    return (await checkout.set('Authorization', asCustomer(uid))).body.url.split('/').at(-1);
  };
  const deliverAll = async () => {
    for (const event of double().events) await double().deliver(event, app.origin());
  };

  it('bring a guest the link at once, with how to pay and until when', async () => {
    await aShopForGuests();
    const email = 'guest@example.com';
    const productIds = [await aBook({ newPrice: 10, stock: 1 })];
    const body = anOrderBody({ email, productIds, payment: 'stripe' });
    const { body: order } = await app.http().post('/api/orders/').send(body);
    expect(order.status).toBe('awaiting-payment');
    await queueForOrders(false, now());
    const [mail] = await Mail.find({ to: email });
    expect(mail?.subject).toBe(`Your order ${order.number}: please pay online`);
    const text = JSON.stringify(mail?.letter);
    expect(text).toContain('Please pay $10.00 online');
    expect(text).toMatch(/Please pay by .* at .*UTC\. After that, we cancel the order\./);
    const token = mail?.letter.button?.path.split('#')[1];
    const shown = await app.http().post('/api/guest-orders/view').send({ token });
    expect(shown.body.number).toBe(order.number);
  });

  it('tell of money that takes days, and at once of a payment that failed', async () => {
    const { id, uid, number } = await placeToPay(app, 'stripe');
    await mailsTo(uid);
    const page = await openPage(id, uid);
    double().payLater(page);
    await deliverAll();
    const [, underWay] = await mailsTo(uid);
    expect(underWay?.subject).toBe(`Your order ${number}: your payment is on its way`);
    double().settle(page, 'failed');
    await deliverAll();
    const mails = await mailsTo(uid);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-awaiting-payment',
      'payment-processing',
      'payment-failed',
    ]);
    expect(mails.at(-1)?.text).toContain(`$10.00 for your order ${number} failed`);
  });

  it('say that an order which nobody has paid is cancelled for that', async () => {
    const { uid, number } = await placeToPay(app, 'stripe');
    await mailsTo(uid);
    const inAnHour = later(1 / 24);
    await processDuePayments({
      shop: currentShop(),
      stripe: stripeClient(double().account),
      now: () => inAnHour,
    });
    const [, cancelled] = await mailsTo(uid, inAnHour);
    expect(cancelled?.kind).toBe('order-cancelled');
    expect(cancelled?.text).toContain(`no payment of $10.00 for your order ${number}`);
  });

  it('tell of money that came too late and goes back by itself', async () => {
    const { id, uid } = await placeToPay(app, 'stripe');
    const customer = asCustomer(uid);
    const post = (what: string) =>
      app.http().post(`/api/orders/${id}/${what}`).set('Authorization', customer).send({});
    await mailsTo(uid);
    const page = await openPage(id, uid);
    double().pay(page);
    await post('cancel');
    await deliverAll();
    await processDuePayments({ shop: currentShop(), stripe: stripeClient(double().account), now });
    const mails = await mailsTo(uid);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'order-awaiting-payment',
      'order-cancelled',
      'payment-refunded',
    ]);
    const refunded = mails.find(({ kind }) => kind === 'payment-refunded');
    expect(refunded?.text).toMatch(/given \$10\.00 back.*which has been cancelled/);
  });
});
