import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import {
  canTransition,
  nextStatuses,
  ORDER_STATUSES,
  type OrderStatus,
} from '@book-store/contract/orders/order/order-status';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody } from './orders.builder.ts';
import { Order } from './orders.model.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await Order.deleteMany({});
  admin = await asAdmin();
});
afterEach(() => {
  app.clock.now = undefined;
});

const NOBODYS = new Types.ObjectId().toString();
const get = (path: string, as = admin) =>
  app.http().get(`/api/admin/orders${path}`).set('Authorization', as);
const move = (id: string, from: OrderStatus, to: OrderStatus, as = admin) =>
  app.http().patch(`/api/admin/orders/${id}/status`).set('Authorization', as).send({ from, to });
const cancel = (id: string, uid: string) =>
  app.http().post(`/api/orders/${id}/cancel`).set('Authorization', asCustomer(uid)).send();

async function list(query = ''): Promise<AdminOrderView[]> {
  const reply = await get(query);
  expect(reply.status).toBe(200);
  return reply.body;
}
const ids = async (query: string) => (await list(query)).map(({ _id }) => _id);
const day = (date: number) => new Date(Date.UTC(2026, 0, date));

describe('GET /api/admin/orders', () => {
  it("lists every customer's orders, newest first, with their next statuses", async () => {
    const old = await anOrder({ uid: 'one', createdAt: day(1), status: 'out-for-delivery' });
    const fresh = await anOrder({ uid: 'two', createdAt: day(2) });
    const orders = await list();
    expect(orders.map(({ _id }) => _id)).toEqual([fresh, old]);
    expect(orders.map((order) => order.nextStatuses)).toEqual([
      ['confirmed', 'cancelled'],
      ['delivered', 'refused'],
    ]);
    expect(orders[0]).toMatchObject({ email: emailOf('two'), address: { street: '1 Quiet Lane' } });
    expect(JSON.stringify(orders)).not.toMatch(/uid|searchWords|deliveryKey|idempotency|bodyHash/);
  });

  it('returns pages of 20 and describes the others', async () => {
    const all: string[] = [];
    for (let date = 1; date <= 22; date += 1) all.unshift(await anOrder({ createdAt: day(date) }));
    const first = await get('?status=placed');
    expect(first.body.map(({ _id }: AdminOrderView) => _id)).toEqual(all.slice(0, 20));
    expect(first.headers['x-total-count']).toBe('22');
    expect(first.headers.link).toContain(
      '</api/admin/orders?status=placed&sort=newest&page=2&limit=20>; rel="next"',
    );
    expect(await ids('?page=2')).toEqual(all.slice(20));
  });

  it('filters by one status or several', async () => {
    const packed = await anOrder({ status: 'packed', createdAt: day(3) });
    const placed = await anOrder({ createdAt: day(2) });
    await anOrder({ status: 'delivered', createdAt: day(1) });
    expect(await ids('?status=packed')).toEqual([packed]);
    expect(await ids('?status=packed,placed')).toEqual([packed, placed]);
  });

  it('filters by way and state of payment, old orders without a payment as cash', async () => {
    const at = (date: number) => ({ createdAt: day(date) });
    const old = await anOrder(at(1));
    const open = await anOrder({ ...at(2), payment: { method: 'invoice' } });
    const paid = await anOrder({ ...at(3), payment: { method: 'invoice', state: 'paid' } });
    const cash = await anOrder({ ...at(4), payment: { method: 'cash-on-delivery' } });
    expect(await ids('?payment=invoice')).toEqual([paid, open]);
    expect(await ids('?payment=cash-on-delivery')).toEqual([cash, old]);
    expect(await ids('?payment=at-pick-up')).toEqual([]);
    expect(await ids('?paymentState=open')).toEqual([cash, open]);
    expect(await ids('?payment=invoice&paymentState=paid&status=placed')).toEqual([paid]);
    expect(await ids('?payment=invoice&paymentState=paid&status=packed')).toEqual([]);
    expect((await get('?payment=barter')).status).toBe(400);
  });

  it('finds orders by words of name, city and titles, by phone, email, id and number', async () => {
    const zoe = await anOrder({
      uid: 'zoe',
      number: 10_042,
      name: 'Zoë Núñez',
      phone: '+4930123456',
      address: { ...anOrderBody().address, city: 'Évora' },
      books: [{ price: 10, title: 'The Great Gatsby' }],
    });
    const bob = await anOrder({
      uid: 'bob',
      name: 'Bob',
      books: [{ price: 5, title: 'The Trial' }],
    });
    for (const q of [
      'zoe nunez',
      'ZOE@',
      '030 123456',
      '+49 30',
      'evora',
      'great gatsby',
      'zoe gatsby evora',
      'BS-10042',
      '10042',
      zoe,
      zoe.slice(-8),
    ]) {
      expect([q, await ids(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [zoe]]);
    }
    for (const q of ['ob', 'bob gatsby', '()', 'BS-1004', '$ne', '#']) {
      expect([q, await ids(`?q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
    }
    expect(await ids('?q=the&status=placed')).toEqual([bob, zoe]);
    expect(await ids('?q=the&sort=city&limit=1&page=2')).toEqual([bob]);
    expect((await get('?q=the&limit=1')).headers['x-total-count']).toBe('2');
  });

  it('lists what was placed within a time, to the end of a day', async () => {
    await anOrder({ createdAt: day(1) });
    const second = await anOrder({ createdAt: new Date(day(2).getTime() + 80_000_000) });
    const third = await anOrder({ createdAt: day(3), status: 'packed' });
    expect(await ids('?from=2026-01-02&to=2026-01-02')).toEqual([second]);
    expect(await ids('?from=2026-01-02')).toEqual([third, second]);
    expect(await ids('?from=2026-01-02&status=packed')).toEqual([third]);
    expect(await ids(`?from=2026-01-02&to=${day(3).toISOString()}&q=ada`)).toEqual([second]);
    const { headers } = await get('?from=2026-01-02&limit=1');
    expect(headers['x-total-count']).toBe('2');
    const next = /<[^>?]+([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? '';
    expect(await ids(next)).toEqual([second]);
  });

  it('finds an order just placed, and counts its category', async () => {
    const book = await aBook({ category: 'technology', newPrice: 10 });
    const body = anOrderBody({ name: 'Grace H.', email: emailOf('grace'), productIds: [book] });
    const placed = await app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer('grace'))
      .send(body);
    expect(placed.status).toBe(201);
    for (const q of ['grace h', placed.body._id.slice(-8)]) {
      expect(await ids(`?q=${q}`)).toEqual([placed.body._id]);
    }
    expect(await ids('?sort=city')).toEqual([placed.body._id]);
    const stats = await app.http().get('/api/admin').set('Authorization', admin);
    expect(stats.body.salesByCategory).toEqual([{ category: 'technology', books: 1, sales: 10 }]);
  });

  it('sorts for a delivery round', async () => {
    const at = (city: string, street: string) =>
      anOrder({ status: 'packed', address: { ...anOrderBody().address, city, street } });
    const round = [await at('évora', '1'), await at('Faro', '2'), await at('faro', '10')];
    expect(await ids('?status=packed,out-for-delivery&sort=city')).toEqual([
      round[0],
      round[2],
      round[1],
    ]);
  });

  it.each([
    'status=lost',
    'sort=price',
    'limit=101',
    'page=0',
    'q[$ne]=x',
    'uid=ada',
    'from=x',
    'to=2026-02-30',
  ])('rejects ?%s', async (query) => {
    const reply = await get(`?${query}`);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
  });
});

describe('GET /api/admin/orders/summary', () => {
  it('counts the open orders by status and sums up their cash', async () => {
    await anOrder({ books: [{ price: 10.1 }] });
    await anOrder({ books: [{ price: 0.2 }], uid: 'two' });
    await anOrder({ status: 'packed', books: [{ price: 5 }] });
    for (const status of ['delivered', 'refused', 'cancelled'] as const) await anOrder({ status });
    const { status, body } = await get('/summary');
    expect(status).toBe(200);
    expect(body).toEqual({
      ordersLeft: 3,
      byStatus: { placed: 2, confirmed: 0, packed: 1, 'out-for-delivery': 0 },
      cashToCollect: 15.3,
    });
  });

  it('is all zeros without orders', async () => {
    const { body } = await get('/summary');
    expect(body).toMatchObject({ ordersLeft: 0, byStatus: { placed: 0 }, cashToCollect: 0 });
  });
});

describe('GET /api/admin/orders/:id', () => {
  it('returns one order', async () => {
    const id = await anOrder({ name: 'Ada' });
    expect((await get(`/${id}`)).body).toMatchObject({ _id: id, name: 'Ada', totalPrice: 10 });
  });

  it.each([NOBODYS, 'x', '%2e%2e'])('replies 404 for %s', async (id) => {
    const reply = await get(`/${id}`);
    expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
  });
});

describe('PATCH /api/admin/orders/:id/status', () => {
  it('moves an order from placed to delivered; its customer sees when, but not by whom', async () => {
    const anna = await asAdmin('Anna of the shop');
    const id = await anOrder({ uid: 'ada', createdAt: day(1) });
    const way = ['placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered'] as const;
    for (const [at, to] of way.slice(1).entries()) {
      app.clock.now = new Date(Date.now() + at * 1000);
      const reply = await move(id, way[at] ?? 'placed', to, anna);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ status: to, nextStatuses: nextStatuses(to) });
      expect(reply.body.history.at(-1)).toEqual({
        status: to,
        at: app.clock.now.toISOString(),
        by: { role: 'admin', name: 'Anna of the shop' },
      });
    }
    // It was placed by a version of the shop that did not keep who did it.
    expect((await get(`/${id}`)).body.history[0]).toEqual({
      status: 'placed',
      at: day(1).toISOString(),
    });
    const own = await app
      .http()
      .get(`/api/orders/email/${emailOf('ada')}`)
      .set('Authorization', asCustomer('ada'));
    const [order] = own.body;
    expect(order.status).toBe('delivered');
    expect(own.text).not.toContain('Anna');
    expect(order.history.map(({ status }: { status: string }) => status)).toEqual(way);
  });

  const moves = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
  it.each(moves.filter(([from, to]) => canTransition(from, to)))(
    'changes %s to %s',
    async (from, to) => {
      expect((await move(await anOrder({ status: from }), from, to)).status).toBe(200);
    },
  );

  it.each(moves.filter(([from, to]) => !canTransition(from, to)))(
    'never changes %s to %s',
    async (from, to) => {
      const id = await anOrder({ status: from });
      const reply = await move(id, from, to);
      expect([reply.status, reply.body.code]).toEqual([409, 'illegal-status']);
      expect(reply.body.order).toMatchObject({ _id: id, status: from });
      expect((await list())[0]).toEqual(reply.body.order);
    },
  );

  it('rejects a change from a status that the order has left, and returns the order', async () => {
    const id = await anOrder({ status: 'packed' });
    const reply = await move(id, 'placed', 'cancelled');
    expect([reply.status, reply.body.code]).toEqual([409, 'illegal-status']);
    expect(reply.body.order).toMatchObject({
      status: 'packed',
      nextStatuses: ['out-for-delivery', 'cancelled'],
    });
    expect(reply.body.order.history).toHaveLength(1);
  });

  it.each([
    ['two admins', (id: string, other: string) => move(id, 'confirmed', 'cancelled', other)],
    ['admin and customer', (id: string) => cancel(id, 'ada')],
  ])('lets one of %s win when both act at once', async (_who, act) => {
    const other = await asAdmin();
    for (let round = 0; round < 10; round += 1) {
      const id = await anOrder({ status: 'confirmed' });
      const replies = await Promise.all([move(id, 'confirmed', 'packed'), act(id, other)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { body } = await get(`/${id}`);
      expect(body.history).toHaveLength(2);
      expect(body.history[1].status).toBe(body.status);
    }
  });

  it.each([NOBODYS, 'x'])('replies 404 for %s', async (id) => {
    expect((await move(id, 'placed', 'confirmed')).status).toBe(404);
  });

  it.each([
    {},
    { to: 'confirmed' },
    { from: 'placed', to: 'lost' },
    { from: 'placed', to: { $ne: 1 } },
  ])('rejects %j', async (body) => {
    const path = `/api/admin/orders/${await anOrder()}/status`;
    const reply = await app.http().patch(path).set('Authorization', admin).send(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
  });
});

describe('POST /api/orders/:id/cancel', () => {
  it.each(['placed', 'confirmed'] as const)('cancels an order that is %s', async (status) => {
    const id = await anOrder({ uid: 'ada', status });
    expect((await get(`/${id}`)).body.cancellable).toBe(true);
    const reply = await cancel(id, 'ada');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ status: 'cancelled', cancellable: false });
    expect(reply.body.history.map((step: { status: string }) => step.status)).toEqual([
      status,
      'cancelled',
    ]);
    expect(reply.body).not.toHaveProperty('nextStatuses');
    expect((await get(`/${id}`)).body.history[1].by).toEqual({ role: 'customer' });
  });

  it.each(['packed', 'out-for-delivery', 'delivered', 'refused', 'cancelled'] as const)(
    'replies 409 once the order is %s',
    async (status) => {
      const id = await anOrder({ uid: 'ada', status });
      const reply = await cancel(id, 'ada');
      expect([reply.status, reply.body.code]).toEqual([409, 'illegal-status']);
      expect(reply.body.order).toMatchObject({ _id: id, status, cancellable: false });
    },
  );

  it("replies 404 for another customer's order", async () => {
    const id = await anOrder({ uid: 'ada' });
    for (const reply of [await cancel(id, 'eve'), await cancel(NOBODYS, 'ada')]) {
      expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
    }
    expect((await get(`/${id}`)).body.status).toBe('placed');
  });

  it('requires a customer', async () => {
    const path = `/api/orders/${await anOrder()}/cancel`;
    expect((await app.http().post(path)).status).toBe(401);
    expect((await app.http().post(path).set('Authorization', admin)).status).toBe(403);
  });
});

describe('the owner’s calls', () => {
  it.each([
    ['get', '/api/admin/orders'],
    ['get', `/api/admin/orders/${NOBODYS}`],
    ['patch', `/api/admin/orders/${NOBODYS}/status`],
    ['get', '/api/admin/notifications'],
    ['post', '/api/admin/notifications/seen'],
  ] as const)('are refused to everybody else: %s %s', async (method, path) => {
    const visitor = await app.http()[method](path);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'not-signed-in']);
    const customer = await app.http()[method](path).set('Authorization', asCustomer('ada'));
    expect([customer.status, customer.body.code]).toEqual([403, 'forbidden']);
  });
});
