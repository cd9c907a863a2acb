import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aShopWithoutTax, aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { aShopWithAllPayments } from '../payments/paying.builder.ts';
import { readPaper, setStatus } from './papers.builder.ts';
import { paperData } from './personal-data.ts';

const app = useTestApp();
beforeEach(async () => {
  await Order.deleteMany({});
  await storeSettings({ delivery: { ways: [aWay({ price: 365 })] } });
  await aTaxedShop();
});
afterEach(async () => {
  app.clock.now = undefined;
  await aShopWithoutTax();
});

const ada = asCustomer('ada');
const post = async (path: string, body: object, as = ada) =>
  app.http().post(path).set('Authorization', as).send(body);
const address = { ...anOrderBody().address, country: 'Germany' };

/** Returns the order of a book for $9.99 and a calendar for $8.31, with delivery for $3.65, packed. */
async function place(given: Parameters<typeof anOrderBody>[0] = {}) {
  const productIds = [
    await aBook({ title: 'Emma', author: 'Jane Austen', newPrice: 9.99 }),
    await aBook({ title: 'Year', newPrice: 8.31, format: 'calendar' }),
  ];
  const reply = await post(
    '/api/orders/',
    anOrderBody({ productIds, address, totalPrice: '21.95', ...given }),
  );
  expect(reply.status).toBe(201);
  await setStatus(reply.body._id, 'packed');
  return reply.body as { _id: string; number: string };
}
const draw = async (id: string) => {
  const { papers } = (await post(`/api/orders/${id}/invoice`, {})).body;
  return readPaper(app, papers.at(-1)._id);
};
const correct = async (id: string, body: object) =>
  app
    .http()
    .patch(`/api/admin/orders/${id}`)
    .set('Authorization', await asAdmin())
    .send(body);

