import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { aShopWithAllPayments } from '../payments/paying.builder.ts';
import { readPaper } from './papers.builder.ts';
import { Paper } from './papers.model.ts';

const app = useTestApp();
beforeEach(async () => {
  // All in one month.
  app.clock.now = new Date();
  await Order.deleteMany({});
  await Paper.deleteMany({});
  await aShopWithAllPayments();
  await storeSettings({ delivery: { ways: [aWay({ price: 365 })] } });
  await aTaxedShop();
});
afterEach(async () => {
  app.clock.now = undefined;
  await ShopSettings.deleteMany({});
});

const address = { ...anOrderBody().address, country: 'Germany' };
const asOwner = async (method: 'get' | 'post' | 'put' | 'patch', path: string, body?: object) =>
  app
    .http()
    [method](`/api/admin/${path}`)
    .set('Authorization', await asAdmin())
    .send(body);

/** Returns the order of a book for $9.99 and a calendar for $8.31 with delivery for $3.65, paid and invoiced. */
async function invoiced(totalPrice = '21.95') {
  const [book, calendar] = [
    await aBook({ title: 'Emma', newPrice: 9.99 }),
    await aBook({ title: 'Year', newPrice: 8.31, format: 'calendar' }),
  ] as const;
  const body = anOrderBody({
    productIds: [book, calendar],
    address,
    payment: 'invoice',
    totalPrice,
  });
  const placed = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer('ada'))
    .send(body);
  const id: string = placed.body._id;
  expect((await asOwner('post', `orders/${id}/payment`, {})).status).toBe(200);
  const [invoice] = (await asOwner('post', `orders/${id}/invoice`, {})).body.papers;
  return { id, book, calendar, invoice };
}
const refund = (id: string, body: object) => asOwner('post', `orders/${id}/refunds`, body);
const lastPaper = ({ papers }: { papers: { _id: string }[] }) =>
  readPaper(app, String(papers.at(-1)?._id));

