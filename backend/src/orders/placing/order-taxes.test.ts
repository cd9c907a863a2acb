import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aShopWithoutTax, aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { setStatus } from '../papers/papers.builder.ts';

const app = useTestApp();
beforeEach(async () => {
  await Order.deleteMany({});
  await storeSettings({ delivery: { ways: [aWay()] } });
});
afterEach(aShopWithoutTax);

const inGermany = { ...anOrderBody().address, country: 'Germany' };
const ada = asCustomer('ada');
const post = async (path: string, body: object, as: string) =>
  app.http().post(path).set('Authorization', as).send(body);
const place = async (body: Parameters<typeof anOrderBody>[0]) =>
  post('/api/orders/', anOrderBody({ address: inGermany, ...body }), ada);
const sums = [
  { rate: 7000, net: 11.2, tax: 0.78, gross: 11.98 },
  { rate: 19_000, net: 8.38, tax: 1.59, gross: 9.97 },
];

/** Returns the ids of a book for $9.99 and a calendar for $8.31, whose delivery costs $3.65. */
async function bookAndCalendar(): Promise<string[]> {
  await storeSettings({ delivery: { ways: [aWay({ price: 365 })] } });
  return [await aBook({ newPrice: 9.99 }), await aBook({ newPrice: 8.31, format: 'calendar' })];
}

describe('an order in a shop whose prices include tax', () => {
  it('costs the same, and keeps its sums when the rates change', async () => {
    await aTaxedShop();
    const productIds = await bookAndCalendar();
    const { status, body } = await place({ productIds, totalPrice: '21.95' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ totalPrice: 21.95, taxes: { included: true, sums } });
    await aTaxedShop({ rates: [] });
    const list = app.http().get('/api/orders/email/ada@example.com');
    expect((await list.set('Authorization', ada)).body[0].taxes.sums).toEqual(sums);
  });

  it('has no word of tax where none is due', async () => {
    await aTaxedShop();
    const address = { ...inGermany, country: 'Switzerland' };
    const { body } = await place({ productIds: [await aBook({ newPrice: 10 })], address });
    expect(body.totalPrice).toBe(10);
    expect(body).not.toHaveProperty('taxes');
  });

  it("is taxed as in the shop's country when it is picked up", async () => {
    await aTaxedShop();
    const productIds = [await aBook({ newPrice: 10 })];
    const sale = { name: '', phone: '', productIds, totalPrice: '10.00' };
    const { status, body } = await post('/api/admin/orders', sale, await asAdmin());
    expect([status, body.taxes.sums]).toEqual([
      201,
      [{ rate: 7000, net: 9.35, tax: 0.65, gross: 10 }],
    ]);
  });

  it('is taxed for all copies at once', async () => {
    await aTaxedShop();
    const productIds = [await aBook({ newPrice: 9.99 })];
    const sale = { name: '', phone: '', productIds, quantities: [3], totalPrice: '29.97' };
    const { body } = await post('/api/admin/orders', sale, await asAdmin());
    expect(body.taxes.sums).toEqual([{ rate: 7000, net: 28.01, tax: 1.96, gross: 29.97 }]);
  });

  it('tells its tax in the mail', async () => {
    await aTaxedShop();
    const { body } = await place({ productIds: [await aBook({ newPrice: 10 })] });
    await queueForOrders(false, new Date());
    const mail = await Mail.findOne({ key: `order:${body._id}:0` }).lean();
    expect(JSON.stringify(mail?.letter)).toContain('{"label":"Incl. 7% tax","amount":"$0.65"}');
  });
});

describe('an order in a shop whose prices do not include tax', () => {
  it('costs the tax more, which the customer has to have seen', async () => {
    await aTaxedShop({ included: false });
    const productIds = [await aBook({ newPrice: 10 })];
    const refused = await place({ productIds, totalPrice: '10.00' });
    const taxes = { included: false, sums: [{ rate: 7000, net: 10, tax: 0.7, gross: 10.7 }] };
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'price-changed', totalPrice: '10.70', taxes }),
    ]);
    const { status, body } = await place({ productIds, totalPrice: '10.70' });
    expect([status, body.totalPrice, body.taxes]).toEqual([201, 10.7, taxes]);
  });
});

