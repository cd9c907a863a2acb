import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aShopWithAllPayments, placeToPay } from '../../orders/payments/paying.builder.ts';
import { sendingTo } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForOrders } from '../mails/mail-jobs.builder.ts';
import { UNDO_MS } from './due-order-mails.ts';

const app = useTestApp();
const server = useMailServer();
beforeAll(aShopWithAllPayments);
afterEach(() => {
  app.clock.now = undefined;
});

const later = (ms: number) => new Date(Date.now() + ms);
const call = async (path: string, body: object, method: 'post' | 'patch' = 'post') => {
  const reply = await app
    .http()
    [method](`/api/admin/orders/${path}`)
    .set('Authorization', await asAdmin())
    .send(body);
  expect(reply.status).toBe(200);
};
/** Moves an order on, one step after the other. */
async function move(id: string, ...[from, ...others]: OrderStatus[]) {
  let last = from;
  for (const to of others) {
    await call(`${id}/status`, { from: last, to }, 'patch');
    last = to;
  }
}
const undo = (id: string, from: OrderStatus) => call(`${id}/undo`, { from });
async function kindsTo(uid: string, ms = 0) {
  await queueForOrders(true, later(ms));
  const mails = await Mail.find({ to: emailOf(uid) }).sort({ _id: 1 });
  return mails.map(({ kind }) => kind);
}

describe('mails about an order that moves faster than they go out', () => {
  it('tell of the newest state alone', async () => {
    const { id, uid } = await placeToPay(app, 'cash-on-delivery');
    expect(await kindsTo(uid)).toEqual(['order-placed']);
    await move(id, 'placed', 'confirmed', 'packed', 'out-for-delivery');
    expect(await kindsTo(uid, UNDO_MS)).toEqual(['order-placed', 'order-out-for-delivery']);
  });

  it('begin with the receipt of the order, which goes however fast it moves on', async () => {
    const { id, uid } = await placeToPay(app, 'cash-on-delivery');
    await move(id, 'placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered');
    expect(await kindsTo(uid, UNDO_MS)).toEqual(['order-placed']);
  });

  it('are none about the way of what has arrived', async () => {
    const { id, uid } = await placeToPay(app, 'cash-on-delivery');
    await kindsTo(uid);
    await move(id, 'placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered');
    expect(await kindsTo(uid, UNDO_MS)).toEqual(['order-placed']);
  });

  it('tell of a state once the move that overtook it is undone', async () => {
    const { id, uid } = await placeToPay(app, 'cash-on-delivery');
    await kindsTo(uid);
    await move(id, 'placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered');
    expect(await kindsTo(uid, UNDO_MS)).toEqual(['order-placed']);
    app.clock.now = later(2 * UNDO_MS);
    await undo(id, 'delivered');
    expect(await kindsTo(uid, 2 * UNDO_MS)).toEqual(['order-placed', 'order-out-for-delivery']);
  });

  it('take back only what has been told', async () => {
    const { id, uid } = await placeToPay(app, 'cash-on-delivery');
    await kindsTo(uid);
    await move(id, 'placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered');
    await kindsTo(uid, UNDO_MS);
    app.clock.now = later(2 * UNDO_MS);
    await undo(id, 'delivered');
    await undo(id, 'out-for-delivery');
    expect(await kindsTo(uid, 2 * UNDO_MS)).toEqual(['order-placed']);
  });

  it('end with money back', async () => {
    const { id, uid } = await placeToPay(app, 'transfer');
    await kindsTo(uid);
    await call(`${id}/payment`, {});
    await kindsTo(uid, UNDO_MS);
    await move(id, 'placed', 'confirmed');
    app.clock.now = later(1000);
    await call(`${id}/refunds`, { amount: 10 });
    const told = ['order-awaiting-payment', 'order-placed', 'payment-refunded'];
    expect(await kindsTo(uid, 2000)).toEqual(told);
    expect(await kindsTo(uid, UNDO_MS)).toEqual(told);
  });

  it('say that an order is paid once nobody can undo it in silence', async () => {
    const { id, uid } = await placeToPay(app, 'transfer');
    await call(`${id}/payment`, {});
    await undo(id, 'placed');
    expect(await kindsTo(uid, UNDO_MS)).toEqual(['order-awaiting-payment']);
  });

  it('are one of those that wait for the mail server; the owner sees why the others have not gone', async () => {
    await Mail.deleteMany({});
    const { id, uid } = await placeToPay(app, 'cash-on-delivery');
    await kindsTo(uid);
    await move(id, 'placed', 'confirmed');
    await kindsTo(uid, UNDO_MS);
    app.clock.now = later(UNDO_MS);
    await call(`${id}/status`, { from: 'confirmed', to: 'cancelled' }, 'patch');
    await kindsTo(uid, 2 * UNDO_MS);
    await sendDueMails(sendingTo(server.port()));
    await sendDueMails({ ...sendingTo(server.port()), now: () => later(2 * UNDO_MS) });
    expect(server.arrived.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())).toEqual([
      expect.stringMatching(/is cancelled$/),
    ]);
    const { body } = await app
      .http()
      .get('/api/admin/mails')
      .query({ q: emailOf(uid), state: 'failed' })
      .set('Authorization', await asAdmin());
    expect(body.mails).toHaveLength(2);
    for (const { lastError } of body.mails) expect(lastError).toMatch(/newer mail/);
  });

  it('are one of those that were called for while the shop was away', async () => {
    const { id, uid } = await placeToPay(app, 'cash-on-delivery');
    const as = asCustomer(uid);
    await app.http().post(`/api/orders/${id}/cancel`).set('Authorization', as).send({});
    expect(await kindsTo(uid)).toEqual(['order-cancelled']);
  });
});
