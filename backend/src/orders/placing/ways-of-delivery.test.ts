import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { UNDO_MS } from '../../messages/order-mails/due-order-mails.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';

const app = useTestApp();
const WAYS = [
  aWay({ name: 'Shelf', kind: 'pick-up', days: { from: 0, to: 1 } }),
  aWay({
    name: 'Home',
    countries: ['DE'],
    steps: [
      { sum: 0, price: 3 },
      { sum: 20, price: 1 },
    ],
  }),
  aWay({ name: 'Abroad', countries: ['DE', 'AT', 'US'], price: 9 }),
];
const LEIPZIG = {
  street: 'Nikolaistr. 1',
  city: 'Leipzig',
  country: 'Germany',
  state: '',
  zipcode: '04109',
};
const VIENNA = { ...LEIPZIG, city: 'Wien', country: 'Austria', zipcode: '1010' };

let customers = 0;
async function place(given: Partial<PlaceOrderBody>, total: string, price = 10) {
  customers += 1;
  const uid = `way-${customers}`;
  const productIds = given.productIds ?? [await aBook({ newPrice: price })];
  const body = anOrderBody({ email: emailOf(uid), ...given, productIds, totalPrice: total });
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(body);
  return { status: reply.status, body: reply.body, uid };
}
const admin = async (method: 'get' | 'patch' | 'post' | 'put', path: string, body?: object) =>
  app
    .http()
    [method](`/api/admin${path}`)
    .set('Authorization', await asAdmin())
    .send(body);
const move = (id: string, from: string, to: string, tracking?: object) =>
  admin('patch', `/orders/${id}/status`, { from, to, ...(tracking && { tracking }) });

type Wrong = { heavier?: number[][]; later?: number; countries?: string[] };

async function setWays(ways: object[], more: object = {}) {
  const closed = { weekdays: [0, 6], dates: ['2026-12-25'] };
  const set = await admin('put', '/shop', {
    ways,
    closed,
    keptDays: 7,
    orderableDays: 10,
    ...more,
  });
  expect(set.status).toBe(200);
}

beforeAll(() => setWays(WAYS));
afterAll(async () => {
  await ShopSettings.deleteMany({});
});
afterEach(() => {
  app.clock.now = undefined;
});

