import type { StockMovementView } from '@book-store/contract/catalogue/stock/stock.schemas';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { expectAgreement, stockOf } from '../order/order-stock.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
let admin: string;
let customers = 0;

beforeEach(async () => {
  admin = await asAdmin();
  await set({ severalCopies: true });
});

const set = (body: object) =>
  app
    .http()
    .put('/api/admin/shop/storefront')
    .set('Authorization', admin)
    .send({ storefront: 'specified', ...body });
const asOwner = (method: 'get' | 'patch' | 'post', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);

type Bought = { id: string; quantity: number; price?: number };
function place(books: Bought[], { uid = `reader-${++customers}`, key = '' } = {}) {
  const total = books.reduce((sum, { quantity, price = 10 }) => sum + quantity * price, 0);
  const call = app.http().post('/api/orders/').set('Authorization', asCustomer(uid));
  if (key) call.set('Idempotency-Key', key);
  return call.send(
    anOrderBody({
      email: emailOf(uid),
      productIds: books.map(({ id }) => id),
      quantities: books.map(({ quantity }) => quantity),
      totalPrice: total.toFixed(2),
    }),
  );
}

const cancel = (id: string, uid: string) =>
  app.http().post(`/api/orders/${id}/cancel`).set('Authorization', asCustomer(uid)).send({});

describe('a shop that sells several copies', () => {
  it('says so to everybody, until the owner changes it', async () => {
    const shown = async () => (await app.http().get('/api/shop')).body.severalCopies;
    expect(await shown()).toBe(true);
    await set({});
    expect(await shown()).toBeUndefined();
  });

  it('multiplies, and keeps the number on every line', async () => {
    const [one, two] = [await aBook({ newPrice: 9.99 }), await aBook({ newPrice: 0.5 })];
    const { status, body } = await place([
      { id: one, quantity: 3, price: 9.99 },
      { id: two, quantity: 1, price: 0.5 },
    ]);
    expect([status, body.totalPrice]).toEqual([201, 30.47]);
    expect(
      body.lines.map(({ price, quantity }: AdminOrderView['lines'][number]) => [price, quantity]),
    ).toEqual([
      [9.99, 3],
      [0.5, 1],
    ]);
  });

  it.each([
    ['too few numbers', { quantities: [1] }, 'quantities'],
    ['too many numbers', { quantities: [1, 1, 1] }, 'quantities'],
    ['no number at all', { quantities: [] }, 'quantities'],
    ['none of a book', { quantities: [1, 0] }, 'quantities.1'],
    ['more than 99', { quantities: [100, 1] }, 'quantities.0'],
    ['half a book', { quantities: [1, 1.5] }, 'quantities.1'],
  ])('refuses %s, and names the field', async (_what, wrong, path) => {
    const productIds = [await aBook({ newPrice: 10 }), await aBook({ newPrice: 10 })];
    const body = { ...anOrderBody({ email: emailOf('ada'), productIds }), ...wrong };
    const call = app.http().post('/api/orders/').set('Authorization', asCustomer('ada'));
    const reply = await call.send(body);
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, path]);
  });

  it('sells one of each where a body has no numbers', async () => {
    const productIds = [await aBook({ newPrice: 10 })];
    const body = anOrderBody({ email: emailOf('ada'), productIds });
    const call = app.http().post('/api/orders/').set('Authorization', asCustomer('ada'));
    expect((await call.send(body)).body.lines[0].quantity).toBe(1);
  });

  it('tells the new total with the numbers where a price has changed', async () => {
    const id = await aBook({ newPrice: 12 });
    const { status, body } = await place([{ id, quantity: 3 }]);
    expect([status, body.code, body.totalPrice]).toEqual([409, 'price-changed', '36.00']);
    expect(body.lines).toMatchObject([{ price: 12, quantity: 3 }]);
  });

  it('repeats an order of several copies with its key, also after the owner has ended it', async () => {
    const id = await aBook({ newPrice: 10, stock: 5 });
    const [uid, key] = ['repeater', 'once'];
    const first = await place([{ id, quantity: 3 }], { uid, key });
    await set({});
    const again = await place([{ id, quantity: 3 }], { uid, key });
    expect([again.status, again.body._id]).toEqual([201, first.body._id]);
    expect(await stockOf(id)).toBe(2);
  });
});

