import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import type { ReturnState } from '@book-store/contract/orders/returns/returns';
import { DESK_COUNT_MAX, type DeskLineName } from '@book-store/contract/platform/desk/desk-lines';
import type { DeskView } from '@book-store/contract/reports/desk/desk.schemas';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { anOrder, anOrderDocument, aPayment } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { aWithdrawal } from '../../orders/withdrawals/withdrawals.builder.ts';
import { Withdrawal } from '../../orders/withdrawals/withdrawals.model.ts';
import { aMail } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { randomFrom } from '../figures/moved-orders.fixtures.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await Promise.all(
    [Order, Withdrawal, Mail, Book].map((model) => model.collection.deleteMany({})),
  );
  admin = await asAdmin();
});

const get = (path: string) => app.http().get(path).set('Authorization', admin);

async function lines(): Promise<DeskView['lines']> {
  const reply = await get('/api/admin/desk');
  expect(reply.status).toBe(200);
  return reply.body.lines;
}

/** The list that each line leads to. */
const LISTS: Partial<Record<DeskLineName, string>> = {
  'to-confirm': '/api/admin/orders?status=placed',
  'to-pack': '/api/admin/orders?status=confirmed',
  'pre-orders': '/api/admin/orders?waits=pre-orders',
  'to-send': '/api/admin/orders?waits=to-send',
  'to-collect': '/api/admin/orders?waits=to-collect',
  'on-the-way': '/api/admin/orders?waits=on-the-way',
  'cash-to-collect': '/api/admin/orders?waits=cash-to-collect',
  withdrawals: '/api/admin/withdrawals?state=open',
  'returns-asked': '/api/admin/returns?state=asked',
  'returns-arrived': '/api/admin/returns?state=received',
  'to-refund': '/api/admin/payments?show=owed',
  'refunded-at-stripe': '/api/admin/payments?show=unexplained',
  overdue: '/api/admin/payments?show=overdue',
  disputed: '/api/admin/payments?show=disputed',
  'failed-mails': '/api/admin/mails?state=failed',
  'low-stock': '/api/admin/books/low-stock',
  'failed-covers': '/api/admin/books?failedCover=true',
};

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const random = randomFrom(17);
const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
const maybe = () => random() < 0.5;

const aReturnIn = (state: ReturnState, at: Date) => ({
  _id: new Types.ObjectId(),
  state,
  reason: 'damaged',
  lines: [],
  events: [{ state: 'asked', at }],
});

/** Some order as it may be after any history. */
function someOrder() {
  const createdAt = daysAgo(Math.floor(random() * 30));
  const order = anOrderDocument({
    status: oneOf(ORDER_STATUSES),
    createdAt,
    payment: aPayment({
      method: oneOf(['transfer', 'invoice', 'stripe', 'cash-on-delivery'] as const),
      state: oneOf(['open', 'paid', 'disputed'] as const),
    }),
  });
  const asked = maybe() && oneOf(['asked', 'on-its-way', 'received', 'refunded'] as const);
  return {
    ...order,
    changedAt: createdAt,
    ...(maybe() && { deliveryKey: '' }),
    ...(maybe() && { preOrdered: true }),
    payment: {
      ...order.payment,
      ...(maybe() && { owed: true }),
      ...(maybe() && { unexplained: true }),
    },
    ...(asked && { returns: [aReturnIn(asked, createdAt)] }),
  };
}

