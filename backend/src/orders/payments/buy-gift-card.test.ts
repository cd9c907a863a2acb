import { shopDay } from '@book-store/contract/place';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { queueGiftCardMails } from '../../messages/mails/mail-jobs.builder.ts';
import { queueOrderMails } from '../../messages/order-mails/queue-order-mails.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aShopThatSellsGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { GiftCard } from '../gift-cards/gift-cards.model.ts';
import { forgetPersonalData } from '../guests/forget-personal-data.ts';
import { Order } from '../order/orders.model.ts';
import { aGiftCardBody, orderGiftCard, sendGiftCardOrder } from './buying-gift-cards.builder.ts';
import { processDuePayments } from './payment-jobs.ts';

const app = useTestApp({ mailFrom: 'shop@example.com', trustProxy: 1 });
const DAY_MS = 86_400_000;
const START = Date.now();
const inDays = (days: number) => new Date(START + days * DAY_MS);
let admin: string;

beforeAll(aShopThatSellsGiftCards);
beforeEach(async () => {
  admin = await asAdmin();
});

const call = (method: 'get' | 'post' | 'put' | 'patch', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const read = async (id: string) => (await call('get', `/orders/${id}`)).body;
const pay = (id: string) => call('post', `/orders/${id}/payment`, {});
const refund = (id: string, amount: number) => call('post', `/orders/${id}/refunds`, { amount });
const bought = async () => {
  const { _id } = await orderGiftCard(app);
  const { body } = await pay(_id);
  return { id: _id, card: body.boughtGiftCard.card as string };
};
const cardOf = async (id: string) => (await call('get', `/gift-cards/${id}`)).body;
const letters = async (id: string) => {
  const { number } = (await Order.findById(id)) ?? {};
  const sorted = Mail.find({ orderNumber: number }).sort({ _id: 1 });
  return (await sorted.lean()).map(({ kind, letter }) => ({ kind, text: JSON.stringify(letter) }));
};
const queueMails = (now: Date) =>
  queueOrderMails({ ownerEmail: 'owner@example.com', sends: false, now, shop: currentShop() });

describe('an order of a gift card', () => {
  it('has no books, no delivery and no tax, and waits for its transfer', async () => {
    const order = await orderGiftCard(app, { sendOn: shopDay(inDays(3)) });
    expect(order).toMatchObject({
      status: 'awaiting-payment',
      lines: [],
      boughtGiftCard: {
        amount: 25,
        recipient: { name: 'Ada Reader', email: 'ada@example.com', message: 'Read on!' },
        sendOn: shopDay(inDays(3)),
      },
      totalPrice: 25,
      deliveryFee: 0,
      payment: { method: 'transfer', due: 25, account: { iban: 'DE89370400440532013000' } },
    });
    expect(order).not.toHaveProperty('taxes');
    expect(await GiftCard.countDocuments({ 'recipient.email': 'ada@example.com' })).toBe(0);
    await queueMails(new Date());
    expect(await letters(order._id)).toEqual([
      {
        kind: 'order-awaiting-payment',
        text: expect.stringContaining('Gift card for Ada Reader'),
      },
    ]);
  });

  it('is delivered by its payment, which issues the card that a mail brings on its day', async () => {
    const sendOn = shopDay(inDays(3));
    const email = 'grace@example.com';
    const recipient = { name: 'Grace', email };
    const { _id } = await orderGiftCard(app, { sendOn, recipient, amount: 40 });
    const paid = await pay(_id);
    expect(paid.body).toMatchObject({
      status: 'delivered',
      history: [{ status: 'awaiting-payment' }, { status: 'placed' }, { status: 'delivered' }],
      boughtGiftCard: { card: expect.any(String) },
      payment: { state: 'paid', paid: 40, refundable: 40 },
      nextStatuses: [],
      linesCanChange: false,
    });
    expect(paid.body).not.toHaveProperty('undo');
    const card = await cardOf(paid.body.boughtGiftCard.card);
    expect(card).toMatchObject({ amount: 40, balance: 40, state: 'active', sendOn, recipient });
    expect(card.movements).toEqual([
      expect.objectContaining({ kind: 'issued', order: { _id, number: paid.body.number } }),
    ]);
    await queueGiftCardMails(true, inDays(2));
    expect(await Mail.countDocuments({ to: email })).toBe(0);
    await queueGiftCardMails(true, inDays(3));
    await queueGiftCardMails(true, inDays(4));
    expect(await Mail.countDocuments({ to: email, kind: 'gift-card' })).toBe(1);
    await queueMails(new Date());
    const told = await letters(_id);
    expect(told.map(({ kind }) => kind)).toContain('order-placed');
    expect(told.find(({ kind }) => kind === 'order-placed')?.text).toContain('Gift card for Grace');
    expect(told.find(({ kind }) => kind === 'new-order')?.text).toContain(
      'has ordered a gift card',
    );
  });

  it('that is paid twice at once issues one card', async () => {
    const recipient = { name: 'Twice', email: 'twice@example.com' };
    const { _id } = await orderGiftCard(app, { recipient });
    const replies = await Promise.all([pay(_id), pay(_id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await GiftCard.countDocuments({ 'recipient.email': recipient.email })).toBe(1);
  });

  it('that is sent twice with one key is one order', async () => {
    const first = await sendGiftCardOrder(app, { uid: 'once', key: 'k1' });
    const again = await sendGiftCardOrder(app, { uid: 'once', key: 'k1' });
    expect(again.body._id).toBe(first.body._id);
    const other = await sendGiftCardOrder(app, { uid: 'once', key: 'k1', amount: 30 });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('issues nothing when it is cancelled, or when nobody pays', async () => {
    const cancelled = await orderGiftCard(app);
    const reply = await app
      .http()
      .post(`/api/orders/${cancelled._id}/cancel`)
      .set('Authorization', asCustomer(cancelled.uid))
      .send({});
    expect(reply.body.status).toBe('cancelled');
    const forgotten = await orderGiftCard(app);
    const before = await GiftCard.countDocuments({});
    for (const days of [6, 20])
      await processDuePayments({ shop: currentShop(), stripe: undefined, now: () => inDays(days) });
    expect(await read(forgotten._id)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'expired' },
    });
    expect(await GiftCard.countDocuments({})).toBe(before);
  });

  it('of a guest comes with the token of its link, where guests may order', async () => {
    const send = () => app.http().post('/api/orders/gift-cards').send(aGiftCardBody());
    expect((await send()).status).toBe(401);
    await storeSettings({ storefront: { guestOrders: true } });
    const { status, body } = await send();
    await storeSettings({ storefront: { guestOrders: undefined } });
    expect([status, body.guestToken]).toEqual([201, expect.any(String)]);
  });

  it.each([
    ['too little', { amount: 4.99 }, 'amount'],
    ['too much', { amount: 200.01 }, 'amount'],
    ['a day that has gone', { sendOn: shopDay(inDays(-2)) }, 'sendOn'],
    ['a day too far ahead', { sendOn: shopDay(inDays(400)) }, 'sendOn'],
    ['a way that the shop does not offer', { payment: 'stripe' as const }, 'payment'],
  ])('is refused for %s', async (_what, given, field) => {
    const { status, body } = await sendGiftCardOrder(app, given);
    expect([status, body.fields?.[0].path]).toEqual([400, field]);
  });

  it('is refused for cash, a gift card, a code, and in a shop that sells none', async () => {
    for (const wrong of [{ payment: 'gift-card' }, { payment: 'cash-on-delivery' }])
      expect((await sendGiftCardOrder(app, wrong as object)).status).toBe(400);
    for (const more of [{ discountCode: 'A' }, { giftCard: { code: 'A', amount: 1 } }])
      expect((await sendGiftCardOrder(app, more as object)).status).toBe(400);
    await storeSettings({ payments: { giftCardSales: undefined } });
    const { status, body } = await sendGiftCardOrder(app);
    await aShopThatSellsGiftCards();
    expect([status, body.code]).toEqual([409, 'conflict']);
  });
});

describe('the money of a gift card', () => {
  const movementsOf = async (card: string) =>
    (await cardOf(card)).movements.map(({ kind, amount }: { kind: string; amount?: number }) => [
      kind,
      amount,
    ]);
  const useUp = (card: string, amount: number) =>
    call('post', `/gift-cards/${card}/corrections`, { amount: -amount, reason: 'Used by phone' });

  it('goes back once, and is taken off the card', async () => {
    const { id, card } = await bought();
    const replies = await Promise.all([refund(id, 25), refund(id, 25)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(id)).toMatchObject({
      status: 'delivered',
      payment: { state: 'refunded', refunded: 25, refundable: 0 },
    });
    expect(await cardOf(card)).toMatchObject({ state: 'used-up', balance: 0 });
    expect(await movementsOf(card)).toEqual([
      ['issued', 25],
      ['refunded', -25],
    ]);
  });

  it('goes back in parts, and the card keeps the rest', async () => {
    const { id, card } = await bought();
    const { body } = await refund(id, 10);
    expect(body.payment).toMatchObject({ state: 'partly-refunded', refundable: 15 });
    expect(await cardOf(card)).toMatchObject({ state: 'active', balance: 15 });
  });

  it('goes back as far as it is left on the card, once some is used', async () => {
    const { id, card } = await bought();
    await useUp(card, 5);
    expect((await read(id)).payment.refundable).toBe(20);
    const { status, body } = await refund(id, 25);
    expect([status, body.fields?.[0]]).toEqual([
      409,
      {
        path: 'amount',
        message: 'At most $20.00 can be given back: the rest of the gift card has been used.',
        code: 'too-large',
        values: { maximum: 20, currency: 'USD' },
      },
    ]);
    const given = await refund(id, 20);
    expect(given.body.payment).toMatchObject({ state: 'partly-refunded', refundable: 0 });
    expect(await cardOf(card)).toMatchObject({ state: 'used-up', balance: 0 });
    expect((await refund(id, 1)).body.detail).toContain('the gift card has been used');
    // An order that was paid with it ends, and it has that money again.
    await call('post', `/gift-cards/${card}/corrections`, { amount: 5, reason: 'It came back' });
    expect((await read(id)).payment.refundable).toBe(5);
    expect((await refund(id, 5)).body.payment.state).toBe('refunded');
  });

  it('goes back or is used, if both happen at once', async () => {
    const { id, card } = await bought();
    const replies = await Promise.all([refund(id, 25), useUp(card, 5), refund(id, 25)]);
    const { payment } = await read(id);
    const { balance } = await cardOf(card);
    const used = replies[1]?.status === 200 ? 5 : 0;
    expect(payment.refunded + used + balance).toBe(25);
    expect(payment.refundable).toBe(balance);
  });

  it('that was paid too much goes back without the card', async () => {
    const { _id } = await orderGiftCard(app);
    const paid = await call('post', `/orders/${_id}/payment`, { amount: 30 });
    expect((await refund(_id, 5)).status).toBe(200);
    expect((await cardOf(paid.body.boughtGiftCard.card)).state).toBe('active');
  });

  it('is counted by way of payment, and is no revenue of books', async () => {
    app.clock.now = new Date();
    onTestFinished(() => {
      app.clock.now = undefined;
    });
    const day = shopDay(app.clock.now);
    const figures = async () => (await call('get', `/figures?from=${day}&to=${day}`)).body;
    const before = await figures();
    await bought();
    const after = await figures();
    expect([after.revenue, after.orders, after.books]).toEqual([
      before.revenue,
      before.orders,
      before.books,
    ]);
    const paidOf = ({ payments }: { payments: { method: string; paid: number }[] }) =>
      payments.find(({ method }) => method === 'transfer')?.paid ?? 0;
    expect(paidOf(after)).toBe(paidOf(before) + 25);
  });
});

describe('what is for books', () => {
  it('refuses an order of a gift card, and the owner sees what it is', async () => {
    const { id } = await bought();
    const { uid } = (await Order.findById(id)) ?? {};
    const own = (path: string, body: object) =>
      app
        .http()
        .post(`/api/orders/${id}/${path}`)
        .set('Authorization', asCustomer(uid ?? ''))
        .send(body);
    const lines = [{ bookId: 'a'.repeat(24), quantity: 1 }];
    expect((await own('returns', { lines, reason: 'damaged' })).status).toBe(409);
    expect((await own('invoice', {})).status).toBe(409);
    expect((await own('cancel', {})).status).toBe(409);
    const list = await call('get', '/orders?q=Ada');
    expect(list.body.map(({ _id }: { _id: string }) => _id)).toContain(id);
    const csv = await call('get', '/exports/orders.csv');
    expect(csv.text).toContain(',Gift card,');
  });

  it('keeps the recipient no longer than the contacts of other orders', async () => {
    const { id, card } = await bought();
    const retention = { keepNamesYears: 10, keepContactsMonths: 1 };
    await forgetPersonalData({ retention, now: inDays(40) });
    const order = await read(id);
    expect(order).toMatchObject({ name: 'Bob Buyer', boughtGiftCard: { amount: 25, card } });
    expect(order.boughtGiftCard).not.toHaveProperty('recipient');
    const list = await call('get', '/orders?q=Ada');
    expect(list.body.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
  });
});