describe('an order in a shop with several ways of delivery', () => {
  it('takes the first that serves its country, at the price of its step', async () => {
    const { body } = await place({ address: LEIPZIG }, '13.00');
    expect(body).toMatchObject({ deliveryFee: 3, totalPrice: 13, delivery: { name: 'Home' } });
    const dear = await place({ address: LEIPZIG }, '31.00', 30);
    expect(dear.body).toMatchObject({ deliveryFee: 1, totalPrice: 31 });
    const abroad = await place({ address: VIENNA }, '19.00');
    expect(abroad.body).toMatchObject({ deliveryFee: 9, delivery: { name: 'Abroad' } });
  });

  it('costs what its books weigh, where the price goes by weight', async () => {
    const heavier = [{ over: 1000, price: 7 }];
    const byWeight = [aWay({ name: 'Post', price: 4, heavier, freeFrom: 100 })];
    await setWays(byWeight, { usualWeight: 500 });
    const productIds = [await aBook({ newPrice: 10 }), await aBook({ newPrice: 10, weight: 500 })];
    const light = await place({ address: LEIPZIG, productIds }, '24.00');
    expect(light).toMatchObject({ status: 201, body: { deliveryFee: 4 } });
    const one = await aBook({ newPrice: 10, weight: 1 });
    const heavy = await place({ address: LEIPZIG, productIds: [...productIds, one] }, '34.00');
    expect(heavy).toMatchObject({ status: 409, body: { totalPrice: '37.00', deliveryFee: 7 } });
    const dear = await place({ address: LEIPZIG }, '100.00', 100);
    expect(dear.body).toMatchObject({ deliveryFee: 0 });
    await setWays(WAYS);
  });

  it.each([
    [
      'ways.0.heavier.1.over',
      'This step overlaps',
      {
        heavier: [
          [2000, 5],
          [1000, 7],
        ],
      },
    ],
    [
      'ways.0.heavier.1.over',
      'Two steps begin at this weight',
      {
        heavier: [
          [9, 5],
          [9, 7],
        ],
      },
    ],
    ['ways.0.heavier.0.over', 'Please enter grams', { heavier: [[0, 5]] }],
    ['ways.0.heavier.0.over', 'by sum or by weight, not both', { heavier: [[9, 5]], later: 20 }],
    ['ways.0.countries', 'A country is there twice', { countries: ['DE', 'DE'] }],
  ])('has no price where %s is wrong: %s', async (path, message, given) => {
    const { heavier = [], later, countries = [] }: Wrong = given;
    const steps = [{ sum: 0, price: 3 }, ...(later ? [{ sum: later, price: 1 }] : [])];
    const way = {
      ...aWay({ countries, steps }),
      ...(heavier.length > 0 && { heavier: heavier.map(([over, price]) => ({ over, price })) }),
    };
    const { status, body } = await admin('put', '/shop', { ways: [way], orderableDays: 10 });
    expect([status, body.fields?.[0].path]).toEqual([400, path]);
    expect(body.fields[0].message).toContain(message);
  });

  it('takes the one that the customer has chosen, and tells who saw another price', async () => {
    const { body } = await place({ address: LEIPZIG, delivery: 'abroad' }, '19.00');
    expect(body).toMatchObject({ deliveryFee: 9, delivery: { name: 'Abroad', kind: 'parcel' } });
    const refused = await place({ address: LEIPZIG, delivery: 'abroad' }, '13.00');
    expect([refused.status, refused.body.totalPrice]).toEqual([409, '19.00']);
  });

  it.each([
    ['delivery', { delivery: 'drone' }, /no longer offered/],
    ['delivery', { delivery: 'home', address: VIENNA }, /does not go to Austria/],
    [
      'address.country',
      { address: { ...LEIPZIG, country: 'Spain', state: 'Madrid' } },
      /not deliver to Spain, only to Germany, Austria, and United States/,
    ],
    ['address', { delivery: 'home', address: undefined }, /enter the address/],
    ['address', { address: undefined }, /enter the address/],
    ['address.state', { address: { ...LEIPZIG, country: 'USA' } }, /enter the state/],
    ['address.state', { address: { ...LEIPZIG, country: 'Atlantis' } }, /enter the state/],
  ])('is refused at %s for %j', async (path, given, message) => {
    const { status, body } = await place(given, '13.00');
    expect([status, body.fields?.[0].path]).toEqual([400, path]);
    expect(body.fields[0].message).toMatch(message);
  });

  it('is refused with the codes of the countries that the shop delivers to', async () => {
    const address = { ...LEIPZIG, country: 'Spain', state: 'Madrid' };
    const { body } = await place({ address }, '13.00');
    expect(body.fields).toMatchObject([
      { code: 'not-delivered-to', values: { countries: ['DE', 'AT', 'US'] } },
    ]);
  });

  it('is never refused for an unusual postcode', async () => {
    const { status } = await place({ address: { ...LEIPZIG, zipcode: 'ABC' } }, '13.00');
    expect(status).toBe(201);
  });

  it('keeps the days that were promised, and those of books that are ordered first', async () => {
    app.clock.now = new Date('2026-12-23T09:00:00Z');
    const { body, uid } = await place({ address: LEIPZIG }, '13.00');
    expect(body.delivery.days).toEqual({ from: '2026-12-28', to: '2026-12-30' });
    const productIds = [await aBook({ newPrice: 10, stock: 0, orderable: true })];
    const late = await place({ address: LEIPZIG, productIds }, '13.00');
    expect(late.body.delivery.days).toEqual({ from: '2027-01-05', to: '2027-01-07' });
    await storeSettings({ delivery: { closed: { weekdays: [0], dates: [] } } });
    const { body: kept } = await app
      .http()
      .get(`/api/orders/email/${emailOf(uid)}`)
      .set('Authorization', asCustomer(uid));
    expect(kept[0].delivery).toEqual(body.delivery);
    await storeSettings({ delivery: { closed: { weekdays: [0, 6], dates: [] } } });
  });
});

