import { afterAll, describe, expect, it } from 'vitest';
import { aBook, aBookBody } from '../../catalogue/books/books.builder.ts';
import { checkStock } from '../../catalogue/stock/check-stock.ts';
import { expectAgreement, stockOf } from '../../orders/order/order-stock.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { nextOrderNumber } from '../../orders/placing/order-number.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts';
import { asAdmin, asCustomer, emailOf } from '../app/sign-in.ts';
import { useTestApp } from '../app/start-test-app.ts';
import { CONFLICTS, type Conflict, startContentiousServer } from './contentious-server.ts';

const server = await startContentiousServer();
// Registered first, so it runs last: the app drops its database before.
afterAll(server.stop);
const app = useTestApp({}, server.uri);

const conflicts = Object.keys(CONFLICTS) as Conflict[];

let customers = 0;
/** Returns a customer's order of a book of which there are five copies. */
async function anOrderToPlace() {
  customers += 1;
  const uid = `customer-${customers}`;
  const book = await aBook({ newPrice: 10, stock: 5 });
  const place = () =>
    app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer(uid, { emailVerified: true }))
      .set('Idempotency-Key', uid)
      .send(anOrderBody({ email: emailOf(uid), productIds: [book] }));
  return { uid, book, place };
}

/** Places an order and returns the call that cancels it. */
async function anOrderToCancel() {
  const { uid, place } = await anOrderToPlace();
  const { body } = await place();
  return () =>
    app
      .http()
      .post(`/api/orders/${body._id}/cancel`)
      .set('Authorization', asCustomer(uid, { emailVerified: true }));
}

async function aStockToChange() {
  const [book, admin] = [await aBook({ stock: 5 }), await asAdmin()];
  return () =>
    app
      .http()
      .post(`/api/admin/books/${book}/stock`)
      .set('Authorization', admin)
      .send({ delta: 2, reason: 'found some' });
}

async function aPageToWrite() {
  const admin = await asAdmin();
  return () =>
    app
      .http()
      .put('/api/admin/pages/imprint')
      .set('Authorization', admin)
      .send({ text: `Text ${Math.random()}` });
}

const aSubscription = async () => {
  customers += 1;
  const email = emailOf(`reader-${customers}`);
  return () => app.http().post('/api/newsletter').send({ email });
};

type Call = () => ReturnType<ReturnType<typeof app.http>['post']>;

/** Makes a call again and again, each time with another of its writes in trouble. Returns the statuses. */
async function statusesOf(
  prepare: () => Promise<Call>,
  trouble: { conflict: Conflict; outside?: boolean },
): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 1; ; nth += 1) {
    const call = await prepare();
    server.meet({ ...trouble, nth });
    const { status } = await call();
    if (!server.hasMet()) return statuses;
    statuses.push(status);
  }
}

describe.each(conflicts)('a server that tells %s', (conflict) => {
  it('takes an order once, whichever command meets it', async () => {
    for (let nth = 1; ; nth += 1) {
      const { uid, book, place } = await anOrderToPlace();
      server.meet({ conflict, nth });
      const { status } = await place();
      const hasMet = server.hasMet();
      expect([nth, status]).toEqual([nth, 201]);
      expect(await Order.countDocuments({ uid })).toBe(1);
      await expectAgreement(book, 5);
      if (!hasMet) break;
    }
  });

  it.each([
    ['cancels an order', anOrderToCancel],
    ['changes a stock', aStockToChange],
    ['stores the text of a page', aPageToWrite],
  ])('%s', async (_what, prepare) => {
    const statuses = await statusesOf(prepare, { conflict });
    expect(statuses.length).toBeGreaterThan(2);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('draws numbers and counts outside transactions', async () => {
    server.meet({ conflict, nth: 1, times: 5, outside: true });
    const first = await nextOrderNumber();
    expect(server.hasMet()).toBe(true);
    expect(await nextOrderNumber()).toBe(first + 1);
  });

  it('counts each of 40 attempts at once against a limit of 30', async () => {
    const limit = createRateLimit({ name: 'test', max: 30, seconds: 60 });
    server.meet({ conflict, nth: 2, times: 20, outside: true });
    const subject = `visitor-${conflict}`;
    const ends = await Promise.allSettled(Array.from({ length: 40 }, () => limit(subject)));
    expect(server.hasMet()).toBe(true);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 10 }, () => 'too-many-requests'),
    );
  });

  it('takes every order beside edits of the book', async () => {
    const id = await aBook({ newPrice: 10, stock: 20 });
    const body = anOrderBody({ productIds: [id] });
    const [admin, number] = [await asAdmin(), conflicts.indexOf(conflict)];
    server.meet({ conflict, nth: 5, times: 30 });
    const orders = Array.from({ length: 6 }, (_, at) => {
      const uid = `beside-${number}-${at}`;
      const call = app
        .http()
        .post('/api/orders/')
        .set('Authorization', asCustomer(uid, { emailVerified: true }));
      return call.send({ ...body, email: emailOf(uid) });
    });
    const edits = Array.from({ length: 3 }, () =>
      app
        .http()
        .put(`/api/books/edit/${id}`)
        .set('Authorization', admin)
        .send({ ...aBookBody(), title: 'Renamed', newPrice: 10 }),
    );
    const replies = await Promise.all([...orders, ...edits]);
    server.hasMet();
    expect(replies.map(({ status }) => status)).toEqual([
      ...orders.map(() => 201),
      ...edits.map(() => 200),
    ]);
    expect(await stockOf(id)).toBe(14);
  });
});

it('asks to try again if a statement of its own is refused', async () => {
  for (const conflict of conflicts) {
    const statuses = await statusesOf(aSubscription, { conflict, outside: true });
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  }
});

it('tells an owner that somebody else has edited a page first', async () => {
  const admin = await asAdmin();
  const write = (text: string) =>
    app.http().put('/api/admin/pages/terms').set('Authorization', admin).send({ text, version: 0 });
  expect((await write('The first text.')).status).toBe(200);
  const { status, body } = await write('Another text.');
  expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
});

it('says that the shop is too busy if others are in the way for too long', async () => {
  const { book, place } = await anOrderToPlace();
  const conflict = 'a deadlock by its number';
  server.meet({ conflict, nth: 3, times: Number.POSITIVE_INFINITY });
  const { status, headers, body } = await place();
  server.hasMet();
  expect(status).toBe(503);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: 'unavailable', detail: /nothing was changed/ });
  await expectAgreement(book, 5);
  expect((await place()).status).toBe(201);
});

it('has a check of the stock that finds what a server has repeated outside its transaction', async () => {
  const { body: added } = await app
    .http()
    .post('/api/books/create-book')
    .set('Authorization', await asAdmin())
    .send({ ...aBookBody(), stock: 5 });
  const body = anOrderBody({
    email: emailOf('repeated'),
    productIds: [added._id],
    totalPrice: '12.50',
  });
  server.repeatOutside('books');
  const order = app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer('repeated', { emailVerified: true }));
  await order.send(body).expect(201);
  const { different } = await checkStock({ now: new Date() });
  const found = different.find(({ _id }) => _id.toString() === added._id);
  expect(found).toMatchObject({ stock: 3, logged: 4 });
});