describe('POST /api/orders/:id/invoice', () => {
  const placed = async (): Promise<string> =>
    (await place({ productIds: [await aBook({ newPrice: 10 })] })).body._id;
  const packed = async (): Promise<string> => {
    const id = await placed();
    await setStatus(id, 'packed');
    return id;
  };
  const draw = async (id: string, as = ada) => post(`/api/orders/${id}/invoice`, {}, as);

  it('draws numbers without gaps or doubles, also for calls at the same time', async () => {
    await aTaxedShop();
    const ids = await Promise.all(Array.from({ length: 6 }, () => packed()));
    const replies = await Promise.all([...ids, ...ids].map((id) => draw(id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const numbers = [...new Set(replies.map(({ body }) => Number(body.papers.at(-1).number)))].sort(
      (one, other) => one - other,
    );
    const [first = 0] = numbers;
    expect(numbers).toEqual(ids.map((_id, at) => first + at));
    const { body } = await draw(await packed());
    expect(Number(body.papers.at(-1).number)).toBe(first + ids.length);
  });

  it('keeps the seller of its day, also for the owner', async () => {
    await aTaxedShop();
    await storeSettings({ identity: { name: 'Corner Books', address: 'Ring 1\n04109 Leipzig' } });
    const id = await packed();
    const { papers } = (await draw(id)).body;
    const read = async () =>
      (
        await app
          .http()
          .get(`/api/admin/papers/${papers[0]._id}`)
          .set('Authorization', await asAdmin())
      ).body;
    const invoice = await read();
    expect(invoice.seller).toEqual({
      name: 'Corner Books',
      address: 'Ring 1\n04109 Leipzig',
      taxNumber: 'DE123456789',
    });
    await storeSettings({ identity: { name: 'Other Books' } });
    const again = await post(`/api/admin/orders/${id}/invoice`, {}, await asAdmin());
    expect([again.status, again.body.papers]).toEqual([200, papers]);
    expect(await read()).toEqual(invoice);
  });

  it('writes none before the order is paid or packed, for nobody', async () => {
    await aTaxedShop();
    const id = await placed();
    for (const reply of [
      await draw(id),
      await post(`/api/admin/orders/${id}/invoice`, {}, await asAdmin()),
    ])
      expect(reply.body).toMatchObject({
        code: 'illegal-status',
        detail: 'The invoice of this order is written once it is paid or packed.',
      });
    await setStatus(id, 'packed');
    expect((await draw(id)).status).toBe(200);
  });

  it('writes none without tax settings, for a cancelled order, or for another customer', async () => {
    const early = await packed();
    expect((await draw(early)).body).toMatchObject({ status: 409, code: 'conflict' });
    await aTaxedShop();
    const cancelled = await placed();
    await post(`/api/orders/${cancelled}/cancel`, {}, ada);
    expect((await draw(cancelled)).body).toMatchObject({ status: 409, code: 'illegal-status' });
    expect((await draw(early, asCustomer('bob'))).status).toBe(404);
    expect((await draw(early)).status).toBe(200);
  });
});

describe('the taxes as CSV', () => {
  it('are summed up by month, country and rate, without what has not gone out', async () => {
    await aTaxedShop();
    const productIds = await bookAndCalendar();
    const { body } = await place({ productIds, totalPrice: '21.95' });
    const other = (await place({ productIds, totalPrice: '21.95' })).body._id;
    const cancelled = (await place({ productIds, totalPrice: '21.95' })).body._id;
    await post(`/api/orders/${cancelled}/cancel`, {}, ada);
    const address = { ...inGermany, country: 'Switzerland' };
    const abroad = (await place({ productIds, totalPrice: '21.95', address })).body._id;
    await place({ productIds, totalPrice: '21.95' });
    const sent = { status: 'delivered', at: new Date(body.createdAt) };
    await Order.updateMany(
      { _id: { $in: [body._id, other, abroad] } },
      { $set: { status: 'delivered', changedAt: sent.at }, $push: { history: sent } },
    );
    const call = app.http().get('/api/admin/exports/figures.csv?part=taxes');
    const { text } = await call.set('Authorization', await asAdmin());
    const month = body.createdAt.slice(0, 7);
    const row = (country: string, rate: string, amounts: string[], orders: string) => ({
      Month: month,
      Country: country,
      'Tax rate (%)': rate,
      'Net (USD)': amounts[0],
      'Tax (USD)': amounts[1],
      'Gross (USD)': amounts[2],
      Orders: orders,
    });
    expect(readCsv(text).map(({ cells }) => cells)).toEqual([
      row('DE', '7', ['22.40', '1.56', '23.96'], '2'),
      row('DE', '19', ['16.76', '3.18', '19.94'], '2'),
      row('CH', 'none', ['21.95', '0.00', '21.95'], '1'),
    ]);
  });
});