describe('an order that is picked up in the shop', () => {
  it('needs no address, and forgets one that was sent with it', async () => {
    const { status, body } = await place({ delivery: 'shelf', address: undefined }, '10.00');
    expect([status, body.deliveryFee, body.address]).toEqual([201, 0, undefined]);
    const sent = await place({ delivery: 'shelf', address: LEIPZIG }, '10.00');
    expect(sent.body).not.toHaveProperty('address');
  });

  it('waits on the shelf until it is collected; a mail says how long', async () => {
    app.clock.now = new Date('2026-11-23T10:00:00Z');
    const { body, uid } = await place({ delivery: 'shelf', address: undefined }, '10.00');
    const parcel = (await place({ address: LEIPZIG }, '13.00')).body;
    await move(body._id, 'placed', 'confirmed');
    const ready = await move(body._id, 'confirmed', 'packed');
    expect(ready.body.delivery.keptUntil).toBe('2026-11-30');
    const shelf = await admin('get', '/orders/handovers?handover=pick-up');
    const numbers = shelf.body.map(({ number }: { number: string }) => number);
    expect(numbers).toContain(body.number);
    expect(numbers).not.toContain(parcel.number);
    const parcels = await admin('get', '/orders/handovers?handover=address');
    expect(parcels.body.map(({ _id }: { _id: string }) => _id)).not.toContain(body._id);
    await queueForOrders(true, new Date(Date.parse('2026-11-23T10:00:00Z') + UNDO_MS));
    const mails = await Mail.find({ to: emailOf(uid) })
      .sort({ _id: 1 })
      .lean();
    expect(mails.map(({ kind }) => kind)).toContain('order-packed');
    const told = JSON.stringify(mails.find(({ kind }) => kind === 'order-packed')?.letter);
    expect(told).toContain('until Mon, November 30');
    const collected = await move(body._id, 'packed', 'delivered');
    expect(collected.body).toMatchObject({ status: 'delivered' });
    expect(collected.body.delivery).not.toHaveProperty('keptUntil');
  });
});

describe('a parcel that goes', () => {
  const packed = async () => {
    const { body, uid } = await place({ address: LEIPZIG }, '13.00');
    await move(body._id, 'placed', 'confirmed');
    await move(body._id, 'confirmed', 'packed');
    return { id: body._id as string, uid };
  };
  const GONE = ['packed', 'out-for-delivery'] as const;

  it('can be followed on the page of its carrier, and the mail says where', async () => {
    const { id, uid } = await packed();
    const { body } = await move(id, ...GONE, { carrier: 'UPS', number: '1Z 9&9' });
    const url = 'https://www.ups.com/track?tracknum=1Z9%269';
    expect(body.tracking).toEqual({ carrier: 'UPS', number: '1Z9&9', url });
    await queueForOrders(true, new Date(Date.now() + UNDO_MS));
    const mail = await Mail.findOne({ to: emailOf(uid), kind: 'order-out-for-delivery' }).lean();
    expect(JSON.stringify(mail?.letter)).toContain(url);
  });

  it('may go with a carrier that the shop does not know', async () => {
    const { id } = await packed();
    const tracking = { carrier: 'other', number: '7', url: 'https://bike.example/7' };
    expect((await move(id, ...GONE, tracking)).body.tracking).toEqual(tracking);
  });

  it.each([
    ['tracking.url', { carrier: 'other', number: '7', url: 'http://bike.example/7' }],
    ['tracking.url', { carrier: 'other', number: '7', url: 'javascript:alert(1)' }],
    ['tracking.url', { carrier: 'UPS', number: '7', url: 'https://bike.example/7' }],
    ['tracking.carrier', { carrier: 'Pigeon', number: '7' }],
    ['tracking.number', { carrier: 'UPS', number: ' ' }],
  ])('stays where %s of %j is wrong', async (path, tracking) => {
    const { id } = await packed();
    const { status, body } = await move(id, ...GONE, tracking);
    expect([status, body.fields[0].path]).toEqual([400, path]);
    expect((await admin('get', `/orders/${id}`)).body.status).toBe('packed');
  });

  it('has a number only once it goes', async () => {
    const { body } = await place({ address: LEIPZIG }, '13.00');
    const reply = await move(body._id, 'placed', 'confirmed', { carrier: 'UPS', number: '7' });
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, 'tracking']);
  });

  it('goes with others, each with its number or without one', async () => {
    const [one, two] = [await packed(), await packed()];
    const [from, to] = GONE;
    const { body } = await admin('post', '/orders/moves', {
      moves: [
        { id: one.id, from, to, tracking: { carrier: 'DHL', number: '11' } },
        { id: two.id, from, to },
      ],
    });
    const numbers = body.moved.map((order: { tracking?: object }) => order.tracking);
    expect(numbers).toMatchObject([{ carrier: 'DHL', number: '11' }, undefined]);
  });
});
