import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Book } from '../../catalogue/books/books.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Order } from '../order/orders.model.ts';
import { aShopWithAllPayments, placeToPay } from './paying.builder.ts';
import { processDuePayments } from './payment-jobs.ts';

const app = useTestApp();
const DAY_MS = 86_400_000;
let admin: string;

beforeAll(aShopWithAllPayments);
beforeEach(async () => {
  admin = await asAdmin();
});

const call = (method: 'get' | 'post' | 'put' | 'patch', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const read = async (id: string) => (await call('get', `/orders/${id}`)).body;
/** Runs the job as it would some days later. */
const afterDays = (days: number) =>
  processDuePayments({
    stripe: undefined,
    shop: currentShop(),
    now: () => new Date(Date.now() + days * DAY_MS),
  });
const kindsOf = async (id: string) =>
  ((await read(id)).payment.events as { kind: string }[]).map(({ kind }) => kind);
const stockOf = async (book: string) => (await Book.findById(book))?.stock;

describe('a transfer in advance', () => {
  it('places the order once the owner has marked it as paid, and all admins know', async () => {
    const { id, uid, number } = await placeToPay(app, 'transfer');
    const waiting = await call('get', '/payments?show=waiting');
    expect(waiting.body.map((order: { _id: string }) => order._id)).toContain(id);
    const marked = await call('post', `/orders/${id}/payment`, { reference: 'statement 7' });
    expect(marked.body).toMatchObject({
      status: 'placed',
      payment: { state: 'paid', paid: 10, refundable: 10, events: [{ kind: 'paid', amount: 10 }] },
    });
    const again = await call('post', `/orders/${id}/payment`, {});
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    const own = await app
      .http()
      .get(`/api/orders/email/${uid}@example.com`)
      .set('Authorization', asCustomer(uid));
    expect(own.body[0]).toMatchObject({ status: 'placed', payment: { state: 'paid', paid: 10 } });
    const { entries } = (await call('get', '/activity')).body;
    expect(entries[0]).toMatchObject({ action: 'order-paid', subject: { name: number } });
  });

  it('that came in part waits for the rest', async () => {
    const { id } = await placeToPay(app, 'transfer');
    const part = await call('post', `/orders/${id}/payment`, { amount: 4 });
    expect(part.body).toMatchObject({ status: 'awaiting-payment', payment: { paid: 4 } });
    await afterDays(15);
    expect((await read(id)).status).toBe('awaiting-payment');
    const rest = await call('post', `/orders/${id}/payment`, {});
    expect(rest.body).toMatchObject({ status: 'placed', payment: { paid: 10, state: 'paid' } });
  });

  it('is counted each time, also with the same words beside it', async () => {
    const { id } = await placeToPay(app, 'transfer');
    await call('post', `/orders/${id}/payment`, { amount: 4, reference: 'statement 7' });
    const rest = await call('post', `/orders/${id}/payment`, { reference: 'statement 7' });
    expect(rest.body).toMatchObject({ status: 'placed', payment: { paid: 10 } });
  });

  it('goes back only once the order no longer waits for the rest', async () => {
    const { id } = await placeToPay(app, 'transfer');
    await call('post', `/orders/${id}/payment`, { amount: 4 });
    const early = await call('post', `/orders/${id}/refunds`, { amount: 4 });
    expect([early.status, early.body.detail]).toEqual([409, expect.stringMatching(/Cancel it/)]);
    await call('patch', `/orders/${id}/status`, { from: 'awaiting-payment', to: 'cancelled' });
    expect((await call('post', `/orders/${id}/refunds`, { amount: 4 })).status).toBe(200);
  });

  it('in part is all of it once the order costs no more', async () => {
    const { id, bookId } = await placeToPay(app, 'transfer');
    await call('post', `/orders/${id}/payment`, { amount: 4 });
    const lines = [{ bookId, quantity: 1, price: 4 }];
    const cheaper = await call('put', `/orders/${id}/lines`, { lines });
    expect(cheaper.body).toMatchObject({ status: 'placed', payment: { state: 'paid', due: 4 } });
  });

  it('is reminded of before its order is cancelled, however late the shop comes to it', async () => {
    const { id } = await placeToPay(app, 'transfer');
    await afterDays(30);
    expect(await kindsOf(id)).toEqual(['reminded']);
    await afterDays(38.9);
    expect((await read(id)).status).toBe('awaiting-payment');
    await afterDays(40.1);
    expect((await read(id)).status).toBe('cancelled');
  });

  it('is reminded of once, and then cancelled; the copy comes back', async () => {
    const { id, bookId } = await placeToPay(app, 'transfer');
    await afterDays(4);
    expect(await kindsOf(id)).toEqual([]);
    await afterDays(5.1);
    await afterDays(6);
    expect(await kindsOf(id)).toEqual(['reminded']);
    expect(await stockOf(bookId)).toBe(0);
    await afterDays(14.1);
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'expired' },
      history: [{}, { status: 'cancelled', by: { role: 'shop' } }],
    });
    expect(await stockOf(bookId)).toBe(1);
  });

  it('that comes after the order was cancelled is owed, until it is given back', async () => {
    const { id } = await placeToPay(app, 'transfer');
    await call('patch', `/orders/${id}/status`, { from: 'awaiting-payment', to: 'cancelled' });
    const late = await call('post', `/orders/${id}/payment`, {});
    expect(late.body).toMatchObject({ status: 'cancelled', payment: { state: 'paid' } });
    const idsOf = async () =>
      ((await call('get', '/payments?show=owed')).body as { _id: string }[]).map(({ _id }) => _id);
    expect(await idsOf()).toContain(id);
    expect((await call('get', '/payments/counts')).body.owed).toBe((await idsOf()).length);
    const refunded = await call('post', `/orders/${id}/refunds`, { amount: 10, reason: 'late' });
    expect(refunded.body.payment).toMatchObject({
      state: 'refunded',
      refunded: 10,
      refundable: 0,
      refunds: [{ state: 'made', amount: 10, reason: 'late' }],
    });
    expect(await idsOf()).not.toContain(id);
  });

  it('goes back in parts, each once for its key, and never more than was paid', async () => {
    const { id } = await placeToPay(app, 'transfer');
    await call('post', `/orders/${id}/payment`, {});
    const refund = (key: string, amount: number) =>
      call('post', `/orders/${id}/refunds`, { amount }).set('Idempotency-Key', key);
    const replies = await Promise.all([refund('a', 4), refund('a', 4), refund('b', 3.5)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const tooMuch = await refund('c', 2.51);
    expect([tooMuch.status, tooMuch.body.detail]).toEqual([
      409,
      'At most $2.50 can be given back.',
    ]);
    expect((await read(id)).payment).toMatchObject({ state: 'partly-refunded', refunded: 7.5 });
    const reused = await refund('a', 1);
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency-key-reused']);
    expect((await refund('d', 2.5)).body.payment.state).toBe('refunded');
  });

  it('waits again if the owner takes back its cancellation', async () => {
    const { id, bookId } = await placeToPay(app, 'transfer');
    await call('patch', `/orders/${id}/status`, { from: 'awaiting-payment', to: 'cancelled' });
    const undone = await call('post', `/orders/${id}/undo`, { from: 'cancelled' });
    expect(undone.body).toMatchObject({ status: 'awaiting-payment', payment: { state: 'open' } });
    expect(await stockOf(bookId)).toBe(0);
  });
});

