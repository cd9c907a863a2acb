import { randomUUID } from 'node:crypto';
import type { StockMovementView } from '@book-store/contract/catalogue/stock/stock.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { UNDO_MS } from '../../messages/order-mails/due-order-mails.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { aClockJump } from '../../platform/jobs/clock-jump.builder.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { guestTokenOf } from '../guests/guest-links.ts';
import { expectAgreement, stockOf } from '../order/order-stock.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { processUnconfirmed } from './unconfirmed-orders-job.ts';

const app = useTestApp({ trustProxy: 1, mailFrom: 'shop@example.com' });
const HOUR_MS = 3_600_000;
const FIRST = 5;
let admin: string;
let book: string;

beforeEach(async () => {
  app.clock.now = undefined;
  await Promise.all([Order.deleteMany({}), RateWindow.deleteMany({})]);
  await aShopForGuests();
  admin = await asAdmin();
  book = await aBook({ title: 'Emma', newPrice: 10, stock: FIRST });
});

type Placed = { email?: string; as?: string; productIds?: string[] };
async function place({
  email = `guest-${randomUUID()}@example.com`,
  as,
  productIds = [book],
}: Placed = {}) {
  const call = app.http().post('/api/orders/');
  if (as) call.set('Authorization', as);
  const totalPrice = (10 * productIds.length).toFixed(2);
  const { status, body } = await call.send(anOrderBody({ email, productIds, totalPrice }));
  expect(status).toBe(201);
  return body;
}
/** Returns the token of the link in the mail that asks for the confirmation. */
async function mailedToken(id: string): Promise<string> {
  await queueForOrders(true, new Date());
  const mails = (await app.stored('mails')) as {
    key: string;
    letter: { button: { path: string } };
  }[];
  const path = mails.find(({ key }) => key === `order:${id}:0`)?.letter.button.path;
  return path?.split('#')[1] ?? '';
}
const withLink = (what: string, token: string) =>
  app.http().post(`/api/guest-orders/${what}`).send({ token });
