import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { aDiscountCode } from './discount-codes.builder.ts';
import { DiscountCode } from './discount-codes.model.ts';

const app = useTestApp({ trustProxy: 1 });
let admin: string;
let customers = 0;
beforeEach(async () => {
  app.clock.now = undefined;
  admin = await asAdmin();
  await Promise.all([ShopSettings.deleteMany({}), RateWindow.deleteMany({})]);
});

type Given = Partial<ReturnType<typeof anOrderBody>> & {
  discountCode?: string;
  totalPrice: string;
};
const place = ({ uid = `coded-${++customers}`, ...given }: Given & { uid?: string }, from = '') =>
  app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .set('X-Forwarded-For', from || '192.0.2.1')
    .send(anOrderBody({ email: emailOf(uid), ...given }));
const preview = (body: object, from = '192.0.2.1') =>
  app.http().post('/api/discount-codes/preview').set('X-Forwarded-For', from).send(body);
const asOwner = (method: 'put' | 'patch' | 'post', path: string, body: object) =>
  app.http()[method](`/api/admin/orders/${path}`).set('Authorization', admin).send(body);
const usesOf = async (code: string) => (await DiscountCode.findOne({ code }).lean())?.uses;
const START = Date.now();
const day = (days: number) => new Date(START + days * 86_400_000).toISOString().slice(0, 10);

