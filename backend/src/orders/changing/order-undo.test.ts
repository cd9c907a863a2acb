import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anEndedOrder, anOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
const start = new Date();
const after = (seconds: number) => {
  app.clock.now = new Date(start.getTime() + seconds * 1000);
};
let admin: string;
let username: string;
let count = 0;
beforeEach(async () => {
  await Order.deleteMany({});
  after(0);
  username = `Berta ${++count}`;
  admin = await asAdmin(username);
});
afterEach(() => {
  app.clock.now = undefined;
});

const call = (method: 'get' | 'post' | 'patch', path: string, body?: object) =>
  app.http()[method](`/api/admin/orders/${path}`).set('Authorization', admin).send(body);
const undo = (id: string, from: OrderStatus) => call('post', `${id}/undo`, { from });
const read = async (id: string): Promise<AdminOrderView> => (await call('get', id)).body;

describe('POST /api/admin/orders/:id/undo', () => {
  it('takes back the move that ended an order, and its history tells both', async () => {
    const id = await anOrder({ status: 'out-for-delivery', createdAt: start });
    await call('patch', `${id}/status`, { from: 'out-for-delivery', to: 'delivered' });
    after(60);
    expect((await read(id)).undo).toEqual({ to: 'out-for-delivery', seconds: 240 });
    const reply = await undo(id, 'delivered');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      status: 'out-for-delivery',
      nextStatuses: ['delivered', 'refused'],
      history: [
        { status: 'out-for-delivery' },
        { status: 'delivered', by: { role: 'admin', name: username } },
        { status: 'out-for-delivery', undo: true, by: { role: 'admin', name: username } },
      ],
    });
    expect(reply.body.undo).toBeUndefined();
    const stored = await Order.findById(id).lean();
    expect(stored?.changedAt).toEqual(app.clock.now);
  });

  it('can still be done when its five minutes without a word to the customer are over', async () => {
    const id = await anEndedOrder({ at: start });
    after(301);
    expect((await read(id)).undo).toEqual({ to: 'out-for-delivery', seconds: 0 });
    expect((await undo(id, 'delivered')).status).toBe(200);
  });

  it('takes an order back step by step, and a parcel loses its number', async () => {
    const id = await anOrder({ status: 'placed', createdAt: start });
    const steps = ['placed', 'confirmed', 'packed', 'out-for-delivery'] as const;
    for (const [at, to] of steps.slice(1).entries()) {
      const tracking = to === 'out-for-delivery' ? { carrier: 'UPS', number: '7' } : undefined;
      await call('patch', `${id}/status`, { from: steps[at], to, ...(tracking && { tracking }) });
    }
    for (const from of steps.slice(1).toReversed()) {
      const { body } = await undo(id, from);
      expect([body.status, body.tracking]).toEqual([steps[steps.indexOf(from) - 1], undefined]);
    }
    expect((await read(id)).undo).toBeUndefined();
    expect((await undo(id, 'placed')).status).toBe(409);
  });

  it('takes several orders back at once, and names those that have moved on', async () => {
    const ids = [await anOrder({ createdAt: start }), await anOrder({ createdAt: start })];
    const moves = ids.map((id) => ({ id, from: 'placed', to: 'confirmed' }));
    await call('post', 'moves', { moves });
    const [first, second = ''] = ids;
    await call('patch', `${second}/status`, { from: 'confirmed', to: 'packed' });
    const { body } = await call('post', 'moves/undo', {
      moves: ids.map((id) => ({ id, from: 'confirmed' })),
    });
    expect(body.moved).toMatchObject([{ _id: first, status: 'placed' }]);
    expect(body.refused).toMatchObject([{ id: second, detail: 'This order is now packed.' }]);
  });

  it('is done once when several admins press it at the same time', async () => {
    const id = await anEndedOrder({ at: start, status: 'refused' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => undo(id, 'refused')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await read(id)).history.map(({ status }) => status)).toEqual([
      'out-for-delivery',
      'refused',
      'out-for-delivery',
    ]);
  });

  it('does not take back a beginning, what the customer did, or another move', async () => {
    const placed = await anOrder({ status: 'placed' });
    const cancelled = await anOrder({ uid: 'ada' });
    await app
      .http()
      .post(`/api/orders/${cancelled}/cancel`)
      .set('Authorization', asCustomer('ada'));
    const ended = await anEndedOrder({ at: start });
    for (const [id, from] of [
      [placed, 'placed'],
      [cancelled, 'cancelled'],
      [ended, 'refused'],
    ] as const) {
      const reply = await undo(id, from);
      expect([from, reply.status, reply.body.order._id]).toEqual([from, 409, id]);
    }
    expect((await undo('f'.repeat(24), 'delivered')).status).toBe(404);
    expect((await undo(ended, 'lost' as OrderStatus)).status).toBe(400);
  });

  it('shows the customer the status that the order has again', async () => {
    const id = await anEndedOrder({ uid: 'ada', at: start });
    await undo(id, 'delivered');
    const own = await app
      .http()
      .get(`/api/orders/email/${emailOf('ada')}`)
      .set('Authorization', asCustomer('ada'));
    expect(own.body[0].status).toBe('out-for-delivery');
    expect(own.body[0].history).toHaveLength(1);
    expect(JSON.stringify(own.body)).not.toMatch(/Anna|Berta|undo/);
  });

  it('takes the copies again, and says so if the last one was sold meanwhile', async () => {
    const book = await aBook({ title: 'Emma', stock: 1, newPrice: 10 });
    const place = (uid: string) =>
      app
        .http()
        .post('/api/orders/')
        .set('Authorization', asCustomer(uid))
        .send(anOrderBody({ email: emailOf(uid), productIds: [book] }));
    const { _id: id } = (await place('ada')).body;
    const cancel = () => call('patch', `${id}/status`, { from: 'placed', to: 'cancelled' });
    await cancel();
    after(10);
    expect((await undo(id, 'cancelled')).body.status).toBe('placed');
    expect((await place('bob')).body.code).toBe('out-of-stock');
    after(20);
    await cancel();
    expect((await place('bob')).status).toBe(201);
    const refused = await undo(id, 'cancelled');
    expect([refused.status, refused.body.code]).toEqual([409, 'out-of-stock']);
    expect(refused.body.detail).toBe('Sold since then: Emma. The order stays cancelled.');
    expect((await read(id)).status).toBe('cancelled');
  });
});
