import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aDiscountCode } from '../discount-codes/discount-codes.builder.ts';
import { DiscountCode } from '../discount-codes/discount-codes.model.ts';
import { aGiftCard } from '../gift-cards/gift-cards.builder.ts';
import { asOwner } from '../gift-cards/paying-with-a-gift-card.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';

const app = useTestApp();
afterEach(() => ShopSettings.deleteMany({}));

const UID = 'adder';
const CALENDAR = { newPrice: 8.95, format: 'calendar' } as const;
const STEPS = ['placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered'];

/** Books at 7 % and a calendar at 19 %, a parcel for 3.65, cash with a fee of 1.50, gift cards. */
async function aShopWithAllOfIt(included: boolean) {
  await aTaxedShop({ included });
  const ways = [{ method: 'cash-on-delivery', countries: [], fee: 150 }];
  const payments = { ways, reminderDays: 5, cancelDays: 14, giftCards: true };
  const delivery = { ways: [aWay({ price: 365 })] };
  await storeSettings({ delivery, storefront: { severalCopies: true }, payments });
}

/** Orders three copies of a book and a calendar, with a code of 15 % and a gift card that pays 20. */
async function order() {
  const productIds = [await aBook({ newPrice: 10.99 }), await aBook(CALENDAR)];
  const [code, card] = [await aDiscountCode({ percent: 15 }), await aGiftCard({ amount: 2500 })];
  const place = (totalPrice: string) =>
    app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer(UID))
      .send({
        ...anOrderBody({ email: emailOf(UID), productIds, totalPrice }),
        address: { ...anOrderBody().address, country: 'Germany' },
        quantities: [3, 1],
        discountCode: code,
        payment: 'cash-on-delivery',
        giftCard: { code: card.code, amount: 20 },
      });
  const { body: asked } = await place('99.00');
  const { status, body } = await place(asked.totalPrice);
  expect(status).toBe(201);
  return { id: body._id as string, productIds, code, card };
}

const cents = (amount = 0) => Math.round(amount * 100);
const sumOf = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + cents(amount), 0);

/** Expects that books, discount, delivery, fee and tax come to the total, as do the rates and what is paid. */
function expectToAddUp({ lines, discountCode, taxes, payment, ...order }: AdminOrderView) {
  const books = lines.map(({ price, quantity, discount = 0 }) => price * quantity - discount);
  const sums = taxes?.sums ?? [];
  const added = taxes?.included ? [] : sums.map(({ tax }) => tax);
  const total = cents(order.totalPrice);
  expect(sumOf([...books, order.deliveryFee, payment?.fee, ...added])).toBe(total);
  expect(sumOf(lines.map(({ discount }) => discount))).toBe(cents(discountCode?.amount));
  expect(sumOf(sums.map(({ gross }) => gross))).toBe(total);
  for (const { net, tax, gross } of sums) expect(sumOf([net, tax])).toBe(cents(gross));
  expect(sumOf([payment?.due, payment?.giftCard?.amount])).toBe(total);
}

const orderOf = async (id: string): Promise<AdminOrderView> =>
  (await asOwner(app, 'get', `orders/${id}`)).body;
const balanceOf = async (id: string) =>
  (await asOwner(app, 'get', `gift-cards/${id}`)).body.balance;

describe.each([
  ['in the prices', true],
  ['added to the prices', false],
])('an order with a code, a gift card, a fee, delivery and tax %s', (_where, included) => {
  it('adds up when it is placed, changed, delivered, returned in part and refunded', async () => {
    await aShopWithAllOfIt(included);
    const { id, productIds, card } = await order();
    const placed = await orderOf(id);
    expectToAddUp(placed);
    expect(placed.taxes?.sums.map(({ rate }) => rate)).toEqual([7000, 19_000]);
    const lines = productIds.map((bookId, at) => ({ bookId, quantity: 2 - at }));
    expect((await asOwner(app, 'put', `orders/${id}/lines`, { lines })).status).toBe(200);
    const changed = await orderOf(id);
    expectToAddUp(changed);
    expect(changed.totalPrice).toBeLessThan(placed.totalPrice);
    for (const [at, to] of STEPS.slice(1).entries())
      await asOwner(app, 'patch', `orders/${id}/status`, { from: STEPS[at], to });
    const { payment: paid } = await orderOf(id);
    expect([paid?.state, paid?.paid]).toEqual(['paid', paid?.due]);

    const bookId = productIds[1] ?? '';
    const given = { lines: [{ bookId, quantity: 1 }], reason: 'other', instructions: 'Here' };
    const { body: opened } = await asOwner(app, 'post', `orders/${id}/returns`, given);
    const path = `orders/${id}/returns/${opened.returns[0]._id}`;
    const received = { lines: [{ bookId, condition: 'as-new', shelved: 1 }] };
    const { body: here } = await asOwner(app, 'post', `${path}/receive`, received);
    const { proposed: amount } = here.returns[0];
    await asOwner(app, 'post', `${path}/refund`, { amount });
    const { payment: partly, totalPrice } = await orderOf(id);
    expect(sumOf([partly?.refundable, amount])).toBe(cents(totalPrice));
    await asOwner(app, 'post', `orders/${id}/refunds`, { amount: partly?.refundable });
    const { payment: refunded } = await orderOf(id);
    expect(refunded).toMatchObject({ state: 'refunded', refunded: paid?.paid, refundable: 0 });
    expect(await balanceOf(card.id)).toBe(25);
    const { text } = await asOwner(app, 'get', 'exports/figures.csv?part=payments');
    const moves = readCsv(text).flatMap(({ cells }) =>
      cells.Order === placed.number ? Number(cells['Gross (USD)']) : [],
    );
    expect(moves.length).toBeGreaterThan(4);
    expect(sumOf(moves)).toBe(0);
  });

  it('gives all of it back when it is cancelled, even packed', async () => {
    await aShopWithAllOfIt(included);
    const { id, code, card } = await order();
    expect(await balanceOf(card.id)).toBe(5);
    for (const [at, to] of ['confirmed', 'packed', 'cancelled'].entries())
      await asOwner(app, 'patch', `orders/${id}/status`, { from: STEPS[at], to });
    expect((await orderOf(id)).status).toBe('cancelled');
    expect(await balanceOf(card.id)).toBe(25);
    expect((await DiscountCode.findOne({ code }).lean())?.uses).toBe(0);
  });
});
