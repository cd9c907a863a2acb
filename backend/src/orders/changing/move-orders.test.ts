import type { MovedOrders } from '@book-store/contract/orders/order/admin-orders.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { Activity } from '../../platform/audit/activity.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await Order.deleteMany({});
  await Activity.collection.deleteMany({});
  admin = await asAdmin();
});

const move = (moves: unknown, as = admin) =>
  app.http().post('/api/admin/orders/moves').set('Authorization', as).send({ moves });
const confirm = (id: string) => ({ id, from: 'placed', to: 'confirmed' });

describe('POST /api/admin/orders/moves', () => {
  it('moves each order on its own, and says which could not and why', async () => {
    const [one, other] = [await anOrder(), await anOrder({ number: 77_001 })];
    const packed = await anOrder({ status: 'packed' });
    const nobodys = 'f'.repeat(24);
    const reply = await move([...[one, packed, nobodys].map(confirm), confirm(other)]);
    expect(reply.status).toBe(200);
    const { moved, refused } = reply.body as MovedOrders;
    expect(moved.map(({ _id, status }) => [_id, status])).toEqual([
      [one, 'confirmed'],
      [other, 'confirmed'],
    ]);
    expect(refused).toMatchObject([
      {
        id: packed,
        code: 'illegal-status',
        detail: 'This order is now packed.',
        order: { status: 'packed' },
      },
      { id: nobodys, code: 'not-found', detail: 'There is no such order.' },
    ]);
    const entry = await Activity.findOne({ action: 'orders-moved' }).lean();
    expect(entry?.fields).toHaveLength(2);
    expect(entry?.fields[1]).toMatchObject({ field: 'BS-77001', from: 'placed', to: 'confirmed' });
  });

  it('moves each order once when two admins move the same ones', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => anOrder()));
    const other = await asAdmin();
    const replies = await Promise.all([
      move(ids.map(confirm)),
      move(ids.toReversed().map(confirm), other),
    ]);
    const moved = replies.flatMap(({ body }) => (body as MovedOrders).moved.map(({ _id }) => _id));
    expect(moved.toSorted()).toEqual(ids.toSorted());
    for (const { history } of await Order.find().lean()) expect(history).toHaveLength(2);
  });

  it.each([
    ['nothing', []],
    ['too many', Array.from({ length: 101 }, () => confirm('a'.repeat(24)))],
    ['no list', 'all'],
    ['no status', [{ id: 'a'.repeat(24), from: 'placed', to: 'lost' }]],
    ['no id', [confirm('x')]],
    ['an operator', [{ id: { $ne: null }, from: 'placed', to: 'confirmed' }]],
  ])('rejects %s', async (_what, moves) => {
    const reply = await move(moves);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
  });
});
