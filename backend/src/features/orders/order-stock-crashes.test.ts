import { mongo } from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asCustomer, emailOf } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { expectAgreement, settleLater, stockOf } from './order-stock.builder.ts';
import { anOrderBody } from './orders.builder.ts';
import { Order } from './orders.model.ts';

const app = useTestApp();
const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'findOneAndUpdate',
  'deleteOne',
  'bulkWrite',
] as const;
/** More than any of these calls writes. */
const WRITES_MAX = 14;

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Lets this process's writes fail from the n-th on, as if it had been killed then; `arrives` says whether the
 * database still runs that one. Returns the number of writes so far.
 */
function crashAt(n: number, arrives: boolean): () => number {
  let writes = 0;
  for (const name of WRITES) {
    const write = mongo.Collection.prototype[name] as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(mongo.Collection.prototype, name).mockImplementation(async function (
      this: unknown,
      ...args: unknown[]
    ) {
      writes += 1;
      if (writes < n || (writes === n && arrives)) {
        const result = await Reflect.apply(write, this, args);
        if (writes < n) return result;
      }
      throw new mongo.MongoNetworkError('killed');
    } as never);
  }
  return () => writes;
}

let customers = 0;
const aCustomer = () => {
  customers += 1;
  return `customer-${customers}`;
};
const place = (uid: string, productIds: string[]) =>
  app
    .http()
    .post('/api/orders/')
    .set({ Authorization: asCustomer(uid), 'Idempotency-Key': 'the-key' })
    .send(anOrderBody({ email: emailOf(uid), productIds, totalPrice: '20.00' }));

const points = Array.from({ length: WRITES_MAX }, (_, at) => at + 1).flatMap((n) => [
  { n, arrives: false },
  { n, arrives: true },
]);

describe('a server that dies', () => {
  it('is tried at every write of an order, and of a cancellation', async () => {
    const uid = aCustomer();
    const writes = crashAt(Number.POSITIVE_INFINITY, true);
    const { body } = await place(uid, [await aBook({ stock: 1 }), await aBook({ stock: 7 })]);
    const ofBooks = 2;
    expect(writes() - ofBooks).toBeGreaterThan(8);
    expect(writes() - ofBooks).toBeLessThan(WRITES_MAX);
    expect(body.status).toBe('placed');
  });

  it.each(points)(
    'at write $n of an order (arrives: $arrives) loses and doubles no copy',
    async ({ n, arrives }) => {
      const uid = aCustomer();
      const books = [await aBook({ stock: 1 }), await aBook({ stock: 7 })];
      const [one = '', two = ''] = books;
      crashAt(n, arrives);
      const { status } = await place(uid, books);
      vi.restoreAllMocks();
      await settleLater();
      await expectAgreement(one, 1);
      await expectAgreement(two, 7);
      const orders = await Order.countDocuments({ uid });
      if (status === 201) expect(orders).toBe(1);
      // The customer's browser sends it again.
      const again = await place(uid, books);
      expect(again.status).toBe(201);
      expect(await Order.countDocuments({ uid })).toBe(1);
      await settleLater();
      expect([await stockOf(one), await stockOf(two)]).toEqual([0, 6]);
      await expectAgreement(one, 1);
      await expectAgreement(two, 7);
    },
  );

  it.each(points.slice(0, 12))(
    'at write $n of a cancellation (arrives: $arrives) puts each copy back once',
    async ({ n, arrives }) => {
      const uid = aCustomer();
      const books = [await aBook({ stock: 1 }), await aBook({ stock: 7 })];
      const [one = '', two = ''] = books;
      const { body: order } = await place(uid, books);
      const cancel = () =>
        app
          .http()
          .post(`/api/orders/${order._id}/cancel`)
          .set('Authorization', asCustomer(uid))
          .send({});
      crashAt(n, arrives);
      await cancel();
      vi.restoreAllMocks();
      await settleLater();
      await expectAgreement(one, 1);
      await expectAgreement(two, 7);
      await cancel();
      await settleLater();
      expect([await stockOf(one), await stockOf(two)]).toEqual([1, 7]);
      await expectAgreement(one, 1);
    },
  );

  it('while the log is written leaves a log without a gap or a double', async () => {
    const uid = aCustomer();
    const books = [await aBook({ stock: 1 }), await aBook({ stock: 7 })];
    await place(uid, books);
    for (const { n, arrives } of points.slice(0, 8)) {
      crashAt(n, arrives);
      await settleLater().catch(() => {});
      vi.restoreAllMocks();
    }
    await settleLater();
    await expectAgreement(books[0] ?? '', 1);
    await expectAgreement(books[1] ?? '', 7);
  });
});

describe('a server that stalls while it takes copies', () => {
  it.each(['before', 'after'])(
    'and goes on %s its last one, when others have undone its order, puts them back',
    async (moment) => {
      const uid = aCustomer();
      const books = [await aBook({ stock: 1 }), await aBook({ stock: 7 })];
      let resume = () => {};
      let stalled = () => {};
      const isStalled = new Promise<void>((resolve) => {
        stalled = resolve;
      });
      const held = new Promise<void>((resolve) => {
        resume = resolve;
      });
      const update = Book.updateOne.bind(Book);
      let takes = 0;
      vi.spyOn(Book, 'updateOne').mockImplementation(((...args: Parameters<typeof update>) => {
        takes += 1;
        if (takes !== 2) return update(...args);
        const stall = async () => {
          const early = moment === 'after' ? await update(...args) : undefined;
          stalled();
          await held;
          return early ?? update(...args);
        };
        return stall();
      }) as never);
      const reply = place(uid, books).then(({ status }) => status);
      await isStalled;
      await settleLater();
      resume();
      expect(await reply).toBe(503);
      await settleLater();
      expect(await Order.countDocuments({ uid })).toBe(0);
      await expectAgreement(books[0] ?? '', 1);
      await expectAgreement(books[1] ?? '', 7);
      expect((await place(uid, books)).status).toBe(201);
    },
  );
});