const asOwner = (method: 'get' | 'patch' | 'post' | 'put', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const move = (id: string, from: string, to: string) =>
  asOwner('patch', `/orders/${id}/status`, { from, to });
const shown = async (id: string) => (await asOwner('get', `/orders/${id}`)).body;
/** Lets the time pass that the shop keeps books. */
const afterADay = async () => {
  const past = new Date(Date.now() - 1);
  await Order.updateMany({ 'hold.until': { $ne: null } }, { $set: { 'hold.until': past } });
  await processUnconfirmed(new Date());
};
const causes = async () => {
  const { body } = await asOwner('get', `/books/${book}/stock-log?limit=100`);
  return (body as StockMovementView[]).map(({ cause, delta }) => `${cause} ${delta}`).reverse();
};

describe('an order in cash of somebody whose address nobody has confirmed', () => {
  it('holds its copies for a day, and waits for a press behind the link in its mail', async () => {
    const placed = await place();
    expect([placed.status, placed.confirmable]).toEqual(['unconfirmed', undefined]);
    expect(Date.parse(placed.hold.until) - Date.parse(placed.createdAt)).toBe(24 * HOUR_MS);
    expect(await stockOf(book)).toBe(FIRST - 1);
    const token = await mailedToken(placed._id);
    const opened = await withLink('view', token);
    expect(opened.body).toMatchObject({ status: 'unconfirmed', confirmable: true });
    expect((await shown(placed._id)).status).toBe('unconfirmed');
    const { status, body } = await withLink('confirm', token);
    expect([status, body.status, body.hold]).toEqual([200, 'placed', undefined]);
    await afterADay();
    expect((await shown(placed._id)).history).toMatchObject([
      { status: 'unconfirmed', by: { role: 'customer' } },
      { status: 'placed', by: { role: 'customer' } },
    ]);
    expect(await causes()).toEqual(['order-placed -1']);
    await expectAgreement(book, FIRST);
  });

  it('keeps its copies while the clock may be wrong', async () => {
    const { _id } = await place();
    const to = await aClockJump();
    await afterADay();
    expect(await stockOf(book)).toBe(FIRST - 1);
    const confirmed = await asOwner('post', '/clock/confirm', { to: to.toISOString() });
    expect(confirmed.status).toBe(200);
    await afterADay();
    expect(await stockOf(book)).toBe(FIRST);
    expect((await shown(_id)).status).toBe('unconfirmed');
  });

  it('is not confirmed with the link that the reply to the order has', async () => {
    const { _id, guestToken } = await place();
    expect((await withLink('view', guestToken)).body).not.toHaveProperty('confirmable');
    const { status, body } = await withLink('confirm', guestToken);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await shown(_id)).status).toBe('unconfirmed');
  });

  it('is told of to the customer first, and to the owner once it is confirmed', async () => {
    const { _id, number } = await place();
    const bell = async () => (await asOwner('get', '/notifications')).body.count;
    expect(await bell()).toBe(0);
    const token = await mailedToken(_id);
    const { body: found } = await asOwner('get', `/mails?q=${number}`);
    expect(found.mails).toMatchObject([{ kind: 'order-unconfirmed' }]);
    const { body: mail } = await asOwner('get', `/mails/${found.mails[0]._id}`);
    expect(mail.text).toMatch(/Please confirm it by .* UTC/);
    expect(mail.text).not.toContain('1 Quiet Lane');
    await withLink('confirm', token);
    expect(await bell()).toBe(1);
    await queueForOrders(true, new Date());
    const kinds = (await asOwner('get', `/mails?q=${number}`)).body.mails.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toEqual(['order-placed', 'order-unconfirmed']);
  });

  it('is confirmed once, by two presses at the same time on two pages', async () => {
    const { _id } = await place();
    const token = await mailedToken(_id);
    await afterADay();
    const replies = await Promise.all([1, 2, 3].map(() => withLink('confirm', token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shown(_id)).history).toHaveLength(2);
    expect(await causes()).toEqual([
      'order-placed -1',
      'order-unconfirmed 1',
      'order-confirmed -1',
    ]);
    await expectAgreement(book, FIRST);
  });

  it('gives its copies back once if it is not confirmed in time, and takes them again when it is', async () => {
    const { _id } = await place();
    const token = await mailedToken(_id);
    await Promise.all([afterADay(), afterADay()]);
    expect(await stockOf(book)).toBe(FIRST);
    const { status, hold } = await shown(_id);
    expect([status, hold]).toEqual(['unconfirmed', { lapsedAt: expect.any(String) }]);
    await expectAgreement(book, FIRST);
    expect((await withLink('confirm', token)).body.status).toBe('placed');
    expect(await stockOf(book)).toBe(FIRST - 1);
    await expectAgreement(book, FIRST);
  });

  it('is refused in words if it is confirmed too late and its books are sold', async () => {
    const { _id } = await place();
    const token = await mailedToken(_id);
    await afterADay();
    await asOwner('post', `/books/${book}/stock`, { counted: 0, reason: 'Sold' });
    const late = await withLink('confirm', token);
    expect([late.status, late.body.code]).toEqual([409, 'out-of-stock']);
    expect(late.body.detail).toContain('others have bought: Emma.');
    const byOwner = await move(_id, 'unconfirmed', 'confirmed');
    expect([byOwner.status, byOwner.body.detail]).toEqual([
      409,
      'Sold since then: Emma. The order is still not confirmed: change its books, or cancel it.',
    ]);
    expect((await shown(_id)).status).toBe('unconfirmed');
    const other = await aBook({ title: 'Persuasion', newPrice: 10, stock: 1 });
    const changed = await asOwner('put', `/orders/${_id}/lines`, {
      lines: [{ bookId: other, quantity: 1 }],
    });
    expect([changed.status, await stockOf(other)]).toEqual([200, 1]);
    expect((await move(_id, 'unconfirmed', 'confirmed')).status).toBe(200);
    expect([await stockOf(book), await stockOf(other)]).toEqual([0, 0]);
    await expectAgreement(other, 1);
  });

  it('puts nothing back a second time if it is cancelled after its time, nor if that is undone', async () => {
    const { _id, guestToken } = await place();
    await afterADay();
    expect((await move(_id, 'unconfirmed', 'cancelled')).status).toBe(200);
    expect(await stockOf(book)).toBe(FIRST);
    const undone = await asOwner('post', `/orders/${_id}/undo`, { from: 'cancelled' });
    expect([undone.body.status, await stockOf(book)]).toEqual(['unconfirmed', FIRST]);
    await expectAgreement(book, FIRST);
    expect((await move(_id, 'unconfirmed', 'confirmed')).status).toBe(200);
    expect(await stockOf(book)).toBe(FIRST - 1);
    expect((await withLink('cancel', guestToken)).body.status).toBe('cancelled');
    expect(await stockOf(book)).toBe(FIRST);
    await expectAgreement(book, FIRST);
  });

  it('puts its copies back when it is cancelled in time, and takes them again when that is undone', async () => {
    const { _id } = await place();
    await move(_id, 'unconfirmed', 'cancelled');
    expect(await stockOf(book)).toBe(FIRST);
    await asOwner('post', `/orders/${_id}/undo`, { from: 'cancelled' });
    expect(await stockOf(book)).toBe(FIRST - 1);
    // The owner has it in hand now.
    await afterADay();
    expect([(await shown(_id)).status, await stockOf(book)]).toEqual(['unconfirmed', FIRST - 1]);
    await expectAgreement(book, FIRST);
  });

  it('cannot be confirmed once it is cancelled', async () => {
    const { _id, guestToken } = await place();
    const token = await mailedToken(_id);
    await withLink('cancel', guestToken);
    const { status, body } = await withLink('confirm', token);
    expect([status, body.code]).toEqual([409, 'illegal-status']);
    expect(await stockOf(book)).toBe(FIRST);
  });

  it('keeps its copies if the customer cancels others of it', async () => {
    const other = await aBook({ newPrice: 10, stock: 2 });
    const { _id, guestToken } = await place({ productIds: [book, other] });
    await afterADay();
    await app.database();
    const { status } = await app
      .http()
      .post('/api/guest-orders/cancel-lines')
      .send({ token: guestToken, lines: [{ bookId: other, from: 1, to: 0 }] });
    // As specified, an order is cancelled as a whole.
    expect(status).toBe(409);
    await asOwner('put', `/orders/${_id}/lines`, { lines: [{ bookId: book, quantity: 2 }] });
    expect([await stockOf(book), await stockOf(other)]).toEqual([FIRST, 2]);
    await move(_id, 'unconfirmed', 'confirmed');
    expect([await stockOf(book), await stockOf(other)]).toEqual([FIRST - 2, 2]);
    await expectAgreement(book, FIRST);
  });

  it('is confirmed by the owner, and waits for the customer again if that is undone', async () => {
    const { _id } = await place();
    const token = await mailedToken(_id);
    expect((await move(_id, 'unconfirmed', 'confirmed')).body.status).toBe('confirmed');
    await afterADay();
    expect(await stockOf(book)).toBe(FIRST - 1);
    await asOwner('post', `/orders/${_id}/undo`, { from: 'confirmed' });
    expect((await withLink('confirm', token)).body.status).toBe('placed');
    await move(_id, 'placed', 'confirmed');
    expect((await move(_id, 'confirmed', 'packed')).status).toBe(200);
    await expectAgreement(book, FIRST);
  });

  it('has no invoice and is no sale until it is confirmed', async () => {
    await aTaxedShop();
    const { _id, guestToken } = await place();
    expect((await withLink('invoice', guestToken)).status).toBe(409);
    const { body: summary } = await asOwner('get', '/orders/summary');
    expect(summary).toMatchObject({
      ordersLeft: 0,
      byStatus: { unconfirmed: 1 },
      cashToCollect: 0,
    });
    expect((await asOwner('get', '/orders?status=unconfirmed')).body).toHaveLength(1);
    await withLink('confirm', await mailedToken(_id));
    expect((await asOwner('get', '/orders/summary')).body.ordersLeft).toBe(1);
  });

  it('is kept for as many hours as the owner sets', async () => {
    const storefront = { storefront: 'specified', guestOrders: true, confirmHours: 2 };
    expect((await asOwner('put', '/shop/storefront', storefront)).status).toBe(200);
    const { hold, createdAt } = await place();
    expect(Date.parse(hold.until) - Date.parse(createdAt)).toBe(2 * HOUR_MS);
    for (const confirmHours of [0, 1.5, 337, '24'])
      expect(
        (await asOwner('put', '/shop/storefront', { ...storefront, confirmHours })).status,
      ).toBe(400);
    await asOwner('put', '/shop/storefront', { storefront: 'specified', guestOrders: true });
    expect((await app.http().get('/api/shop')).body).not.toHaveProperty('confirmHours');
  });

  it('has mails about anything else without the link that confirms it', async () => {
    const { _id } = await place();
    await mailedToken(_id);
    await move(_id, 'unconfirmed', 'confirmed');
    await asOwner('post', `/orders/${_id}/undo`, { from: 'confirmed' });
    await queueForOrders(true, new Date(Date.now() + UNDO_MS));
    const order = (await Order.findById(_id).lean<StoredOrder>()) as StoredOrder;
    const plain = guestTokenOf(order, new Date()) as string;
    expect((await withLink('confirm', plain)).status).toBe(403);
  });
});

