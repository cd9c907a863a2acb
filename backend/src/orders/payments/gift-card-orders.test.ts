import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { aGiftCard, aShopWithGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { asOwner, orderWithCard } from '../gift-cards/paying-with-a-gift-card.builder.ts';
import { aReturn } from '../returns/returns.builder.ts';
import { stripeClient } from '../stripe/stripe-client.ts';
import { aShopWithAllPayments } from './paying.builder.ts';
import { processDuePayments } from './payment-jobs.ts';

const { double, deps } = useStripeDouble(() => app.clock.now ?? new Date());
const app = useTestApp(deps);
beforeAll(async () => {
  await aShopWithAllPayments();
  await aShopWithGiftCards();
});

const balanceOf = async (id: string) =>
  (await asOwner(app, 'get', `gift-cards/${id}`)).body.balance;
const orderOf = async (id: string) => (await asOwner(app, 'get', `orders/${id}`)).body;
const move = (id: string, from: string, to: string) =>
  asOwner(app, 'patch', `orders/${id}/status`, { from, to });
const refund = (id: string, amount: number) =>
  asOwner(app, 'post', `orders/${id}/refunds`, { amount });
const undo = (id: string, from: string) => asOwner(app, 'post', `orders/${id}/undo`, { from });
const deliver = async (id: string) => {
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'packed'],
    ['packed', 'out-for-delivery'],
    ['out-for-delivery', 'delivered'],
  ] as const)
    await move(id, from, to);
};

async function anOrderByCard(given: {
  amount: number;
  payment?: 'transfer' | 'stripe' | 'gift-card';
}) {
  const card = await aGiftCard({ amount: 2500 });
  const reply = await orderWithCard(app, { code: card.code, ...given });
  expect(reply.status).toBe(201);
  return { card, id: reply.body._id as string, uid: reply.uid, order: reply.body };
}

describe('a gift card', () => {
  it('pays a part, and the rest is paid in cash at the door', async () => {
    const { card, id, order } = await anOrderByCard({ amount: 4 });
    const lastFour = card.code.slice(-4);
    expect(order).toMatchObject({
      totalPrice: 10,
      status: 'placed',
      payment: { state: 'open', due: 6, paid: 0, giftCard: { lastFour, amount: 4, returned: 0 } },
    });
    expect(await balanceOf(card.id)).toBe(21);
    await deliver(id);
    expect((await orderOf(id)).payment).toMatchObject({ state: 'paid', paid: 6, refundable: 10 });
  });

  it('that covers all pays at once, without another way', async () => {
    const { card, order } = await anOrderByCard({ amount: 10, payment: 'gift-card' });
    expect(order).toMatchObject({
      status: 'placed',
      payment: { method: 'gift-card', state: 'paid', due: 0 },
    });
    expect(await balanceOf(card.id)).toBe(15);
  });

  it.each([
    ['transfer', 'placed'],
    ['stripe', 'placed'],
  ] as const)('that covers all leaves nothing to wait for by %s', async (payment, status) => {
    const { order } = await anOrderByCard({ amount: 10, payment });
    expect(order).toMatchObject({ status, payment: { state: 'paid', due: 0 } });
  });

  it.each<[string, { has?: number; amount: number; payment?: 'gift-card' }, number]>([
    ['less than all, without another way', { amount: 4, payment: 'gift-card' }, 409],
    ['more than the total', { amount: 11 }, 400],
    ['nothing', { amount: 0 }, 400],
    ['more than it has', { amount: 10, has: 999 }, 409],
  ])('is refused if it is to pay %s', async (_what, { has = 2500, ...given }, status) => {
    const card = await aGiftCard({ amount: has });
    expect((await orderWithCard(app, { code: card.code, ...given })).status).toBe(status);
    expect(await balanceOf(card.id)).toBe(has / 100);
  });

  it('is refused if it leaves less than Stripe charges', async () => {
    const card = await aGiftCard({ amount: 2500 });
    const reply = await orderWithCard(app, { code: card.code, amount: 9.51, payment: 'stripe' });
    expect([reply.status, reply.body.detail]).toEqual([
      400,
      'A card can pay $0.50, but not $0.49. Please use only $9.50 of the gift card, or choose another way to pay.',
    ]);
    expect(await balanceOf(card.id)).toBe(25);
    await anOrderByCard({ amount: 9.5, payment: 'stripe' });
  });

  it('is used once by an order that is sent twice', async () => {
    const card = await aGiftCard({ amount: 2500 });
    const wanted = { code: card.code, amount: 10, uid: 'twice', key: randomUUID() };
    const book = await aBook({ newPrice: 10 });
    const first = await orderWithCard(app, { ...wanted, book });
    const again = await orderWithCard(app, { ...wanted, book });
    expect([again.status, again.body._id]).toEqual([201, first.body._id]);
    expect(await balanceOf(card.id)).toBe(15);
  });

  it('pays for one of two orders that want the last of it at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const card = await aGiftCard({ amount: 1000 });
      const body = { code: card.code, amount: 8 };
      const replies = await Promise.all([orderWithCard(app, body), orderWithCard(app, body)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'gift-card-refused',
        detail: 'This gift card has only $2.00 left.',
        balance: 2,
      });
      expect(await balanceOf(card.id)).toBe(2);
    }
  });
});