describe('a shop as it is out of the box', () => {
  it('refuses several copies at their field, and takes one', async () => {
    await set({});
    const [id, other] = [await aBook({ newPrice: 10 }), await aBook({ newPrice: 10 })];
    const refused = await place([
      { id, quantity: 1 },
      { id: other, quantity: 2 },
    ]);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [
        {
          path: 'quantities.1',
          message: 'This shop sells one copy of each book in an order.',
          code: 'one-copy-only',
          values: { maximum: 1 },
        },
      ],
    ]);
    expect((await place([{ id, quantity: 1 }])).status).toBe(201);
  });

  it('sells several copies over the counter', async () => {
    await set({});
    const id = await aBook({ newPrice: 10, stock: 30 });
    const sold = { productIds: [id], quantities: [28], totalPrice: '280.00', collected: true };
    const { status, body } = await asOwner('post', '/orders', sold);
    expect([status, body.lines[0].quantity, await stockOf(id)]).toEqual([201, 28, 2]);
    const none = await asOwner('post', '/orders', { ...sold, quantities: [1, 1] });
    expect([none.status, none.body.fields[0].path]).toEqual([400, 'quantities']);
  });
});

describe('the copies on the shelf', () => {
  it('are never sold twice to 200 customers who want one to five of ten at once', async () => {
    const id = await aBook({ title: 'Emma', newPrice: 10, stock: 10 });
    const wanted = Array.from({ length: 200 }, (_, at) => 1 + ((at * 7) % 5));
    const replies = await Promise.all(
      wanted.map(async (quantity, at) => {
        const order = () => place([{ id, quantity }], { uid: `crowd-${at}`, key: 'once' });
        let reply = await order();
        // Who hears that the shop is too busy asks again, as the page lets people do.
        while (reply.status === 503) reply = await order();
        return reply;
      }),
    );
    const sold = replies.flatMap(({ status }, at) => (status === 201 ? (wanted[at] ?? 0) : []));
    const left = 10 - sold.reduce((sum, quantity) => sum + quantity, 0);
    // Everybody who wanted a single copy was refused only when none was left.
    expect(left).toBe(0);
    for (const { status, body } of replies.filter((reply) => reply.status !== 201)) {
      expect([status, body.code, body.books[0].bookId]).toEqual([409, 'out-of-stock', id]);
    }
    expect(await stockOf(id)).toBe(0);
    await expectAgreement(id, 10);
  });

  it('stay whole where an order wants more than there are, and the reply says how many', async () => {
    const id = await aBook({ title: 'Emma', newPrice: 10, stock: 2 });
    const { status, body } = await place([{ id, quantity: 3 }]);
    expect([status, body.code]).toEqual([409, 'out-of-stock']);
    expect(body.detail).toContain('Emma (2 left)');
    expect(body.books).toEqual([{ bookId: id, title: 'Emma', left: 2 }]);
    expect(await stockOf(id)).toBe(2);
  });

  it('come from the shelf or all from the publisher, if it is asked for more', async () => {
    const id = await aBook({ newPrice: 10, stock: 2, orderable: true });
    expect((await place([{ id, quantity: 5 }])).status).toBe(201);
    expect(await stockOf(id)).toBe(2);
    expect((await place([{ id, quantity: 2 }])).status).toBe(201);
    expect(await stockOf(id)).toBe(0);
  });

  it('come back as many as were taken, and are logged so, with every end and its undo', async () => {
    const [id, uncounted] = [
      await aBook({ newPrice: 10, stock: 9 }),
      await aBook({ newPrice: 10 }),
    ];
    const books = [
      { id, quantity: 4 },
      { id: uncounted, quantity: 7 },
    ];
    const own = await place(books, { uid: 'canceller' });
    expect(await stockOf(id)).toBe(5);
    await cancel(own.body._id, 'canceller');
    expect(await stockOf(id)).toBe(9);
    const { body: order } = await place(books);
    const path = `/orders/${order._id}`;
    await asOwner('patch', `${path}/status`, { from: 'placed', to: 'cancelled' });
    expect(await stockOf(id)).toBe(9);
    const undone = await asOwner('post', `${path}/undo`, { from: 'cancelled' });
    expect([undone.status, await stockOf(id)]).toEqual([200, 5]);
    const { body: log } = await asOwner('get', `/books/${id}/stock-log`);
    expect(log.map(({ delta, left }: StockMovementView) => [delta, left])).toEqual(
      [
        [-4, 5],
        [4, 9],
        [-4, 5],
        [4, 9],
        [-4, 5],
        [9, 9],
      ].slice(0, log.length),
    );
    expect(log.length).toBeGreaterThanOrEqual(5);
    await expectAgreement(id, 9);
  });

  it('are missing at the undo if one of them was sold meanwhile', async () => {
    const id = await aBook({ title: 'Emma', newPrice: 10, stock: 3 });
    const { body: order } = await place([{ id, quantity: 3 }]);
    const path = `/orders/${order._id}`;
    await asOwner('patch', `${path}/status`, { from: 'placed', to: 'cancelled' });
    await place([{ id, quantity: 1 }]);
    const { status, body } = await asOwner('post', `${path}/undo`, { from: 'cancelled' });
    expect([status, body.books]).toEqual([409, [{ bookId: id, title: 'Emma', left: 2 }]]);
    expect(await stockOf(id)).toBe(2);
  });

  it('are not held by an unverified address that asks for hundreds', async () => {
    const books = await Promise.all([1, 2].map(() => aBook({ newPrice: 10, stock: 500 })));
    const uid = 'hoarder';
    const call = app.http().post('/api/orders/');
    call.set('Authorization', asCustomer(uid, { emailVerified: false }));
    const { status, body } = await call.send(
      anOrderBody({
        email: emailOf(uid),
        productIds: books,
        quantities: [99, 99],
        totalPrice: '1980.00',
      }),
    );
    expect([status, body.code]).toEqual([409, 'too-many-open-orders']);
    expect(body.detail).toMatch(/Please order fewer copies/);
  });
});