describe('an invoice', () => {
  it('has what was sold to whom, the sums of each rate, and their total', async () => {
    const { _id, number } = await place();
    const paper = await draw(_id);
    expect(paper).toMatchObject({
      kind: 'invoice',
      orderNumber: number,
      seller: {
        name: 'Book Store',
        address: 'Ring 1\n04109 Leipzig',
        taxNumber: 'DE123456789',
      },
      buyer: {
        name: 'Ada Reader',
        lines: ['1 Quiet Lane', '97477 Springfield', 'Oregon', 'Germany'],
      },
      items: [
        {
          kind: 'book',
          text: 'Emma',
          detail: 'Jane Austen',
          quantity: 1,
          price: 9.99,
          amount: 9.99,
        },
        { kind: 'book', text: 'Year', quantity: 1, amount: 8.31 },
        { kind: 'delivery', amount: 3.65 },
      ],
      totalPrice: 21.95,
      taxes: {
        included: true,
        sums: [
          { rate: 7000, net: 11.2, tax: 0.78, gross: 11.98 },
          { rate: 19_000, net: 8.38, tax: 1.59, gross: 9.97 },
        ],
      },
      payment: { method: 'cash-on-delivery', paid: 0, open: 21.95 },
      notes: [],
    });
  });

  it('stays as it is when name, address, status, payment and settings change', async () => {
    const logo = { fileName: 'u-one.webp', width: 240, height: 80 };
    await storeSettings({ identity: { logo } });
    const { _id } = await place();
    const paper = await draw(_id);
    expect(paper.seller.logo).toEqual(logo);
    const corrected = await correct(_id, {
      name: 'Ada Writer',
      address: { ...address, city: 'Leipzig' },
    });
    expect(corrected.status).toBe(200);
    await Order.updateOne({ _id }, { $set: { status: 'out-for-delivery' } });
    const delivered = { from: 'out-for-delivery', to: 'delivered' };
    await app
      .http()
      .patch(`/api/admin/orders/${_id}/status`)
      .set('Authorization', await asAdmin())
      .send(delivered);
    await storeSettings({
      identity: { name: 'Other Books', logo: { ...logo, fileName: 'u-other.webp' } },
      tax: { number: 'DE987654321', sellerAddress: 'Elsewhere 2', rates: [] },
      storefront: { storefront: 'german' },
      papers: { prefix: 'RE', note: 'Thank you.' },
    });
    expect(await readPaper(app, paper._id)).toEqual(paper);
    await storeSettings({
      identity: { name: undefined, logo: undefined },
      storefront: { storefront: undefined },
    });
  });

  it('is read by the customer of its order, and by nobody else', async () => {
    const { _id } = await place();
    const paper = await draw(_id);
    const read = (as: string) =>
      app.http().get(`/api/orders/${_id}/papers/${paper._id}`).set('Authorization', as);
    expect((await read(ada)).body).toEqual(paper);
    expect((await read(asCustomer('bob'))).status).toBe(404);
    const other = await anOrder();
    const elsewhere = app.http().get(`/api/orders/${other}/papers/${paper._id}`);
    expect((await elsewhere.set('Authorization', ada)).status).toBe(404);
  });

  it('says until when and where to pay what is open', async () => {
    await aShopWithAllPayments();
    await storeSettings({ papers: { payDays: 10 } });
    const { _id, number } = await place({ payment: 'invoice' });
    const { payment, day } = await draw(_id);
    const payBy = new Date(Date.parse(day) + 10 * 86_400_000).toISOString().slice(0, 10);
    expect(payment).toMatchObject({
      ...{ method: 'invoice', paid: 0, open: 21.95, payBy, reference: number },
      account: { name: 'The Book Store', iban: 'DE89370400440532013000' },
    });
    await storeSettings({ payments: { ways: undefined, account: undefined } });
  });

  it('says that it is an export where goods leave the tax area, and what the owner says', async () => {
    await storeSettings({ papers: { note: 'Thank you.' } });
    const abroad = await place({ address: { ...address, country: 'Switzerland' } });
    const paper = await draw(abroad._id);
    expect(paper.notes).toEqual([
      'Tax-free export: the goods leave the tax area of the seller.',
      'Thank you.',
    ]);
    expect(paper.taxes.sums).toEqual([{ net: 21.95, tax: 0, gross: 21.95 }]);
    const inEu = await place({ address: { ...address, country: 'Austria' } });
    expect((await draw(inEu._id)).notes).toEqual(['Thank you.']);
  });

  it('is not drawn without the address of the seller, which the owner is told', async () => {
    await storeSettings({ tax: { sellerAddress: undefined } });
    const { _id } = await place();
    const refused = await post(`/api/admin/orders/${_id}/invoice`, {}, await asAdmin());
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        detail: 'An invoice must say your address. Enter it in the settings first.',
        fields: [expect.objectContaining({ path: 'sellerAddress', code: 'not-set-up' })],
      }),
    ]);
    const own = async () => {
      const { status, body } = await post(`/api/orders/${_id}/invoice`, {});
      return [status, body.detail];
    };
    expect(await own()).toEqual([409, 'We cannot write invoices here yet.']);
    await storeSettings({ identity: { phone: '+49 341 1234567' } });
    expect(await own()).toEqual([409, 'We cannot write invoices here yet. Please talk to us.']);
  });

  it('is over all 60 lines of an order, for a buyer with the longest name', async () => {
    const books = Array.from({ length: 60 }, (_none, at) => ({ title: `Volume ${at}`, price: 1 }));
    const name = 'W'.repeat(100);
    const _id = await anOrder({ status: 'packed', books, name });
    const paper = await draw(_id);
    expect(paper.items.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(books.map(({ title }) => title)),
    );
    expect([paper.buyer.name, paper.totalPrice]).toEqual([name, 60]);
    const file = await app
      .http()
      .get(`/api/orders/${_id}/papers/${paper._id}/file`)
      .set('Authorization', ada);
    expect([file.status, file.body.missing]).toEqual([200, []]);
  });

  it('needs a name that its form has room for', async () => {
    const reply = await post(
      '/api/orders/',
      anOrderBody({ productIds: [await aBook()], name: 'W'.repeat(200) }),
    );
    expect([reply.status, reply.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['name'],
    ]);
  });

  it('is one, also when it is asked for while the order changes', async () => {
    const { _id } = await place();
    const [first, second] = await Promise.all([
      post(`/api/orders/${_id}/invoice`, {}),
      post(`/api/orders/${_id}/invoice`, {}),
      correct(_id, { name: 'Ada Writer' }),
    ]);
    expect(first?.body.papers).toEqual(second?.body.papers);
    const paper = await readPaper(app, first?.body.papers[0]._id);
    expect(['Ada Reader', 'Ada Writer']).toContain(paper.buyer.name);
  });
});

it('forgets the name of a buyer when its order does, and keeps the rest', async () => {
  const { _id } = await place();
  const paper = await draw(_id);
  const retention = { keepNamesYears: 10, keepContactsMonths: 6 };
  const inYears = (years: number) => new Date(Date.now() + years * 366 * 86_400_000);
  await paperData.forgetOld?.({ now: inYears(9), retention });
  expect(await readPaper(app, paper._id)).toEqual(paper);
  await paperData.forgetOld?.({ now: inYears(11), retention });
  expect(await readPaper(app, paper._id)).toEqual({ ...paper, buyer: { name: '', lines: [] } });
});

describe('the number of a paper', () => {
  it('has prefix and year where the owner wants it, and each series counts without gaps', async () => {
    const numbers: string[] = [];
    const drawOne = async () => numbers.push((await draw((await place())._id)).number);
    app.clock.now = new Date();
    const year = app.clock.now.getUTCFullYear();
    await drawOne();
    await storeSettings({ papers: { prefix: 'RE', yearly: true } });
    await drawOne();
    await drawOne();
    // As a series of another format would be called.
    await storeSettings({ papers: { prefix: `RE-${year}`, yearly: false } });
    await drawOne();
    await storeSettings({ papers: { prefix: undefined, yearly: false } });
    await drawOne();
    expect(numbers.slice(1, 4)).toEqual([`RE-${year}-0001`, `RE-${year}-0002`, `RE-${year}-0003`]);
    expect(Number(numbers[4])).toBe(Number(numbers[0]) + 1);
  });
});