describe('what a gift card has paid', () => {
  it.each([
    ['the customer cancels', 'customer'],
    ['the owner cancels', 'owner'],
  ])('comes back when %s', async (_who, who) => {
    const { card, id, uid } = await anOrderByCard({ amount: 10, payment: 'gift-card' });
    if (who === 'owner') await move(id, 'placed', 'cancelled');
    else
      await app
        .http()
        .post(`/api/orders/${id}/cancel`)
        .set('Authorization', asCustomer(uid))
        .send({});
    expect(await balanceOf(card.id)).toBe(25);
    expect((await orderOf(id)).payment).toMatchObject({
      state: 'refunded',
      refundable: 0,
      giftCard: { amount: 10, returned: 10 },
    });
  });

  it('comes back when a transfer never comes, and when nobody pays at Stripe', async () => {
    const transfer = await anOrderByCard({ amount: 4, payment: 'transfer' });
    const stripe = await anOrderByCard({ amount: 4, payment: 'stripe' });
    expect([transfer.order.status, stripe.order.status]).toEqual([
      'awaiting-payment',
      'awaiting-payment',
    ]);
    // A reminder comes first.
    for (const days of [6, 16, 16]) {
      const now = () => new Date(Date.now() + days * 86_400_000);
      await processDuePayments({
        shop: currentShop(),
        stripe: stripeClient(double().account),
        now,
      });
    }
    for (const { card, id } of [transfer, stripe]) {
      expect((await orderOf(id)).status).toBe('cancelled');
      expect(await balanceOf(card.id)).toBe(25);
    }
  });

  it('comes back when the parcel is refused, and is taken again when that is undone', async () => {
    const { card, id } = await anOrderByCard({ amount: 4 });
    await move(id, 'placed', 'confirmed');
    await move(id, 'confirmed', 'packed');
    await move(id, 'packed', 'out-for-delivery');
    await move(id, 'out-for-delivery', 'refused');
    expect(await balanceOf(card.id)).toBe(25);
    expect((await undo(id, 'refused')).status).toBe(200);
    expect(await balanceOf(card.id)).toBe(21);
    const { payment } = await orderOf(id);
    expect(payment).toMatchObject({ state: 'open', due: 6, giftCard: { amount: 4, returned: 0 } });
    expect(payment.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'gift-card-used',
      'expired',
      'gift-card-returned',
      'reopened',
      'gift-card-used',
    ]);
  });

  it('stays with the card if it is spent elsewhere before a cancellation is undone', async () => {
    const { card, id } = await anOrderByCard({ amount: 10, payment: 'gift-card' });
    await move(id, 'placed', 'cancelled');
    for (let at = 0; at < 2; at += 1)
      await orderWithCard(app, { code: card.code, amount: 10, payment: 'gift-card' });
    const refused = await undo(id, 'cancelled');
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This gift card has only $5.00 left.',
    ]);
    expect((await orderOf(id)).status).toBe('cancelled');
    expect(await balanceOf(card.id)).toBe(5);
  });

  it('is given back after all other money, and never more than was paid', async () => {
    const { card, id } = await anOrderByCard({ amount: 4 });
    await deliver(id);
    expect((await refund(id, 5)).body.payment).toMatchObject({
      refunded: 5,
      refundable: 5,
      state: 'partly-refunded',
      giftCard: { returned: 0 },
    });
    expect((await refund(id, 3)).body.payment).toMatchObject({
      refunded: 6,
      refundable: 2,
      giftCard: { returned: 2 },
    });
    expect((await refund(id, 2.01)).body.detail).toBe('At most $2.00 can be given back.');
    expect((await refund(id, 2)).body.payment).toMatchObject({ state: 'refunded', refundable: 0 });
    expect(await balanceOf(card.id)).toBe(25);
    expect((await refund(id, 1)).status).toBe(409);
  });

  it('goes back to the card for copies that are returned', async () => {
    const { card, id } = await anOrderByCard({ amount: 10, payment: 'gift-card' });
    await deliver(id);
    const { id: order, returnId, bookId } = await aReturn({ order: id, state: 'on-its-way' });
    const path = `orders/${order}/returns/${returnId}`;
    const lines = [{ bookId, condition: 'as-new', shelved: 1 }];
    const { body } = await asOwner(app, 'post', `${path}/receive`, { lines });
    expect(body.returns[0]).toMatchObject({ proposed: 10, refundable: 10 });
    expect((await asOwner(app, 'post', `${path}/refund`, { amount: 10 })).status).toBe(200);
    expect(await balanceOf(card.id)).toBe(25);
  });

  it('is asked back from Stripe first, which takes only the rest', async () => {
    const { card, id, uid } = await anOrderByCard({ amount: 4, payment: 'stripe' });
    const { body } = await app
      .http()
      .post(`/api/orders/${id}/checkout`)
      .set('Authorization', asCustomer(uid))
      .send({});
    const page = body.url.split('/').at(-1);
    double().pay(page);
    expect([...double().charges.values()].at(-1)?.amount_captured).toBe(600);
    const now = () => new Date(Date.now() + 600_000);
    await processDuePayments({ shop: currentShop(), stripe: stripeClient(double().account), now });
    expect((await orderOf(id)).payment).toMatchObject({ state: 'paid', paid: 6 });
    expect((await refund(id, 10)).body.payment).toMatchObject({
      state: 'refunded',
      refunded: 6,
      giftCard: { returned: 4 },
    });
    expect([...double().charges.values()].at(-1)?.amount_refunded).toBe(600);
    expect(await balanceOf(card.id)).toBe(25);
  });

  it('goes back in part when the order comes to cost less, and stays when it costs more', async () => {
    const { card, id } = await anOrderByCard({ amount: 7 });
    const { lines } = await orderOf(id);
    const cost = (price: number) =>
      asOwner(app, 'put', `orders/${id}/lines`, {
        lines: [{ bookId: lines[0].bookId, quantity: 1, price }],
      });
    const paid = async () => {
      const { due, giftCard } = (await orderOf(id)).payment;
      return [due, giftCard.amount, giftCard.returned, await balanceOf(card.id)];
    };
    await cost(8);
    expect(await paid()).toEqual([1, 7, 0, 18]);
    await cost(5);
    expect(await paid()).toEqual([0, 5, 0, 20]);
    await cost(9);
    expect(await paid()).toEqual([4, 5, 0, 20]);
    await move(id, 'placed', 'cancelled');
    expect(await balanceOf(card.id)).toBe(25);
  });

  it('alone pays for no more than it was used for', async () => {
    const { id } = await anOrderByCard({ amount: 10, payment: 'gift-card' });
    const { lines } = await orderOf(id);
    const dearer = { lines: [{ bookId: lines[0].bookId, quantity: 1, price: 11 }] };
    expect((await asOwner(app, 'put', `orders/${id}/lines`, dearer)).status).toBe(409);
  });

  it('is in the mails: with the order, what is left to pay, and what went back', async () => {
    const { card, id, uid } = await anOrderByCard({ amount: 4 });
    await refund(id, 1);
    await queueForOrders(false, new Date());
    const mails = await Mail.find({ to: emailOf(uid) }).lean();
    const text = JSON.stringify(mails.map(({ letter }) => letter));
    const masked = `•••• ${card.code.slice(-4)}`;
    for (const words of [
      `{"label":"Paid with gift card ${masked}","amount":"$4.00"}`,
      '{"label":"Left to pay, in cash at the door","amount":"$6.00","isTotal":true}',
      'You pay $6.00 in cash',
      `It is on your gift card ${masked} again.`,
    ])
      expect(text).toContain(words);
  });
});