describe('money that goes back of an order with an invoice', () => {
  it('draws a credit note that says goodwill, and lowers the tax of all rates', async () => {
    const { id, invoice } = await invoiced();
    const { body } = await refund(id, { amount: 5 });
    expect(body.reductions).toMatchObject([{ of: 'goodwill', amount: 5 }]);
    const paper = await lastPaper(body);
    expect(paper).toMatchObject({
      kind: 'credit-note',
      corrects: { number: invoice.number, whole: false },
      items: [{ kind: 'goodwill', text: 'Price reduction as a goodwill gesture', amount: -5 }],
      totalPrice: -5,
    });
    expect(paper.taxes.sums).toEqual([
      { rate: 7000, net: -2.55, tax: -0.18, gross: -2.73 },
      { rate: 19_000, net: -1.91, tax: -0.36, gross: -2.27 },
    ]);
  });

  it('lowers the tax of a book alone where it is for that book, up to its price', async () => {
    const { id, calendar } = await invoiced();
    const { body } = await refund(id, { amount: 8, of: 'book', bookId: calendar });
    expect((await lastPaper(body)).taxes.sums).toEqual([
      { rate: 19_000, net: -6.72, tax: -1.28, gross: -8 },
    ]);
    const more = await refund(id, { amount: 0.32, of: 'book', bookId: calendar });
    expect([more.status, more.body.fields]).toMatchObject([
      409,
      [{ path: 'amount', code: 'too-large', values: { maximum: 0.31 } }],
    ]);
  });

  it('is for the delivery up to what that costs', async () => {
    const { id } = await invoiced();
    expect((await refund(id, { amount: 3.66, of: 'delivery' })).status).toBe(409);
    const { body } = await refund(id, { amount: 3.65, of: 'delivery' });
    expect(await lastPaper(body)).toMatchObject({ items: [{ kind: 'delivery', amount: -3.65 }] });
  });

  /** Stores a return of the book, and returns its id. */
  async function received(id: string, book: string): Promise<Types.ObjectId> {
    const returnId = new Types.ObjectId();
    const bookId = new Types.ObjectId(book);
    const one = {
      ...{ _id: returnId, state: 'received', reason: 'other' },
      lines: [{ bookId, quantity: 1, cents: 999, rate: 7000 }],
      events: [{ state: 'asked', at: new Date(), by: { role: 'customer' } }],
    };
    await Order.updateOne({ _id: id }, { $set: { returns: [one] } });
    return returnId;
  }
  /** Gives back the book and more, as a return. */
  async function returned(id: string, book: string, amount: number) {
    const returnId = await received(id, book);
    const reply = await asOwner('post', `orders/${id}/returns/${returnId}/refund`, { amount });
    expect(reply.status).toBe(200);
    return reply.body;
  }

  it('is not proposed again for a book that comes back', async () => {
    const { id, book } = await invoiced();
    await refund(id, { amount: 5, of: 'book', bookId: book });
    await received(id, book);
    const { body } = await asOwner('get', `orders/${id}`);
    expect(body.returns).toMatchObject([{ proposed: 4.99 }]);
  });

  it('is not for a delivery that went back with a return', async () => {
    const { id, book } = await invoiced();
    await returned(id, book, 12.99);
    const more = await refund(id, { amount: 3.65, of: 'delivery' });
    expect([more.status, more.body.fields]).toMatchObject([409, [{ values: { maximum: 0.65 } }]]);
    expect((await refund(id, { amount: 0.65, of: 'delivery' })).status).toBe(200);
  });

  it('is goodwill with a return once the delivery has gone back', async () => {
    const { id, book } = await invoiced();
    await refund(id, { amount: 2.65, of: 'delivery' });
    expect(await lastPaper(await returned(id, book, 12.99))).toMatchObject({
      items: [
        { kind: 'book', amount: -9.99 },
        { kind: 'delivery', amount: -1 },
        { kind: 'goodwill', amount: -2 },
      ],
    });
  });

  it('is for the delivery with the tax that was added to it', async () => {
    await aTaxedShop({ included: false });
    const { id } = await invoiced('24.68');
    expect((await refund(id, { amount: 4.11, of: 'delivery' })).status).toBe(409);
    expect((await refund(id, { amount: 4.1, of: 'delivery' })).status).toBe(200);
  });

  it('draws none for what was paid too much', async () => {
    const { id } = await invoiced();
    const actor = { role: 'admin', name: 'Anna' } as const;
    const paid = { kind: 'paid', amount: 300, at: new Date(), by: actor };
    await Order.updateOne(
      { _id: id },
      { $inc: { 'payment.paid': 300 }, $push: { 'payment.events': paid } },
    );
    expect((await refund(id, { amount: 3 })).body.papers).toHaveLength(1);
    const { body } = await refund(id, { amount: 1 });
    expect(await lastPaper(body)).toMatchObject({ totalPrice: -1 });
  });

  it('is said on an invoice that is drawn afterwards, which is over the rest', async () => {
    const { id, invoice } = await invoiced();
    await refund(id, { amount: 5 });
    await asOwner('post', `papers/${invoice._id}/cancellation`, {});
    const { body } = await asOwner('post', `orders/${id}/invoice`, {});
    const paper = await lastPaper(body);
    expect(paper).toMatchObject({ kind: 'invoice', totalPrice: 16.95 });
    expect(paper.items.at(-1)).toMatchObject({ kind: 'credited', amount: -5 });
    const totals = await Paper.find({ order: id }).lean();
    expect(totals.map(({ totalPrice }) => totalPrice)).toEqual([2195, -500, -1695, 1695]);
  });
});

describe('the correction of an invoice', () => {
  it('is a credit note over all of it, and a new invoice for the right buyer', async () => {
    const { id, invoice } = await invoiced();
    const buyer = { name: 'Corner Ltd', address: { ...address, city: 'Leipzig' } };
    const { status, body } = await asOwner('post', `papers/${invoice._id}/correction`, buyer);
    expect(status).toBe(200);
    const [first, second, third] = body.papers;
    expect([first, second, third]).toMatchObject([
      { kind: 'invoice', _id: invoice._id },
      { kind: 'credit-note', whole: true },
      { kind: 'invoice' },
    ]);
    expect(await readPaper(app, second._id)).toMatchObject({
      buyer: { name: 'Ada Reader' },
      totalPrice: -21.95,
    });
    expect(await readPaper(app, third._id)).toMatchObject({
      buyer: { name: 'Corner Ltd', lines: ['1 Quiet Lane', '97477 Leipzig', 'Oregon', 'Germany'] },
      totalPrice: 21.95,
    });
    expect(body.name).toBe('Ada Reader');
    const again = await asOwner('post', `papers/${invoice._id}/correction`, buyer);
    expect(again.body.papers).toEqual(body.papers);
    expect((await asOwner('post', `papers/${second._id}/correction`, buyer)).status).toBe(409);
    const other = { ...buyer, name: 'Other Ltd' };
    for (const late of [
      await asOwner('post', `papers/${invoice._id}/correction`, other),
      await asOwner('post', `papers/${invoice._id}/cancellation`, {}),
    ])
      expect(late.body).toMatchObject({ status: 409, detailCode: 'invoice-not-in-force' });
    expect(await Order.findById(id).lean()).toMatchObject({ name: 'Ada Reader' });
  });

  it('lets the books of an order be changed once its invoice is cancelled', async () => {
    const { id, book, invoice } = await invoiced();
    const change = () =>
      asOwner('put', `orders/${id}/lines`, { lines: [{ bookId: book, quantity: 1 }] });
    expect((await change()).status).toBe(409);
    const { body } = await asOwner('post', `papers/${invoice._id}/cancellation`, {});
    expect(body.linesCanChange).toBe(true);
    expect((await change()).status).toBe(200);
    const drawn = await asOwner('post', `orders/${id}/invoice`, {});
    expect(await lastPaper(drawn.body)).toMatchObject({ totalPrice: 13.64 });
  });
});

