import type { OrderNotifications } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Types } from 'mongoose';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
let admin: string;
let book: string;
beforeAll(async () => {
  book = await aBook({ newPrice: 10 });
});
beforeEach(async () => {
  await Order.deleteMany({});
  admin = await asAdmin();
});
afterEach(() => {
  app.clock.now = undefined;
});

const notifications = async (as = admin): Promise<OrderNotifications> => {
  const reply = await app.http().get('/api/admin/notifications').set('Authorization', as);
  expect(reply.status).toBe(200);
  return reply.body;
};
const send = (body: object, as = admin) =>
  app.http().post('/api/admin/notifications/seen').set('Authorization', as).send(body);
const markSeen = async (ids: string[], as = admin): Promise<OrderNotifications> => {
  const reply = await send({ ids }, as);
  expect(reply.status).toBe(200);
  return reply.body;
};
/** A customer orders a book; returns the order's id. */
async function place(name: string): Promise<string> {
  const body = anOrderBody({ name, email: emailOf('ada'), productIds: [book] });
  const call = app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer('ada', { emailVerified: true }));
  const reply = await call.send(body);
  expect(reply.status).toBe(201);
  return reply.body._id;
}
const names = ({ orders }: OrderNotifications) => orders.map(({ name }) => name);

describe('GET /api/admin/notifications', () => {
  it('leaves out orders from before the admin was added', async () => {
    await place('Ada');
    admin = await asAdmin();
    expect(await notifications()).toEqual({ count: 0, orders: [], ids: [] });
  });

  it('returns new orders until they are marked as seen', async () => {
    const first = await place('Ada');
    const second = await place('Bob');
    const before = await notifications();
    expect(before).toMatchObject({ count: 2, ids: [second, first] });
    expect(before.orders[0]).toMatchObject({ _id: second, name: 'Bob', totalPrice: 10 });
    expect(await markSeen(before.ids)).toMatchObject({ count: 0, orders: [] });
    await place('Cem');
    expect(names(await notifications())).toEqual(['Cem']);
  });

  it.each([
    ['a day', 86_400_000],
    ['a year', 365 * 86_400_000],
  ])('returns orders placed after the clock was set back by %s', async (_how, ms) => {
    await place('Before');
    const { ids } = await notifications();
    app.clock.now = new Date(Date.now() - ms);
    await place('Unseen and later');
    expect(await markSeen(ids)).toMatchObject({ count: 1 });
    expect(names(await notifications())).toEqual(['Unseen and later']);
    await markSeen((await notifications()).ids);
    await place('Latest');
    expect(names(await notifications())).toEqual(['Latest']);
  });

  it('still returns an order that arrived while the admin was looking', async () => {
    await place('Ada');
    const { ids } = await notifications();
    await place('Late');
    await markSeen(ids);
    expect(names(await notifications())).toEqual(['Late']);
  });

  it('leaves out what an admin has handled, one by one or many at once', async () => {
    const [one, two] = [await place('Ada'), await place('Bob')];
    await place('Cem');
    const other = await asAdmin('Otto');
    const move = { from: 'placed', to: 'confirmed' };
    const moved = await app
      .http()
      .patch(`/api/admin/orders/${one}/status`)
      .set('Authorization', other)
      .send(move);
    const many = await app
      .http()
      .post('/api/admin/orders/moves')
      .set('Authorization', other)
      .send({ moves: [{ id: two, ...move }] });
    expect([moved.status, many.status]).toEqual([200, 200]);
    expect(names(await notifications())).toEqual(['Cem']);
  });

  it('is separate for each admin', async () => {
    const other = await asAdmin();
    await place('Ada');
    await markSeen((await notifications()).ids);
    expect([(await notifications()).count, (await notifications(other)).count]).toEqual([0, 1]);
  });

  it('cannot be marked as seen in advance or for another admin', async () => {
    const other = await asAdmin();
    await markSeen([new Types.ObjectId().toString()]);
    const id = await place('Ada');
    await markSeen([id, id], other);
    expect((await notifications()).count).toBe(1);
  });

  it('returns ten orders and counts all of them', async () => {
    for (let at = 1; at <= 12; at += 1) await place(`Reader ${at}`);
    const { count, orders, ids } = await notifications();
    expect([count, orders.length, ids.length]).toEqual([12, 10, 12]);
    expect(orders[0]?.name).toBe('Reader 12');
  });

  it('treats an order from an earlier version, without a list of admins, as seen', async () => {
    await anOrder();
    expect((await notifications()).count).toBe(0);
  });

  it.each([{}, { ids: 'all' }, { ids: ['x'] }, { ids: [{ $gt: '' }] }, { until: '2026-01-01' }])(
    'rejects %j',
    async (body) => {
      const reply = await send(body);
      expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
    },
  );
});