describe('GET /api/admin/desk', () => {
  it('is empty where nothing waits, also if many books that nobody orders are sold out', async () => {
    for (let at = 0; at < 3; at += 1) await aBook({ stock: 0 });
    expect(await lines()).toEqual([]);
  });

  it('counts what the list of each line has, after random histories', async () => {
    await Order.collection.insertMany(Array.from({ length: 120 }, someOrder) as never);
    const [handled] = [await aWithdrawal(), await aWithdrawal({ at: daysAgo(3) })];
    await Withdrawal.updateOne({ _id: handled }, { handled: { at: new Date(), by: 'anna' } });
    for (const state of ['failed', 'sent', 'failed'] as const) {
      await Mail.updateOne({ key: await aMail() }, { state });
    }
    for (const stock of [0, 1, 500]) await aBook({ stock, soldAt: new Date() });
    await aBook({ stock: 0 });
    const counts = new Map((await lines()).map(({ name, count }) => [name, count]));
    expect(counts.size).toBeGreaterThan(10);
    for (const [name, path] of Object.entries(LISTS)) {
      const list = await get(path);
      expect([name, list.status]).toEqual([name, 200]);
      const total = Number(list.headers['x-total-count']);
      expect([name, counts.get(name as DeskLineName) ?? 0]).toEqual([name, total]);
    }
    const { body: payments } = await get('/api/admin/payments/counts');
    expect(payments).toMatchObject({
      overdue: counts.get('overdue') ?? 0,
      owed: counts.get('to-refund') ?? 0,
    });
  });

  it('begins with what has waited longest, and says since when', async () => {
    const [oldest, middle] = [daysAgo(9), daysAgo(5)];
    await anOrder({ status: 'placed', createdAt: middle });
    await anOrder({ status: 'placed', createdAt: daysAgo(1) });
    await anOrder({ status: 'confirmed', createdAt: daysAgo(2) });
    await aWithdrawal({ at: oldest });
    await aBook({ stock: 0, soldAt: new Date() });
    expect(await lines()).toEqual([
      { name: 'withdrawals', count: 1, since: oldest.toISOString() },
      { name: 'to-confirm', count: 2, since: middle.toISOString() },
      expect.objectContaining({ name: 'to-pack', count: 1 }),
      { name: 'low-stock', count: 1 },
    ]);
  });

  it('has a payment once it is as late as the shop waits before it reminds', async () => {
    const transfer = { status: 'awaiting-payment', payment: aPayment() } as const;
    const invoice = { status: 'delivered', payment: aPayment({ method: 'invoice' }) } as const;
    for (const order of [transfer, invoice]) {
      await anOrder({ ...order, createdAt: daysAgo(4), changedAt: daysAgo(4) });
      await anOrder({ ...order, createdAt: daysAgo(6), changedAt: daysAgo(6) });
    }
    // Delivered later than ordered.
    await anOrder({ ...invoice, createdAt: daysAgo(20), changedAt: daysAgo(1) });
    expect((await lines()).find(({ name }) => name === 'overdue')).toMatchObject({ count: 2 });
  });

  it('stops counting where nobody needs to know how many thousands wait', async () => {
    const many = Array.from({ length: DESK_COUNT_MAX + 1 }, () => anOrderDocument());
    await Order.collection.insertMany(many as never);
    expect(await lines()).toMatchObject([{ name: 'to-confirm', count: DESK_COUNT_MAX }]);
  });

  it('stops counting payments there as well, in the counts of their lists', async () => {
    const late = {
      status: 'awaiting-payment',
      payment: aPayment(),
      changedAt: daysAgo(9),
    } as const;
    const many = Array.from({ length: DESK_COUNT_MAX + 1 }, () => anOrderDocument(late));
    await Order.collection.insertMany(many as never);
    const { body } = await get('/api/admin/payments/counts');
    expect(body).toMatchObject({ waiting: DESK_COUNT_MAX, overdue: DESK_COUNT_MAX });
    expect(await lines()).toMatchObject([{ name: 'overdue', count: DESK_COUNT_MAX }]);
  });

  it('is for those who work in the shop', async () => {
    const refused = app.http().get('/api/admin/desk').set('Authorization', asCustomer('ada'));
    expect((await refused).status).toBe(403);
    expect((await app.http().get('/api/admin/desk')).status).toBe(401);
  });
});

describe('an order of a book that has to be ordered first', () => {
  it('is on the desk until it is packed', async () => {
    const book = await aBook({ stock: 0, orderable: true, newPrice: 10 });
    const placed = await app
      .http()
      .post('/api/admin/orders')
      .set('Authorization', admin)
      .send({ name: 'Ada', productIds: [book], totalPrice: '10.00' });
    expect(placed.status).toBe(201);
    const names = async () => (await lines()).map(({ name }) => name);
    expect(await names()).toContain('pre-orders');
    await Order.updateOne({ _id: placed.body._id }, { status: 'packed' });
    expect(await names()).not.toContain('pre-orders');
  });
});
