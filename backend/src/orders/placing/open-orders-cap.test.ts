import { HELD_MAX } from '@book-store/contract/people/account/account-limits';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody, anOrderDocument } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { assertWithinOrderLimit, networkKey } from './assert-order-limit.ts';

const app = useTestApp();
const VERIFIED = { emailVerified: true };

type Account = { emailVerified?: boolean; email?: string };
function place(uid: string, productIds: string[], account: Account = {}, key?: string) {
  const { email = emailOf(uid) } = account;
  const call = app.http().post('/api/orders/').set('Authorization', asCustomer(uid, account));
  if (key) call.set('Idempotency-Key', key);
  const totalPrice = (10 * productIds.length).toFixed(2);
  return call.send(anOrderBody({ email, productIds, totalPrice }));
}
const many = <Value>(count: number, one: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => one(at));
const cancel = (id: string, uid: string) =>
  app.http().post(`/api/orders/${id}/cancel`).set('Authorization', asCustomer(uid)).send({});
/** Stores open orders, each with a copy of so many books. */
const openOrders = (uid: string, count: number, copies = 0) =>
  Promise.all(
    many(count, () => {
      const books = many(copies, () => ({ price: 10, bookId: new Types.ObjectId() }));
      const copiesOf = books.map(({ bookId }) => bookId);
      return Order.create({ ...anOrderDocument({ uid, books }), copiesOf });
    }),
  );

// All of them come from one network.
beforeEach(() => Order.deleteMany({}));

describe('an account whose address is not verified', () => {
  it.each([
    ['counted', 100],
    ['not counted', undefined],
  ])(
    'has ten open orders of thirty that it places at once, of a book whose copies are %s',
    async (what, stock) => {
      const uid = `hoarder-${what.replace(' ', '-')}`;
      const book = await aBook({ newPrice: 10, ...(stock && { stock }) });
      const replies = await Promise.all(many(30, () => place(uid, [book])));
      const refused = replies.filter(({ status }) => status !== 201);
      expect(replies.length - refused.length).toBe(HELD_MAX.unverified.orders);
      for (const { status, body } of refused) {
        expect([status, body.code]).toEqual([409, 'too-many-open-orders']);
      }
      expect(refused[0]?.body.detail).toBe(
        'We cannot take this order at the moment. Please order fewer copies, confirm or cancel an order that you have placed, or wait until it has arrived.',
      );
      expect(await Order.countDocuments({ uid })).toBe(HELD_MAX.unverified.orders);
    },
  );

  it('has ten of them also where servers that know nothing of one another store orders at once', async () => {
    const uid = 'on-many-servers';
    const customer = { uid, email: emailOf(uid), emailVerified: false };
    const store = () =>
      inTransaction(async (session) => {
        const from = { network: '192.0.2.1', isPrivate: false };
        await assertWithinOrderLimit(customer, { copies: 0, at: new Date(), ...from }, session);
        const network = networkKey(from.network);
        await new Order({ ...anOrderDocument({ uid }), network }).save({ session });
      });
    const results = await Promise.allSettled(many(15, store));
    const stored = results.filter(({ status }) => status === 'fulfilled');
    expect(stored).toHaveLength(HELD_MAX.unverified.orders);
    expect(await Order.countDocuments({ uid })).toBe(HELD_MAX.unverified.orders);
  });

  it('orders again as soon as it has cancelled one', async () => {
    const book = await aBook({ newPrice: 10 });
    const open = await Promise.all(many(10, () => place('changer', [book])));
    expect((await place('changer', [book])).status).toBe(409);
    await cancel(open[0]?.body._id, 'changer');
    expect((await place('changer', [book])).status).toBe(201);
  });

  it('gets the order of a repeated key, however many open ones it has', async () => {
    const book = await aBook({ newPrice: 10 });
    const first = await place('repeater', [book], {}, 'once');
    await openOrders('repeater', 9);
    const again = await place('repeater', [book], {}, 'once');
    expect([again.status, again.body._id]).toEqual([201, first.body._id]);
  });

  it('orders two dozen counted books at once, and then only uncounted ones', async () => {
    const { copies } = HELD_MAX.unverified;
    const all = await Promise.all(many(copies, () => aBook({ newPrice: 10, stock: 1 })));
    const [one, free] = [await aBook({ newPrice: 10, stock: 1 }), await aBook({ newPrice: 10 })];
    expect((await place('collector', all)).status).toBe(201);
    const refused = await place('collector', [one]);
    expect([refused.status, refused.body.code]).toEqual([409, 'too-many-open-orders']);
    expect((await place('collector', [free])).status).toBe(201);
  });

  it('shares its room with other accounts of the same address', async () => {
    const email = 'shared@example.com';
    const books = [await aBook({ newPrice: 10 })];
    for (let at = 0; at < 10; at += 1) await place(`shared-${at % 3}`, books, { email });
    const reply = await place('shared-4', books, { email });
    expect([reply.status, reply.body.code]).toEqual([409, 'too-many-open-orders']);
  });

  it('is not held up by orders that have arrived or ended', async () => {
    for (const status of ['delivered', 'refused', 'cancelled'] as const) {
      for (let at = 0; at < 10; at += 1) await anOrder({ uid: 'regular', status });
    }
    expect((await place('regular', [await aBook({ newPrice: 10 })])).status).toBe(201);
  });
});

describe('an account with a verified address', () => {
  it('has room for many more, but not for any number', async () => {
    const book = await aBook({ newPrice: 10, stock: 3 });
    await openOrders('library', 20, 45);
    expect((await place('library', [book], VERIFIED)).status).toBe(201);
    await openOrders('library', 2, 49);
    expect((await place('library', [book], VERIFIED)).status).toBe(201);
    expect((await place('library', [book], VERIFIED)).status).toBe(409);
  });

  it('does not share its room with accounts that have registered its address', async () => {
    const email = 'own@example.com';
    for (let at = 0; at < 10; at += 1) await anOrder({ uid: 'squatter', email });
    const reply = await place('real', [await aBook({ newPrice: 10 })], { email, ...VERIFIED });
    expect(reply.status).toBe(201);
  });
});