describe('a transfer that was counted', () => {
  it('by mistake is taken back with the step of the order, and the order waits again', async () => {
    const { id } = await placeToPay(app, 'transfer');
    await call('post', `/orders/${id}/payment`, {});
    const undone = await call('post', `/orders/${id}/undo`, { from: 'placed' });
    expect(undone.body).toMatchObject({
      status: 'awaiting-payment',
      payment: { state: 'open', paid: 0, events: [{ kind: 'paid' }, { kind: 'unpaid' }] },
    });
    expect((await call('post', `/orders/${id}/payment`, {})).body.status).toBe('placed');
  });

  it('keeps an order from being reopened once its money has gone back', async () => {
    const { id } = await placeToPay(app, 'transfer');
    await call('post', `/orders/${id}/payment`, {});
    await call('patch', `/orders/${id}/status`, { from: 'placed', to: 'cancelled' });
    expect((await read(id)).undo).toMatchObject({ to: 'placed' });
    await call('post', `/orders/${id}/refunds`, { amount: 10 });
    expect((await read(id)).undo).toBeUndefined();
    expect((await call('post', `/orders/${id}/undo`, { from: 'cancelled' })).status).toBe(409);
  });

  it('is owed in part if the order costs less by then, and the order cannot cost more', async () => {
    const { id, bookId } = await placeToPay(app, 'transfer');
    await call('post', `/orders/${id}/payment`, {});
    const cost = (price: number) =>
      call('put', `/orders/${id}/lines`, { lines: [{ bookId, quantity: 1, price }] });
    expect((await cost(12)).status).toBe(409);
    expect((await cost(7.5)).body).toMatchObject({
      totalPrice: 7.5,
      payment: { state: 'paid', due: 7.5, paid: 10, refundable: 10 },
    });
    const owed = (await call('get', '/payments?show=owed')).body as { _id: string }[];
    expect(owed.map(({ _id }) => _id)).toContain(id);
  });
});

describe('an invoice', () => {
  it('is placed at once, listed until it is paid, and reminded of after the delivery', async () => {
    const { id, order } = await placeToPay(app, 'invoice');
    expect(order.status).toBe('placed');
    await afterDays(20);
    expect(await kindsOf(id)).toEqual([]);
    const steps = ['placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered'];
    for (const [at, from] of steps.slice(0, -1).entries())
      await call('patch', `/orders/${id}/status`, { from, to: steps[at + 1] });
    expect(await read(id)).toMatchObject({ status: 'delivered', payment: { state: 'open' } });
    await afterDays(4.9);
    expect(await kindsOf(id)).toEqual([]);
    await afterDays(5.1);
    await afterDays(40);
    expect(await kindsOf(id)).toEqual(['reminded']);
    const listed = await call('get', '/payments?show=invoices');
    expect(listed.body.map((one: { _id: string }) => one._id)).toContain(id);
    expect((await call('post', `/orders/${id}/payment`, {})).body.payment.state).toBe('paid');
  });
});

describe('an order that is paid in cash', () => {
  it('cannot be marked as paid, and its cash can be given back once it was collected', async () => {
    const { id } = await placeToPay(app, 'cash-on-delivery');
    expect((await call('post', `/orders/${id}/payment`, {})).status).toBe(409);
    expect((await call('post', `/orders/${id}/refunds`, { amount: 1 })).status).toBe(409);
    await Order.updateOne({ _id: id }, { $set: { status: 'out-for-delivery' } });
    await call('patch', `/orders/${id}/status`, { from: 'out-for-delivery', to: 'delivered' });
    const back = await call('post', `/orders/${id}/refunds`, { amount: 2 });
    expect(back.body.payment).toMatchObject({ method: 'cash-on-delivery', paid: 10, refunded: 2 });
  });
});
