import mongoose from 'mongoose';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { refreshShop } from '../../settings/shop/current-shop.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await ShopSettings.deleteMany({});
  await storeSettings({ delivery: { ways: [aWay({ price: 450 })] } });
});
afterEach(() => void vi.restoreAllMocks());

/** As another server stores it, so that this one does not know of it. */
const onAnotherServer = (set: object) =>
  mongoose.connection
    .collection<{ _id: string }>('shop_settings')
    .updateOne({ _id: 'shop' }, { $set: set });

/** Orders a book of $10, by default for what it cost at first. */
async function place(uid: string, totalPrice = '14.50') {
  const productIds = [await aBook({ newPrice: 10 })];
  return request(app.express())
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(anOrderBody({ email: emailOf(uid), productIds, totalPrice }));
}

/** Lets something happen after an order has begun and before its books are there. */
function inTheMiddle(meanwhile: () => Promise<unknown>): void {
  const find = Book.find.bind(Book);
  vi.spyOn(Book, 'find').mockImplementationOnce(((filter: object) => ({
    lean: async () => {
      await meanwhile();
      return find(filter).lean();
    },
  })) as never);
}

describe('a change of the settings in the middle of an order', () => {
  it('counts from the next order on', async () => {
    inTheMiddle(async () => {
      await onAnotherServer({ 'delivery.ways': [aWay({ price: 900 })] });
      await refreshShop();
    });
    const { status, body } = await place('ada');
    expect([status, body.deliveryFee, body.totalPrice]).toEqual([201, 4.5, 14.5]);
    const next = await place('grace');
    expect([next.status, next.body.code]).toEqual([409, 'price-changed']);
    expect((await place('grace', '19.00')).status).toBe(201);
  });

  it.each([
    ['that this server knows of', refreshShop],
    ['that only another server knows of', async () => {}],
  ])('refuses the order, and stores none, if it is of the currency, %s', async (_how, know) => {
    await Order.deleteMany({});
    inTheMiddle(async () => {
      await onAnotherServer({ 'place.currency': 'EUR' });
      await know();
    });
    const { status, body } = await place('charles');
    expect([status, body.code]).toEqual([409, 'price-changed']);
    expect(await Order.countDocuments()).toBe(0);
  });
});
