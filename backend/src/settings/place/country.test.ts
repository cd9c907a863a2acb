import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { Book } from '../../catalogue/books/books.model.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { aDiscountCode } from '../../orders/discount-codes/discount-codes.builder.ts';
import { aGiftCard } from '../../orders/gift-cards/gift-cards.builder.ts';
import { GiftCard } from '../../orders/gift-cards/gift-cards.model.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { seedDataDir } from '../../platform/config/directories.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { seedBooks } from '../../reports/shop-setup/seed-books.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aWay } from '../shop/delivery.builder.ts';

const PLACE = '/api/admin/shop/place';
const BOOK = { title: 'Emma', description: 'A novel.', category: 'fiction' };
const EUROS = { country: 'DE', currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' };
const YEN = { country: 'JP', currency: 'JPY', locale: 'ja-JP' };
const DINARS = { country: 'KW', currency: 'KWD', locale: 'en-KW' };

/** Returns calls of an app as its admin. */
function adminOf(app: ReturnType<typeof useTestApp>) {
  let admin: string;
  beforeEach(async () => {
    admin = await asAdmin();
  });
  const set = (body: object) => app.http().put(PLACE).set('Authorization', admin).send(body);
  const get = (path: string) => app.http().get(path).set('Authorization', admin);
  const add = (prices: object) =>
    app
      .http()
      .post('/api/books/create-book')
      .set('Authorization', admin)
      .send({ ...BOOK, ...prices });
  return { set, get, add };
}

describe('the place of a shop without orders', () => {
  const app = useTestApp();
  const { set, get, add } = adminOf(app);
  beforeEach(async () => {
    await Book.deleteMany({});
    await set({ currency: 'USD', locale: 'en-US' });
  });

  it('is shown to visitors once it is set, and recorded', async () => {
    const { body } = await set(EUROS);
    expect(body).toMatchObject({ ...EUROS, currencyIsFixed: false });
    expect((await get(PLACE)).body).toEqual(body);
    expect((await app.http().get('/api/shop')).body.place).toMatchObject(EUROS);
    const { body: log } = await get('/api/admin/activity');
    expect(log.entries[0].fields).toContainEqual({
      field: 'place.currency',
      from: 'USD',
      to: 'EUR',
    });
  });

  it.each([
    ['currency', { currency: 'XYZ' }],
    ['currency', { currency: 'DEM' }],
    ['country', { country: 'XX' }],
    ['locale', { locale: 'de_DE' }],
    ['locale', { locale: 'xx-XX' }],
    ['timeZone', { timeZone: 'Europe/Leipzig' }],
  ])('names the wrong field %s of %j and stays as it was', async (path, wrong) => {
    const before = (await set(EUROS)).body;
    const { status, body } = await set({ ...EUROS, ...wrong });
    expect([status, body.fields[0].path]).toEqual([400, path]);
    expect((await get(PLACE)).body).toEqual(before);
  });

  it('refuses a book of which the first half was sent in another currency', async () => {
    const book = JSON.stringify({ ...BOOK, newPrice: 12.5, oldPrice: 20 });
    const call = request(`${app.origin()}/api/books/create-book`, {
      method: 'POST',
      headers: {
        Authorization: await asAdmin(),
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(book),
        Expect: '100-continue',
      },
    });
    call.flushHeaders();
    await once(call, 'continue');
    await set(YEN);
    const replied = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end(book);
    const [reply] = await replied;
    expect(reply.statusCode).toBe(409);
    reply.destroy();
    expect(await Book.countDocuments()).toBe(0);
  });

  it('is told to a second admin, who has opened it before', async () => {
    const { version } = (await get(PLACE)).body;
    const replies = await Promise.all([EUROS, YEN].map((place) => set({ ...place, version })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body;
    expect(refused.current).toEqual((await get(PLACE)).body);
  });

  it('gives books and delivery the same numbers in another currency', async () => {
    const { body } = await add({ newPrice: 12.5, oldPrice: 19.99 });
    const steps = [
      { sum: 0, price: 4.5 },
      { sum: 20, price: 1.5 },
    ];
    const shop = { ways: [aWay({ steps, freeFrom: 60 })], orderableDays: 8 };
    await app
      .http()
      .put('/api/admin/shop')
      .set('Authorization', await asAdmin())
      .send(shop);
    const shown = async () => {
      const book = (await app.http().get(`/api/books/${body._id}`)).body;
      const [way] = (await app.http().get('/api/shop')).body.ways;
      return [book.newPrice, book.oldPrice, way.freeFrom, way.steps[1].sum, way.steps[0].price];
    };
    await set(DINARS);
    expect(await shown()).toEqual([12.5, 19.99, 60, 20, 4.5]);
    expect(await Book.findById(body._id).lean()).toMatchObject({ newPriceCents: 12_500 });
    await set(YEN);
    expect(await shown()).toEqual([13, 20, 60, 20, 5]);
  });

  it('keeps its currency once a gift card holds money of it', async () => {
    const { id } = await aGiftCard();
    const { status, body } = await set(EUROS);
    expect([status, body.fields[0].path]).toEqual([409, 'currency']);
    expect((await get(PLACE)).body.currencyIsFixed).toBe(true);
    await GiftCard.deleteOne({ _id: id });
  });

  it('gives discount codes the same numbers in another currency', async () => {
    await aDiscountCode();
    await aDiscountCode({ amount: 2.5, minimum: 20 });
    const shown = async () => (await get('/api/admin/discount-codes')).body;
    await set(DINARS);
    const [amount, percent] = await shown();
    expect(amount).toMatchObject({ amount: 2.5, minimum: 20 });
    expect(percent).toMatchObject({ percent: 10 });
    await set(YEN);
    expect(await shown()).toMatchObject([{ amount: 3, minimum: 20 }, {}]);
  });

  it('keeps its currency where a price would be too high for another one', async () => {
    await set(YEN);
    await add({ newPrice: 500_000, oldPrice: 500_000 });
    const { status, body } = await set(EUROS);
    expect([status, body.fields[0].path]).toEqual([409, 'currency']);
    expect(body.detail).toContain('“Emma”');
    expect((await get(PLACE)).body.currency).toBe('JPY');
  });

  it.each([
    ['yen', YEN, 1500, 1500.5],
    ['dinars', DINARS, 12.905, 12.9055],
    ['euros', EUROS, 12.9, 12.905],
  ])('takes prices in %s with its decimals and no more', async (_, place, price, tooFine) => {
    await set(place);
    const { status, body } = await add({ newPrice: price, oldPrice: price });
    expect([status, body.newPrice]).toEqual([201, price]);
    const refused = await add({ newPrice: tooFine, oldPrice: price });
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'newPrice']);
  });
});

describe.each([
  ['yen', YEN, [1500, 880], '2380', '￥2,380'],
  ['dinars', DINARS, [12.905, 0.1], '13.005', 'KWD 13.005'],
  ['euros', EUROS, [12.9, 7.05], '19.95', '19,95 €'],
] as const)('a shop that sells in %s', (currency, place, prices, total, shown) => {
  const app = useTestApp();
  const { set, get, add } = adminOf(app);

  it('has one sum in order, mail and files, and keeps its currency from then on', async () => {
    await set(place);
    await queueForOrders(false, new Date());
    const books = [];
    for (const price of prices) books.push(await add({ newPrice: price, oldPrice: price }));
    const body = anOrderBody({
      email: 'ada@example.com',
      productIds: books.map((book) => book.body._id),
      totalPrice: total,
    });
    const order = await app
      .http()
      .post('/api/orders/')
      .set('Authorization', await asCustomer('ada'))
      .send(body);
    expect([order.status, order.body.totalPrice]).toEqual([201, Number(total)]);

    await queueForOrders(false, new Date());
    const [mail] = (await get('/api/admin/mails')).body.mails;
    expect((await get(`/api/admin/mails/${mail._id}`)).body.text).toContain(shown);
    const [separator, decimal] = currency === 'euros' ? [';', ','] : [',', '.'];
    const cells = async (path: string) => readCsv((await get(path)).text, separator)[0]?.cells;
    expect(await cells('/api/admin/exports/orders.csv')).toMatchObject({
      Total: total.replace('.', decimal),
    });
    const now = new Date().toISOString().slice(0, 10);
    const days = `/api/admin/exports/figures.csv?part=days&from=${now}&to=${now}`;
    expect((await get(days)).text).toContain(`Revenue (${place.currency})`);

    const other = await set({ currency: 'USD', locale: 'en-US' });
    expect([other.status, other.body.fields[0].path]).toEqual([409, 'currency']);
    expect(other.body.detail).toContain('open a new shop');
    expect((await set({ ...place, country: undefined })).body.currencyIsFixed).toBe(true);
  });
});

describe('the books that a shop comes with', () => {
  const app = useTestApp();
  const { set, get } = adminOf(app);

  it.each([YEN, DINARS])('stay its own to remove in another currency: %j', async (place) => {
    await Book.deleteMany({});
    await set({ currency: 'USD', locale: 'en-US' });
    await Book.insertMany(await seedBooks(seedDataDir, new Date()));
    await set(place);
    const { status, body } = await get('/api/admin/setup');
    expect([status, body.demoBooks]).toEqual([200, await Book.countDocuments()]);
  });
});

describe('a first order beside a change of the currency', () => {
  const app = useTestApp();
  const { set, get, add } = adminOf(app);

  it('is in the currency of its customer, or not placed', async () => {
    const { body: book } = await add({ newPrice: 20, oldPrice: 20 });
    const email = 'ada@example.com';
    const body = anOrderBody({ email, productIds: [book._id], totalPrice: '20.00' });
    const customer = await asCustomer('ada');
    const [order, change] = await Promise.all([
      app.http().post('/api/orders/').set('Authorization', customer).send(body),
      set(DINARS),
    ]);
    const { currency } = (await get(PLACE)).body;
    expect(change.status).toBe(currency === 'KWD' ? 200 : 409);
    if (currency === 'KWD') expect(order.status).not.toBe(201);
    else expect(order.status).toBe(201);
  });
});
