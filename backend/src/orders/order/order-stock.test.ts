import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { createApp } from '../../main/app.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { expectAgreement, stockOf } from './order-stock.builder.ts';
import { anOrder, anOrderBody } from './orders.builder.ts';

const app = useTestApp();
let customers = 0;
const aCustomer = () => {
  customers += 1;
  return `customer-${customers}`;
};

type Client = Pick<ReturnType<typeof request>, 'post'>;
type PlaceOptions = { uid?: string; key?: string; on?: Client };

function place(
  productIds: string[],
  { uid = aCustomer(), key, on = app.http() }: PlaceOptions = {},
) {
  const totalPrice = (10 * productIds.length).toFixed(2);
  const call = on.post('/api/orders/').set('Authorization', asCustomer(uid));
  if (key) call.set('Idempotency-Key', key);
  return call.send(anOrderBody({ email: emailOf(uid), productIds, totalPrice }));
}

const many = <Value>(count: number, one: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => one(at));
const statusesOf = (replies: readonly { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

const cancel = ({ _id }: OrderView, uid: string) =>
  app.http().post(`/api/orders/${_id}/cancel`).set('Authorization', asCustomer(uid)).send({});

async function move(id: string, from: string, to: string) {
  const admin = await asAdmin();
  return app
    .http()
    .patch(`/api/admin/orders/${id}/status`)
    .set('Authorization', admin)
    .send({ from, to });
}

describe('the last copy', () => {
  it('is sold once to 200 customers who order at once; the others are told what is sold out', async () => {
    const id = await aBook({ title: 'Emma', stock: 1 });
    const replies = await Promise.all(many(200, () => place([id])));
    expect([statusesOf(replies, 201), statusesOf(replies, 409)]).toEqual([1, 199]);
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        code: 'out-of-stock',
        bookIds: [id],
        books: [{ bookId: id, title: 'Emma', left: 0 }],
      });
    }
    await expectAgreement(id, 1);
  });

  it('is sold once by two servers on one database', async () => {
    const other = request(createApp(testDeps(app.clock, async () => true)));
    const [one, two] = [await aBook({ stock: 3 }), await aBook({ stock: 2 })];
    const replies = await Promise.all(
      many(40, (at) => place(at % 2 ? [one, two] : [two, one], at % 4 < 2 ? { on: other } : {})),
    );
    expect([statusesOf(replies, 201), statusesOf(replies, 409)]).toEqual([2, 38]);
    await expectAgreement(one, 3);
    await expectAgreement(two, 2);
  });

  it('is the one order of 50 repeats of its key at once, on two servers', async () => {
    const other = request(createApp(testDeps(app.clock, async () => true)));
    const [uid, id] = [aCustomer(), await aBook({ stock: 1 })];
    const replies = await Promise.all(
      many(50, (at) => place([id], { uid, key: 'last', ...(at % 2 && { on: other }) })),
    );
    expect(statusesOf(replies, 201)).toBe(50);
    expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
    await expectAgreement(id, 1);
  });

  it('goes back when another book of the order has been sold meanwhile', async () => {
    const [first = '', second = ''] = [await aBook({ stock: 1 }), await aBook({ stock: 1 })].sort();
    const both = many(8, () => place([first, second]));
    const replies = await Promise.all([...both, ...many(8, () => place([second]))]);
    const sold = statusesOf(replies, 201);
    expect(sold).toBe(1);
    const bought = replies.find(({ status }) => status === 201)?.body.productIds.length;
    expect([await stockOf(first), await stockOf(second)]).toEqual([bought === 2 ? 0 : 1, 0]);
  });
});

describe('copies', () => {
  it('are taken once by repeats of one request, at once and later', async () => {
    const uid = aCustomer();
    const id = await aBook({ stock: 5 });
    const replies = await Promise.all(many(20, () => place([id], { uid, key: 'one' })));
    const again = await place([id], { uid, key: 'one' });
    expect(statusesOf([...replies, again], 201)).toBe(21);
    expect(new Set([...replies, again].map(({ body }) => body._id)).size).toBe(1);
    expect(await stockOf(id)).toBe(4);
    await expectAgreement(id, 5);
  });

  it('of books that are not counted, or sold out and orderable, need not be there', async () => {
    const [free, onOrder] = [await aBook(), await aBook({ stock: 0, orderable: true })];
    const replies = await Promise.all(many(3, () => place([free, onOrder])));
    expect(statusesOf(replies, 201)).toBe(3);
    expect([await stockOf(free), await stockOf(onOrder)]).toEqual([undefined, 0]);
  });

  it('come back once when an order is cancelled ten times at once', async () => {
    const uid = aCustomer();
    const id = await aBook({ stock: 2 });
    const { body: order } = await place([id], { uid });
    const replies = await Promise.all(many(10, () => cancel(order, uid)));
    expect([statusesOf(replies, 200), statusesOf(replies, 409)]).toEqual([1, 9]);
    expect(await stockOf(id)).toBe(2);
    await expectAgreement(id, 2);
  });

  it('come back when the customer cancels while the admin packs, or stay with the order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const uid = aCustomer();
      const id = await aBook({ stock: 1 });
      const { body: order } = await place([id], { uid });
      await move(order._id, 'placed', 'confirmed');
      const [packed, cancelled] = await Promise.all([
        move(order._id, 'confirmed', 'packed'),
        cancel(order, uid),
      ]);
      expect(statusesOf([packed, cancelled], 200)).toBe(1);
      expect(await stockOf(id)).toBe(cancelled.status === 200 ? 1 : 0);
      await expectAgreement(id, 1);
    }
  });

  it('come back when an order is refused at the door, and not before', async () => {
    const id = await aBook({ stock: 1 });
    const { body: order } = await place([id]);
    const moves = ['placed', 'confirmed', 'packed', 'out-for-delivery', 'refused'];
    for (const [at, to] of moves.slice(1).entries()) {
      expect(await stockOf(id)).toBe(0);
      expect((await move(order._id, moves[at] ?? '', to)).status).toBe(200);
    }
    expect(await stockOf(id)).toBe(1);
  });

  it('stay away when an order from before they were counted is cancelled', async () => {
    const uid = aCustomer();
    const id = await aBook({ stock: 4 });
    const book = await Book.findById(id).lean();
    const order = await anOrder({ uid, books: [{ price: 10, bookId: book?._id as never }] });
    expect((await cancel({ _id: order } as OrderView, uid)).status).toBe(200);
    expect(await stockOf(id)).toBe(4);
  });

  it('show at once after an order, in lists and on the page of the book', async () => {
    const id = await aBook({ title: 'Shown', stock: 3 });
    const shown = async () => {
      const [one, list] = await Promise.all([
        app.http().get(`/api/books/${id}`),
        app.http().get('/api/books/?q=shown'),
      ]);
      return [one.body.stock, list.body[0].stock];
    };
    expect(await shown()).toEqual([3, 3]);
    await place([id]);
    expect(await shown()).toEqual([2, 2]);
    const available = await app.http().get('/api/books/?available=true&q=shown');
    expect(available.body).toHaveLength(1);
    await Promise.all([place([id]), place([id])]);
    expect((await app.http().get('/api/books/?available=true&q=shown')).body).toEqual([]);
  });
});
