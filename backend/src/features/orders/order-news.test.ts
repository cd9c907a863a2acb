import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { anOrder } from './orders.builder.ts';
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

describe('GET /api/admin/notifications', () => {
  const news = async (as = admin) => {
    const reply = await app.http().get('/api/admin/notifications').set('Authorization', as);
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const see = (until: string, as = admin) =>
    app.http().post('/api/admin/notifications/seen').set('Authorization', as).send({ until });
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

  it('tells of no order that is older than the admin', async () => {
    await anOrder({ createdAt: new Date('2026-01-01') });
    expect(await news()).toMatchObject({ count: 0, orders: [] });
  });

  it('tells of new orders until they have been seen', async () => {
    await anOrder({ name: 'Ada', createdAt: later(10) });
    const second = await anOrder({ name: 'Bob', createdAt: later(20) });
    const first = await news();
    expect([first.count, first.orders[0]]).toMatchObject([
      2,
      { _id: second, name: 'Bob', totalPrice: 10 },
    ]);
    app.clock.now = later(30);
    const seen = await see(first.until);
    expect([seen.status, seen.body.count]).toEqual([200, 0]);
    await anOrder({ name: 'Cem', createdAt: later(40) });
    expect(await news()).toMatchObject({ count: 1, orders: [{ name: 'Cem' }] });
  });

  it('keeps an order new that came while the admin was looking', async () => {
    await anOrder({ createdAt: later(10) });
    const { until } = await news();
    await anOrder({ name: 'Late', createdAt: later(20) });
    app.clock.now = later(30);
    await see(until);
    expect(await news()).toMatchObject({ count: 1, orders: [{ name: 'Late' }] });
  });

  it('is kept for each admin apart', async () => {
    const other = await asAdmin();
    await anOrder({ createdAt: later(10) });
    app.clock.now = later(30);
    await see((await news()).until);
    expect([(await news()).count, (await news(other)).count]).toEqual([0, 1]);
  });

  it('cannot be marked as seen in advance, nor unseen', async () => {
    await see('2999-01-01T00:00:00.000Z');
    await anOrder({ createdAt: later(10) });
    await see('2000-01-01T00:00:00.000Z');
    expect((await news()).count).toBe(1);
  });

  it('shows ten orders and counts all', async () => {
    for (let at = 1; at <= 12; at += 1) await anOrder({ createdAt: later(at) });
    const { count, orders } = await news();
    expect([count, orders.length]).toEqual([12, 10]);
  });

  it.each([{}, { until: 'now' }, { until: 5 }])('refuses %j as seen', async (body) => {
    const reply = await see('', admin).send(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
  });
});
