import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { useStripeDouble } from '../../testing/stripe-double/use-stripe-double.ts';
import { aDiscountCode } from '../discount-codes/discount-codes.builder.ts';
import { DiscountCode } from '../discount-codes/discount-codes.model.ts';
import { aGiftCard, aShopWithGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { GiftCard } from '../gift-cards/gift-cards.model.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { aShopWithAllPayments } from './paying.builder.ts';

const { double, deps } = useStripeDouble(() => new Date());
const app = useTestApp(deps);
beforeAll(async () => {
  await aShopWithAllPayments();
  await aShopWithGiftCards();
});

/** A customer with a code for 10% off, and a gift card of $25. */
async function aCustomer() {
  const uid = `saver-${randomUUID()}`;
  const [code, card] = [await aDiscountCode(), await aGiftCard({ amount: 2500 })];
  const bookId = await aBook({ newPrice: 9.99, stock: 1 });
  const post = (path: string, body: object = {}) =>
    app.http().post(`/api/orders/${path}`).set('Authorization', asCustomer(uid)).send(body);
  const order = (given: {
    amount: number;
    payment: 'stripe' | 'gift-card';
    totalPrice: string;
  }) => {
    const { amount, ...more } = given;
    const giftCard = { code: card.code, amount };
    const body = { email: emailOf(uid), productIds: [bookId], giftCard, ...more };
    return post('', { ...anOrderBody(body), discountCode: code });
  };
  const left = async () => ({
    uses: (await DiscountCode.findOne({ code }).lean())?.uses,
    balance: (await GiftCard.findById(card.id).lean())?.balance,
    stock: (await Book.findById(bookId).lean())?.stock,
  });
  return { post, order, left };
}

describe('a discount code and a gift card in one order', () => {
  it('leave what the shop charges: the code first, then the card, and Stripe the rest to the cent', async () => {
    const { post, order, left } = await aCustomer();
    const { status, body } = await order({ amount: 4, payment: 'stripe', totalPrice: '8.99' });
    expect([status, body]).toMatchObject([
      201,
      { totalPrice: 8.99, discountCode: { amount: 1 }, payment: { due: 4.99 } },
    ]);
    expect(await left()).toEqual({ uses: 1, balance: 2100, stock: 0 });
    const page = (await post(`${body._id}/checkout`)).body.url.split('/').at(-1);
    expect(double().sessions.get(page)?.amount_total).toBe(499);
  });

  it('come back with the order, each once', async () => {
    const { post, order, left } = await aCustomer();
    const { body } = await order({ amount: 8.99, payment: 'gift-card', totalPrice: '8.99' });
    expect(body).toMatchObject({ status: 'placed', payment: { state: 'paid', due: 0 } });
    expect(await left()).toEqual({ uses: 1, balance: 1601, stock: 0 });
    const replies = await Promise.all([
      post(`${body._id}/cancel`),
      post(`${body._id}/cancel`),
      post(`${body._id}/cancel`),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left()).toEqual({ uses: 0, balance: 2500, stock: 1 });
  });

  it('never pay more than the order costs', async () => {
    const { order, left } = await aCustomer();
    const more = await order({ amount: 9.99, payment: 'gift-card', totalPrice: '8.99' });
    expect(more.status).toBe(400);
    const twice = await order({ amount: 7.99, payment: 'gift-card', totalPrice: '7.99' });
    expect([twice.status, twice.body.code]).toEqual([409, 'price-changed']);
    expect(await left()).toEqual({ uses: 0, balance: 2500, stock: 1 });
  });
});
