import type { OrderView, PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from './orders.builder.ts';
import { Order } from './orders.model.ts';

const app = useTestApp();
let customers = 0;
/** A customer whom no other test knows. */
const aCustomer = () => {
  customers += 1;
  return `customer-${customers}`;
};

type Call = { body: unknown; as?: string | undefined; key?: string };

function post({ body, as, key }: Call) {
  const call = app.http().post('/api/orders/');
  if (as) call.set('Authorization', as);
  if (key) call.set('Idempotency-Key', key);
  return call.send(body as object);
}

const place = (uid: string, given: Partial<PlaceOrderBody>, key?: string) =>
  post({
    body: anOrderBody({ email: emailOf(uid), ...given }),
    as: asCustomer(uid),
    ...(key && { key }),
  });

async function ordersOf(uid: string): Promise<OrderView[]> {
  const reply = await app
    .http()
    .get(`/api/orders/email/${emailOf(uid)}`)
    .set('Authorization', asCustomer(uid));
  expect(reply.status).toBe(200);
  return reply.body;
}

describe('POST /api/orders/', () => {
  it("stores an order at the shop's prices and returns it to its customer", async () => {
    const uid = aCustomer();
    const first = await aBook({ title: 'First', newPrice: 12.35, author: 'Ann' });
    const second = await aBook({ title: 'Second', newPrice: 0.1 });
    const reply = await place(uid, { productIds: [first, second], totalPrice: '12.45' });

    expect(reply.status).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toMatchObject({
      email: emailOf(uid),
      address: { street: '1 Quiet Lane' },
      productIds: [first, second],
      lines: [
        { bookId: first, title: 'First', author: 'Ann', price: 12.35 },
        { bookId: second, title: 'Second', price: 0.1 },
      ],
      totalPrice: 12.45,
      status: 'placed',
    });
    expect(reply.body.history).toEqual([{ status: 'placed', at: reply.body.createdAt }]);
    expect(await ordersOf(uid)).toEqual([reply.body]);
  });

  it('numbers the orders one after the other, and the same order once', async () => {
    const uid = aCustomer();
    const productIds = [await aBook()];
    const placed = [];
    for (const key of ['one', 'two', 'one'])
      placed.push((await place(uid, { productIds }, key)).body);
    const [one, two, again] = placed.map(({ number }) => number);
    expect(one).toMatch(/^BS-\d{5,}$/);
    expect(Number(two.slice(3))).toBeGreaterThan(Number(one.slice(3)));
    expect(again).toBe(one);
  });

  it('gives no number twice to orders that are placed at once', async () => {
    const productIds = [await aBook()];
    const customers = Array.from({ length: 12 }, aCustomer);
    const replies = await Promise.all(customers.map((uid) => place(uid, { productIds })));
    expect(new Set(replies.map(({ body }) => body.number)).size).toBe(12);
  });

  it('returns no internal fields', async () => {
    const uid = aCustomer();
    const reply = await place(uid, { productIds: [await aBook()] }, 'a-key');
    expect(Object.keys(reply.body)).not.toContain('uid');
    expect(JSON.stringify(reply.body)).not.toMatch(/bodyHash|idempotency|Cents/);
  });

  it('keeps title and price as bought when the book is edited and deleted', async () => {
    const uid = aCustomer();
    const id = await aBook({ title: 'As bought' });
    const { body: bought } = await place(uid, { productIds: [id] });
    await Book.updateOne({ _id: id }, { title: 'Renamed', newPriceCents: 9900 });
    expect(await ordersOf(uid)).toEqual([bought]);
    await Book.deleteOne({ _id: id });
    expect(await ordersOf(uid)).toEqual([bought]);
  });

  it.each([
    ['00491701234', '00491701234'],
    ['+491701234', '+491701234'],
    [491701234, '491701234'],
  ])('stores the phone number %j as %j', async (phone, kept) => {
    const reply = await place(aCustomer(), { productIds: [await aBook()], phone });
    expect(reply.body.phone).toBe(kept);
  });

  it('finds a book by an id in upper case', async () => {
    const id = await aBook();
    const reply = await place(aCustomer(), { productIds: [id.toUpperCase()] });
    expect([reply.status, reply.body.productIds]).toEqual([201, [id]]);
  });

  it('compares emails ignoring case', async () => {
    const uid = aCustomer();
    const reply = await post({
      body: anOrderBody({ email: ` ${emailOf(uid).toUpperCase()} `, productIds: [await aBook()] }),
      as: asCustomer(uid, { email: emailOf(uid).replace('c', 'C') }),
    });
    expect(reply.status).toBe(201);
    expect(reply.body.email).toBe(emailOf(uid));
  });

  it.each(['Zoë O’Neill-Łuczak', '王小明', 'علی\u200cرضا', 'क\u094d\u200dष'])(
    'accepts the name %j',
    async (name) => {
      const reply = await place(aCustomer(), { name, productIds: [await aBook({ newPrice: 10 })] });
      expect([reply.status, reply.body.name]).toEqual([201, name]);
    },
  );

  describe('with a delivery fee', () => {
    beforeAll(async () => {
      await storeSettings({ delivery: { ways: [aWay({ price: 450, freeFrom: 3000 })] } });
    });
    afterAll(async () => {
      await ShopSettings.deleteMany({});
    });

    it('charges it and keeps it with the order when the shop changes it', async () => {
      const uid = aCustomer();
      const productIds = [await aBook({ newPrice: 10 })];
      const { body } = await place(uid, { productIds, totalPrice: '14.50' });
      expect(body).toMatchObject({ deliveryFee: 4.5, totalPrice: 14.5 });
      await storeSettings({ delivery: { ways: [aWay({ price: 900 })] } });
      expect(await ordersOf(uid)).toEqual([body]);
      await storeSettings({ delivery: { ways: [aWay({ price: 450, freeFrom: 3000 })] } });
    });

    it('charges nothing from the sum that the owner has set', async () => {
      const productIds = [await aBook({ newPrice: 30 })];
      const { body } = await place(aCustomer(), { productIds, totalPrice: '30.00' });
      expect(body).toMatchObject({ deliveryFee: 0, totalPrice: 30 });
    });

    it('returns fee and new total to a customer who saw none, and stores nothing', async () => {
      const uid = aCustomer();
      const productIds = [await aBook({ newPrice: 10 })];
      const { status, body } = await place(uid, { productIds, totalPrice: '10.00' });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'price-changed',
        deliveryFee: 4.5,
        totalPrice: '14.50',
        lines: [{ price: 10 }],
      });
      expect(await ordersOf(uid)).toEqual([]);
    });
  });

  describe('rejects, and stores nothing,', () => {
    it.each([
      ['a turn of the direction', 'Ada \u202eredaeR'],
      ['an end of the direction', 'Ada\u2069'],
      ['a zero-width space', 'A\u200bda'],
      ['a joiner where nothing joins', 'A\u200dda'],
      ['a soft hyphen', 'A\u00adda'],
      ['a word joiner', 'A\u2060da'],
      ['an invisible letter', '\u3164'],
    ])('a name with %s', async (_what, name) => {
      const uid = aCustomer();
      const reply = await place(uid, { name, productIds: [await aBook({ newPrice: 10 })] });
      expect([reply.status, reply.body.fields]).toEqual([
        400,
        [
          {
            path: 'name',
            message: 'Please leave out invisible characters.',
            code: 'invisible-characters',
            values: {},
          },
        ],
      ]);
      expect(await Order.countDocuments({ uid })).toBe(0);
    });

    it('a request without a token', async () => {
      const reply = await post({ body: anOrderBody({ productIds: [await aBook()] }) });
      expect(reply.status).toBe(401);
      expect(reply.body.code).toBe('not-signed-in');
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    });

    it.each(['Bearer nonsense', 'Basic abc', 'Bearer', 'nonsense'])(
      'a call with the header %j',
      async (as) => {
        const reply = await post({ body: anOrderBody(), as });
        expect([reply.status, reply.body.code]).toEqual([401, 'not-signed-in']);
      },
    );

    it("another account's email", async () => {
      const uid = aCustomer();
      const reply = await place(uid, { email: 'other@example.com', productIds: [await aBook()] });
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
      expect(await Order.countDocuments({ uid })).toBe(0);
    });

    it('an account without an email', async () => {
      const uid = aCustomer();
      const reply = await post({
        body: anOrderBody({ email: emailOf(uid), productIds: [await aBook()] }),
        as: asCustomer(uid, { email: undefined }),
      });
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
      expect(reply.body.detail).toContain('no email');
    });

    it('a wrong total, and returns the right one', async () => {
      const uid = aCustomer();
      const id = await aBook({ title: 'Dearer', newPrice: 15 });
      const reply = await place(uid, { productIds: [id], totalPrice: '10.00' });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({
        code: 'price-changed',
        totalPrice: '15.00',
        lines: [{ bookId: id, title: 'Dearer', price: 15 }],
      });
      expect(await ordersOf(uid)).toEqual([]);
    });

    it('a book that no longer exists, and returns its id', async () => {
      const uid = aCustomer();
      const gone = new Types.ObjectId().toString();
      const reply = await place(uid, { productIds: [await aBook(), gone] });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ code: 'book-gone', bookIds: [gone] });
      expect(await ordersOf(uid)).toEqual([]);
    });

    it('a book that is sold out, and names it', async () => {
      const uid = aCustomer();
      const id = await aBook({ title: 'Emma', stock: 0 });
      const reply = await place(uid, { productIds: [await aBook(), id], totalPrice: '20.00' });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ code: 'out-of-stock', bookIds: [id] });
      expect(reply.body.detail).toContain('Emma');
      expect(await ordersOf(uid)).toEqual([]);
    });

    const anId = new Types.ObjectId().toString();
    it.each<[string, Record<string, unknown> & { address?: object | undefined }, string]>([
      ['no book', { productIds: [] }, 'productIds'],
      ['a book twice', { productIds: [anId, anId] }, 'productIds'],
      ['a book twice in other letters', { productIds: [anId, anId.toUpperCase()] }, 'productIds'],
      ['a malformed id', { productIds: ['17'] }, 'productIds.0'],
      ['an operator as an id', { productIds: [{ $gt: '' }] }, 'productIds.0'],
      [
        'too many books',
        { productIds: Array.from({ length: 101 }, () => new Types.ObjectId().toString()) },
        'productIds',
      ],
      ['a blank name', { name: '  ' }, 'name'],
      ['a name that never ends', { name: 'x'.repeat(101) }, 'name'],
      ['a phone of letters', { phone: 'call me' }, 'phone'],
      ['a phone too short', { phone: '123' }, 'phone'],
      ['a negative phone', { phone: -12345 }, 'phone'],
      ['no address', { address: undefined }, 'address'],
      ['an address without a street', { address: { street: '' } }, 'address.street'],
      ['a bad email', { email: 'nobody' }, 'email'],
      ['a total that is a number', { totalPrice: 10 }, 'totalPrice'],
      ['a total without cents', { totalPrice: '10' }, 'totalPrice'],
      ['a negative total', { totalPrice: '-10.00' }, 'totalPrice'],
      ['a price of its own', { price: 1 }, 'price'],
      ['a state of its own', { status: 'delivered' }, 'status'],
      ['an owner of its own', { uid: 'someone' }, 'uid'],
      ['an unknown part of the address', { address: { planet: 'Mars' } }, 'address.planet'],
    ])('%s', async (_what, wrong, path) => {
      const uid = aCustomer();
      const valid = anOrderBody({ email: emailOf(uid), productIds: [anId] });
      const address = wrong.address && { ...valid.address, ...wrong.address };
      const body = { ...valid, ...wrong, ...('address' in wrong && { address }) };
      const reply = await post({ body, as: asCustomer(uid) });
      expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
      const fields: { path: string; message: string }[] = reply.body.fields;
      expect(fields.map((field) => field.path)).toContain(path);
      expect(fields.every((field) => field.message.length > 0)).toBe(true);
      expect(await Order.countDocuments({ uid })).toBe(0);
    });
  });

  describe('with an Idempotency-Key', () => {
    it('returns the same order for the same key and body', async () => {
      const uid = aCustomer();
      const given = { productIds: [await aBook()] };
      const first = await place(uid, given, 'key-1');
      const again = await place(uid, given, 'key-1');
      expect(again.status).toBe(first.status);
      expect(again.body).toEqual(first.body);
      expect(await ordersOf(uid)).toHaveLength(1);
    });

    it('returns the same order even if the price has changed since', async () => {
      const uid = aCustomer();
      const id = await aBook();
      const first = await place(uid, { productIds: [id] }, 'key-1');
      await Book.updateOne({ _id: id }, { newPriceCents: 9900 });
      expect((await place(uid, { productIds: [id] }, 'key-1')).body).toEqual(first.body);
    });

    it('rejects the same key with another body', async () => {
      const uid = aCustomer();
      const given = { productIds: [await aBook()] };
      await place(uid, given, 'key-1');
      const reply = await place(uid, { ...given, name: 'Someone Else' }, 'key-1');
      expect([reply.status, reply.body.code]).toEqual([422, 'idempotency-key-reused']);
      expect(await ordersOf(uid)).toHaveLength(1);
    });

    it('ignores the order of the members of the body', async () => {
      const uid = aCustomer();
      const body = anOrderBody({ email: emailOf(uid), productIds: [await aBook()] });
      const turned = Object.fromEntries(Object.entries(body).reverse());
      const first = await post({ body, as: asCustomer(uid), key: 'key-1' });
      const again = await post({ body: turned, as: asCustomer(uid), key: 'key-1' });
      expect([again.status, again.body._id]).toEqual([201, first.body._id]);
    });

    it('keeps the keys of two customers separate', async () => {
      const given = { productIds: [await aBook()] };
      const [one, other] = [aCustomer(), aCustomer()];
      const first = await place(one, given, 'shared-key');
      const second = await place(other, given, 'shared-key');
      expect(second.status).toBe(201);
      expect(second.body._id).not.toBe(first.body._id);
    });

    it('places one order for fifty concurrent requests', async () => {
      const uid = aCustomer();
      const given = { productIds: [await aBook()] };
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => place(uid, given, 'key-1')),
      );
      expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
      expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1);
      expect(await Order.countDocuments({ uid })).toBe(1);
    });

    it.each([`x${'y'.repeat(200)}`, 'two words'])('rejects the key %j', async (key) => {
      const reply = await place(aCustomer(), { productIds: [await aBook()] }, key);
      expect(reply.status).toBe(400);
      expect(reply.body.fields[0].path).toBe('idempotency-key');
    });
  });

  it('places two orders for two requests without a key', async () => {
    const uid = aCustomer();
    const given = { productIds: [await aBook()] };
    await place(uid, given);
    await place(uid, given);
    expect(await ordersOf(uid)).toHaveLength(2);
  });

  it('replies 429 with Retry-After to an account that orders too often', async () => {
    // The minute goes by the real clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const uid = aCustomer();
    const given = { productIds: [await aBook()], totalPrice: '99.00' };
    const replies = await Promise.all(Array.from({ length: 121 }, () => place(uid, given)));
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(1);
    const wait = Number(refused[0]?.headers['retry-after']);
    expect(wait).toSatisfy((seconds: number) => seconds > 0 && seconds <= 60);
    expect(refused[0]?.body.code).toBe('too-many-requests');
  });
});