describe('several copies', () => {
  it('count in the figures and in the export', async () => {
    await Order.deleteMany({});
    const [many, one] = [
      await aBook({ title: 'Emma', author: 'Jane Austen', newPrice: 9.99 }),
      await aBook({ title: 'Dune', newPrice: 20 }),
    ];
    const { body: order } = await place([
      { id: many, quantity: 3, price: 9.99 },
      { id: one, quantity: 1, price: 20 },
    ]);
    await place([{ id: many, quantity: 2, price: 9.99 }]);
    const figures: Figures = (await asOwner('get', '/figures')).body;
    expect(figures.revenue).toBe(69.95);
    expect(figures.books).toEqual([
      { bookId: many, title: 'Emma', author: 'Jane Austen', copies: 5, sales: 49.95 },
      expect.objectContaining({ bookId: one, copies: 1, sales: 20 }),
    ]);
    expect(figures.authors[0]).toEqual({ author: 'Jane Austen', copies: 5, sales: 49.95 });
    const csv = await asOwner('get', `/exports/orders.csv?q=${order.number}`);
    expect(readCsv(csv.text)[0]?.cells).toMatchObject({
      Books: '3 x Emma; Dune',
      Copies: '4',
      Total: '49.97',
    });
  });

  it('stay in the cart of the account, on all devices', async () => {
    const [id, other] = [await aBook(), await aBook()];
    const uid = 'two-devices';
    const send = (changes: object[]) =>
      app
        .http()
        .post('/api/account/cart/changes')
        .set('Authorization', asCustomer(uid))
        .send({ sentAt: new Date().toISOString(), changes });
    const start = Date.now() - 60 * 60_000;
    const at = (minute: number) => new Date(start + minute * 60_000).toISOString();
    const add = (bookId: string, quantity: number | undefined, minute: number) => ({
      bookId,
      kind: 'add',
      at: at(minute),
      quantity,
    });
    expect((await send([add(id, undefined, 1)])).body).toEqual({ bookIds: [id], refused: [] });
    await send([add(other, undefined, 3), add(id, 3, 4)]);
    // Of another device, later sent and earlier done.
    const { body } = await send([add(id, 2, 2)]);
    expect(body).toEqual({ bookIds: [id, other], quantities: [3, 1], refused: [] });
    const read = await app.http().get('/api/account/cart').set('Authorization', asCustomer(uid));
    expect(read.body).toEqual({ bookIds: [id, other], quantities: [3, 1] });
    expect((await send([add(id, 100, 5)])).status).toBe(400);
  });
});