describe('the journals', () => {
  const csv = async (part: string) => {
    const { text } = await asOwner('get', `exports/figures.csv?part=${part}`);
    return readCsv(text).map(({ cells }) => cells);
  };

  it('of papers has number, day, country, the sums of each rate, and the discount', async () => {
    const { id, invoice } = await invoiced();
    const items = { kind: 'discount' as const, text: 'Discount code SPRING', amount: -300 };
    await Paper.updateOne({ _id: invoice._id }, { $push: { items } });
    await refund(id, { amount: 5 });
    const rows = await csv('papers');
    expect(rows.map((row) => Object.values(row).slice(2))).toEqual([
      [
        'invoice',
        '',
        expect.any(String),
        'Ada Reader',
        'DE',
        '7',
        '11.20',
        '0.78',
        '11.98',
        '3.00',
      ],
      ['invoice', '', expect.any(String), 'Ada Reader', 'DE', '19', '8.38', '1.59', '9.97', '0.00'],
      [
        ...['credit-note', invoice.number, expect.any(String), 'Ada Reader', 'DE'],
        ...['7', '-2.55', '-0.18', '-2.73', '0.00'],
      ],
      [
        ...['credit-note', invoice.number, expect.any(String), 'Ada Reader', 'DE'],
        ...['19', '-1.91', '-0.36', '-2.27', '0.00'],
      ],
    ]);
  });

  it('of papers are in the order of their numbers, whenever they were issued', async () => {
    const one = await invoiced();
    const other = await invoiced();
    await Paper.updateOne({ _id: other.invoice._id }, { $set: { at: new Date(0) } });
    const numbers = (await csv('papers')).map(({ Number: number }) => number);
    const [first, second] = [one.invoice.number, other.invoice.number];
    expect(numbers).toEqual([first, first, second, second]);
  });

  it('of payments keep each refund with its tax, also if a later one was stored first', async () => {
    const { id } = await invoiced();
    const now = app.clock.now?.getTime() ?? 0;
    for (const [late, amount] of [
      [2000, 5],
      [1000, 4],
    ] as const) {
      app.clock.now = new Date(now + late);
      await refund(id, { amount });
    }
    app.clock.now = new Date(now + 2000);
    const rows = (await csv('payments')).map((row) => Object.values(row).slice(4).join(' '));
    expect(rows).toEqual([
      'paid DE 7 11.20 0.78 11.98',
      'paid DE 19 8.38 1.59 9.97',
      'refunded DE 7 -2.04 -0.14 -2.18',
      'refunded DE 19 -1.53 -0.29 -1.82',
      'refunded DE 7 -2.55 -0.18 -2.73',
      'refunded DE 19 -1.91 -0.36 -2.27',
    ]);
  });

  it('count tax by payment where the owner says so, and by delivery otherwise', async () => {
    const { id } = await invoiced();
    const sums = async () =>
      (await csv('taxes')).map((row) => Object.values(row).slice(2).join(' '));
    expect(await sums()).toEqual([]);
    await storeSettings({ tax: { basis: 'payment' } });
    expect(await sums()).toEqual(['7 11.20 0.78 11.98 1', '19 8.38 1.59 9.97 1']);
    await refund(id, { amount: 5 });
    expect(await sums()).toEqual(['7 8.65 0.60 9.25 1', '19 6.47 1.23 7.70 1']);
    await storeSettings({ tax: { basis: undefined } });
    expect(await sums()).toEqual([]);
    for (const [from, to] of [
      ['placed', 'confirmed'],
      ['confirmed', 'packed'],
      ['packed', 'out-for-delivery'],
    ])
      await asOwner('patch', `orders/${id}/status`, { from, to });
    expect(await sums()).toEqual(['7 8.65 0.60 9.25 1', '19 6.47 1.23 7.70 1']);
    await asOwner('patch', `orders/${id}/status`, { from: 'out-for-delivery', to: 'refused' });
    expect(await sums()).toEqual([]);
  });
});