describe('a discount code in an order', () => {
  it('takes its percentage off, and is told wherever the order is', async () => {
    const code = await aDiscountCode();
    const productIds = [await aBook({ newPrice: 9.99 }), await aBook({ newPrice: 5 })];
    const seen = await preview({ code: ` ${code.toLowerCase()}`, productIds });
    expect([seen.status, seen.body]).toEqual([
      200,
      { code, kind: 'percent', percent: 10, eligible: productIds, discount: 1.5 },
    ]);
    const { status, body } = await place({ productIds, discountCode: code, totalPrice: '13.49' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ totalPrice: 13.49, discountCode: { code, amount: 1.5 } }),
    ]);
    expect(body.lines.map(({ discount }: { discount: number }) => discount)).toEqual([1, 0.5]);
    expect(await usesOf(code)).toBe(1);
    await queueForOrders(false, new Date());
    const mail = await Mail.findOne({ key: `order:${body._id}:0` }).lean();
    expect(JSON.stringify(mail?.letter)).toContain(
      `{"label":"Discount code ${code}","amount":"−$1.50"}`,
    );
  });

  it('is not used for another total than the customer saw', async () => {
    const code = await aDiscountCode();
    const productIds = [await aBook({ newPrice: 10 })];
    const { body } = await place({ productIds, discountCode: code, totalPrice: '10.00' });
    expect(body).toMatchObject({ code: 'price-changed', totalPrice: '9.00', discount: 1 });
    expect(await usesOf(code)).toBe(0);
  });

  it('takes off no more than its books cost', async () => {
    const code = await aDiscountCode({ amount: 20, genres: ['horror'] });
    const [horror, other] = [
      await aBook({ newPrice: 8, category: 'horror' }),
      await aBook({ newPrice: 5 }),
    ];
    const productIds = [horror, other];
    const { body } = await place({ productIds, discountCode: code, totalPrice: '5.00' });
    expect(body).toMatchObject({ totalPrice: 5, discountCode: { amount: 8 } });
    expect(body.lines.map((line: { discount?: number }) => line.discount)).toEqual([8, undefined]);
  });

  it('takes nothing off a fixed price', async () => {
    const code = await aDiscountCode();
    const fixed = await aBook({ newPrice: 20, fixedPrice: true });
    expect((await preview({ code, productIds: [fixed] })).body.reason).toBe('not-these-books');
    const productIds = [fixed, await aBook({ newPrice: 10 })];
    expect((await preview({ code, productIds })).body).toMatchObject({
      discount: 1,
      eligible: [productIds[1]],
    });
  });

  it('makes the delivery free, and is not used where that is free already', async () => {
    await storeSettings({ delivery: { ways: [aWay({ price: 365, freeFrom: 2000 })] } });
    const code = await aDiscountCode({ kind: 'delivery' });
    const order = { productIds: [await aBook({ newPrice: 10 })], discountCode: code };
    const { body } = await place({ ...order, totalPrice: '10.00' });
    expect(body).toMatchObject({
      totalPrice: 10,
      deliveryFee: 0,
      discountCode: { code, amount: 0, freeDelivery: true },
    });
    const dear = [await aBook({ newPrice: 30 })];
    const needless = await place({ productIds: dear, discountCode: code, totalPrice: '30.00' });
    expect([needless.status, needless.body.discountCode]).toEqual([201, undefined]);
    expect(await usesOf(code)).toBe(1);
  });

  it('is taxed on what is paid', async () => {
    await aTaxedShop();
    const code = await aDiscountCode({ kind: 'percent', percent: 50, genres: ['horror'] });
    const productIds = [
      await aBook({ newPrice: 20, category: 'horror' }),
      await aBook({ newPrice: 10, format: 'calendar' }),
    ];
    const address = { ...anOrderBody().address, country: 'Germany' };
    const { body } = await place({ productIds, address, discountCode: code, totalPrice: '20.00' });
    expect(body.taxes.sums).toEqual([
      { rate: 7000, net: 9.35, tax: 0.65, gross: 10 },
      { rate: 19_000, net: 8.4, tax: 1.6, gross: 10 },
    ]);
  });

  it.each([
    ['unknown', async () => 'NO-SUCH-CODE', {}],
    ['not-yet', () => aDiscountCode({ firstDay: day(2) }), { firstDay: day(2) }],
    ['expired', () => aDiscountCode({ lastDay: day(-2) }), {}],
    ['expired', () => aDiscountCode({ endedAt: new Date() }), {}],
    ['used-up', () => aDiscountCode({ limit: 2, uses: 2 }), {}],
    ['minimum', () => aDiscountCode({ minimum: 10.01 }), { minimum: 10.01 }],
    ['not-these-books', () => aDiscountCode({ genres: ['horror'] }), {}],
  ])('is refused as %s, with a sentence', async (reason, aCode, more) => {
    const order = { productIds: [await aBook({ newPrice: 10 })], totalPrice: '9.00' };
    const code = await aCode();
    const previewed = await preview({ code, productIds: order.productIds });
    const refused = await place({ ...order, discountCode: code });
    for (const { status, body } of [previewed, refused]) {
      expect([status, body]).toEqual([
        409,
        expect.objectContaining({ code: 'code-refused', reason, ...more }),
      ]);
      expect(body.detail).toMatch(/^(This|You) .*\.$/);
    }
  });

  it('is used once by a customer, with an account or without', async () => {
    await aShopForGuests();
    const code = await aDiscountCode({ perCustomer: 1 });
    const order = { productIds: [await aBook({ newPrice: 10 })], totalPrice: '9.00' };
    const [uid, email] = ['once', emailOf('once')];
    expect((await place({ ...order, uid, discountCode: code })).status).toBe(201);
    const again = await place({ ...order, uid, discountCode: code });
    expect(again.body).toMatchObject({ code: 'code-refused', reason: 'used-by-you' });
    const asGuest = anOrderBody({ ...order, email, discountCode: code });
    const guest = await app.http().post('/api/orders/').send(asGuest);
    expect(guest.body).toMatchObject({ code: 'code-refused', reason: 'used-by-you' });
    const seen = preview({ code, productIds: order.productIds });
    expect((await seen.set('Authorization', asCustomer(uid))).body.reason).toBe('used-by-you');
    const seenBy = async (guest: string) =>
      (await preview({ code, productIds: order.productIds, email: guest })).body;
    expect((await seenBy(email.toUpperCase())).reason).toBe('used-by-you');
    expect((await seenBy('once+1@example.com')).reason).toBe('used-by-you');
    const tagged = anOrderBody({ ...order, email: 'once+more@example.com', discountCode: code });
    const another = await app.http().post('/api/orders/').send(tagged);
    expect(another.body).toMatchObject({ code: 'code-refused', reason: 'used-by-you' });
    expect(await seenBy('once.not@example.com')).toMatchObject({ code, discount: 1 });
    expect(await seenBy('nobody@example.com')).toMatchObject({ code, discount: 1 });
    expect(await usesOf(code)).toBe(1);
  });

  it('is used once by a customer who orders with and without an account at once', async () => {
    await aShopForGuests();
    const code = await aDiscountCode({ perCustomer: 1 });
    const order = { productIds: [await aBook({ newPrice: 10 })], totalPrice: '9.00' };
    const email = emailOf('at-once');
    const asGuest = () =>
      app
        .http()
        .post('/api/orders/')
        .send(anOrderBody({ ...order, email, discountCode: code }));
    const calls = [1, 2, 3].flatMap(() => [
      place({ ...order, uid: 'at-once', discountCode: code }),
      asGuest(),
    ]);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await usesOf(code)).toBe(1);
  });

  it('counts in the figures of its books', async () => {
    await Order.deleteMany({});
    const code = await aDiscountCode({ genres: ['horror'] });
    const horror = await aBook({ newPrice: 20, category: 'horror' });
    const productIds = [horror, await aBook({ newPrice: 5 })];
    expect((await place({ productIds, discountCode: code, totalPrice: '23.00' })).status).toBe(201);
    const figures = app.http().get('/api/admin/figures').set('Authorization', admin);
    const { revenue, books } = (await figures).body;
    expect([revenue, books[0]]).toEqual([
      23,
      expect.objectContaining({ bookId: horror, copies: 1, sales: 18 }),
    ]);
  });

  it('with ten uses is used by ten of a hundred orders at once', async () => {
    const code = await aDiscountCode({ limit: 10 });
    const order = { productIds: [await aBook({ newPrice: 10 })], totalPrice: '9.00' };
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => place({ ...order, discountCode: code })),
    );
    const refused = replies.filter(({ status }) => status !== 201);
    expect(replies.length - refused.length).toBe(10);
    expect(new Set(refused.map(({ body }) => body.reason))).toEqual(new Set(['used-up']));
    expect(await usesOf(code)).toBe(10);
  });

  it('comes back when its order ends unpaid, and goes again when that is undone', async () => {
    const code = await aDiscountCode({ limit: 1 });
    const order = { productIds: [await aBook({ newPrice: 10 })], totalPrice: '9.00' };
    const { body: first } = await place({ ...order, discountCode: code });
    const cancelled = { from: 'placed', to: 'cancelled' };
    await asOwner('patch', `${first._id}/status`, cancelled);
    expect(await usesOf(code)).toBe(0);
    await asOwner('post', `${first._id}/undo`, { from: 'cancelled' });
    expect(await usesOf(code)).toBe(1);
    await asOwner('patch', `${first._id}/status`, cancelled);
    const second = await place({ ...order, uid: 'second', discountCode: code });
    expect(second.status).toBe(201);
    const undone = await asOwner('post', `${first._id}/undo`, { from: 'cancelled' });
    expect(undone.body).toMatchObject({ code: 'code-refused', reason: 'used-up' });
    expect(undone.body.detail).toBe('This discount code has been used up.');
    const own = app.http().post(`/api/orders/${second.body._id}/cancel`);
    await own.set('Authorization', asCustomer('second')).send({});
    expect(await usesOf(code)).toBe(0);
  });

  it('takes its percentage, or at most its amount, off what stays of an order', async () => {
    const [code, amount] = [await aDiscountCode(), await aDiscountCode({ amount: 7 })];
    const [one, two] = [await aBook({ newPrice: 10 }), await aBook({ newPrice: 5 })];
    const changed = async (discountCode: string, totalPrice: string) => {
      const productIds = [one, two];
      const { body } = await place({ productIds, discountCode, totalPrice });
      const added = await aBook({ newPrice: 3 });
      const lines = [two, added].map((bookId) => ({ bookId, quantity: 1 }));
      return (await asOwner('put', `${body._id}/lines`, { lines })).body;
    };
    expect(await changed(code, '13.50')).toMatchObject({
      totalPrice: 7.5,
      discountCode: { amount: 0.5 },
    });
    expect(await changed(amount, '8.00')).toMatchObject({
      totalPrice: 3,
      discountCode: { amount: 5 },
    });
  });

  it('tells no network of more than 120 addresses an hour that they have used it', async () => {
    await aShopForGuests();
    const code = await aDiscountCode({ perCustomer: 1 });
    const productIds = [await aBook({ newPrice: 10 })];
    const [uid, email] = ['told-of', emailOf('told-of')];
    await place({ productIds, uid, discountCode: code, totalPrice: '9.00' });
    const from = '192.0.2.79';
    const asGuest = () => preview({ code, productIds, email }, from);
    for (let at = 0; at < 119; at += 1) expect((await asGuest()).body.reason).toBe('used-by-you');
    for (let at = 0; at < 5; at += 1) {
      const own = preview({ code, productIds }, from).set('Authorization', asCustomer(uid));
      expect((await own).body.reason).toBe('used-by-you');
    }
    expect((await asGuest()).status).toBe(409);
    expect((await asGuest()).status).toBe(429);
  });

  it('cannot be guessed: a network has 120 wrong ones an hour, and right ones do not count', async () => {
    const code = await aDiscountCode();
    const productIds = [await aBook({ newPrice: 10 })];
    const from = '192.0.2.77';
    for (let at = 0; at < 119; at += 1)
      expect((await preview({ code: `GUESS-${at}`, productIds }, from)).status).toBe(409);
    for (let at = 0; at < 5; at += 1)
      expect((await preview({ code, productIds }, from)).status).toBe(200);
    const guess = { productIds, discountCode: 'GUESS', totalPrice: '9.00' };
    expect((await place(guess, from)).status).toBe(409);
    expect((await place(guess, from)).status).toBe(429);
    expect((await preview({ code, productIds }, from)).status).toBe(429);
    expect((await preview({ code, productIds }, '192.0.2.78')).status).toBe(200);
    const without = await place({ productIds, totalPrice: '10.00' }, from);
    expect(without.status).toBe(201);
  });
});