describe('an account', () => {
  it('that has not verified its address confirms with the mailed link only', async () => {
    const as = asCustomer('new');
    const { _id } = await place({ as, email: emailOf('new') });
    const list = () =>
      app
        .http()
        .get(`/api/orders/email/${emailOf('new')}`)
        .set('Authorization', as);
    expect((await list()).body).toMatchObject([{ status: 'unconfirmed' }]);
    const press = (who: string) =>
      app.http().post(`/api/orders/${_id}/confirm`).set('Authorization', who).send({});
    expect((await press(as)).status).toBe(403);
    expect((await press(asCustomer('other', { emailVerified: true }))).status).toBe(404);
    const token = await mailedToken(_id);
    const exported = await app.http().get('/api/account/export').set('Authorization', as);
    expect(JSON.stringify(exported.body)).toContain('Please confirm your order');
    expect(JSON.stringify(exported.body)).not.toContain(token);
    expect((await withLink('confirm', token)).body.status).toBe('placed');
  });

  it('confirms its waiting orders by a press of its own once its address is verified', async () => {
    const { _id } = await place({ as: asCustomer('late'), email: emailOf('late') });
    const as = asCustomer('late', { emailVerified: true });
    const { body } = await app
      .http()
      .get(`/api/orders/email/${emailOf('late')}`)
      .set('Authorization', as);
    expect(body).toMatchObject([{ status: 'unconfirmed', confirmable: true }]);
    const press = app.http().post(`/api/orders/${_id}/confirm`).set('Authorization', as);
    expect((await press.send({})).body.status).toBe('placed');
    await expectAgreement(book, FIRST);
  });

  it('whose address is verified confirms nothing', async () => {
    const as = asCustomer('known', { emailVerified: true });
    expect((await place({ as, email: emailOf('known') })).status).toBe('placed');
  });
});
