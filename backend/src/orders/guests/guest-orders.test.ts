import { randomUUID } from 'node:crypto';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { UNDO_MS } from '../../messages/order-mails/due-order-mails.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aGuestOrder, anOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { GUEST_LINK_MS } from './guest-links.ts';

const app = useTestApp({ trustProxy: 1 });
const anEmail = () => `guest-${randomUUID()}@example.com`;

beforeEach(async () => {
  app.clock.now = undefined;
  await aShopForGuests();
  await RateWindow.deleteMany({});
});

type Placed = Partial<PlaceOrderBody> & { key?: string; from?: string };
async function place({
  email = anEmail(),
  key = randomUUID(),
  from = '192.0.2.1',
  ...more
}: Placed = {}) {
  const productIds = [await aBook({ newPrice: 10 })];
  const body = { ...anOrderBody({ email, productIds }), ...more };
  const post = app.http().post('/api/orders/').set('X-Forwarded-For', from);
  return post.set('Idempotency-Key', key).send(body);
}
/** Returns the page that a mail leads to, and the token of its link. */
async function linkIn(key: string): Promise<string[]> {
  const mails = (await app.stored('mails')) as {
    key: string;
    letter: { button: { path: string } };
  }[];
  return mails.find((mail) => mail.key === key)?.letter.button.path.split('#') ?? [];
}
const withLink = (what: string, token: unknown, more = {}) =>
  app
    .http()
    .post(`/api/guest-orders/${what}`)
    .send({ token, ...more });
const asOwner = async (method: 'get' | 'post' | 'delete', path: string) =>
  app
    .http()
    [method](path)
    .set('Authorization', await asAdmin())
    .send(method === 'get' ? undefined : {});

describe('an order without an account', () => {
  it('is refused unless the owner allows it, whatever it contains', async () => {
    await aShopForGuests(false);
    const { status, body } = await place();
    expect([status, body.code]).toEqual([401, 'not-signed-in']);
    expect((await app.http().post('/api/orders/').send({})).status).toBe(401);
  });

  it('is stored for a name, an email, a phone and an address', async () => {
    const email = anEmail();
    const { status, body } = await place({ email });
    expect([status, body.email, body.status]).toEqual([201, email, 'placed']);
    const { body: refused } = await place({ address: undefined });
    expect(refused.fields).toMatchObject([{ path: 'address' }]);
  });

  it('cannot be placed with a token that is no longer valid', async () => {
    const post = app.http().post('/api/orders/').set('Authorization', 'Bearer old');
    expect((await post.send(anOrderBody())).status).toBe(401);
  });

  it('is placed once for a key and an address', async () => {
    const [email, key] = [anEmail(), randomUUID()];
    const productIds = [await aBook({ newPrice: 10 })];
    const send = (as: string) =>
      app
        .http()
        .post('/api/orders/')
        .set('Idempotency-Key', key)
        .send(anOrderBody({ email: as, productIds }));
    const [first, again, other] = [await send(email), await send(email), await send(anEmail())];
    expect(again.body._id).toBe(first.body._id);
    expect((await withLink('view', again.body.guestToken)).body._id).toBe(first.body._id);
    expect(other.body._id).not.toBe(first.body._id);
    const changed = { ...anOrderBody({ email, productIds }), name: 'Somebody Else' };
    const reused = app.http().post('/api/orders/').set('Idempotency-Key', key);
    expect((await reused.send(changed)).status).toBe(422);
  });

  it('is one of ten open ones of an address and a network', async () => {
    const email = anEmail();
    for (let at = 0; at < 10; at += 1) expect((await place({ email })).status).toBe(201);
    const { status, body } = await place({ email });
    expect([status, body.code]).toEqual([409, 'too-many-open-orders']);
    expect((await place()).status).toBe(201);
  });

  it('is one of sixty an hour from a network, also under invented addresses', async () => {
    const at = { from: '192.0.2.7' };
    expect((await place(at)).status).toBe(201);
    await RateWindow.updateMany({ points: 1, expire: { $gt: inMinutes(50) } }, { points: 60 });
    expect((await place(at)).status).toBe(429);
    expect((await place({ from: '192.0.2.8' })).status).toBe(201);
  });

  it('is marked for the owner, who finds the guest among the customers', async () => {
    const [email, name] = [anEmail(), `Guest ${randomUUID()}`];
    const { body: order } = await place({ email, name });
    const { body: seen } = await asOwner('get', `/api/admin/orders/${order._id}`);
    expect(seen).toMatchObject({ guest: true, guestLink: true, name });
    const { body } = await asOwner('get', `/api/admin/customers?q=${encodeURIComponent(email)}`);
    expect(body.customers).toMatchObject([{ name, email, orders: 1, guest: true }]);
    const id = encodeURIComponent(body.customers[0].id);
    const { body: orders } = await asOwner('get', `/api/admin/customers/${id}/orders`);
    expect(orders).toMatchObject([{ _id: order._id }]);
    expect(JSON.stringify([seen, orders])).not.toContain(order.guestToken.split('.')[1]);
  });

  it('is no order of an account that only claims the address', async () => {
    const email = emailOf('claiming');
    await aGuestOrder({ email });
    const list = app.http().get(`/api/orders/email/${email}`);
    expect((await list.set('Authorization', asCustomer('claiming'))).body).toEqual([]);
  });
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe("the link in a guest's mails", () => {
  it('comes with each mail, after the sign that browsers send to no server', async () => {
    const { body: order } = await place();
    await queueForOrders(false, new Date());
    const [path, token] = await linkIn(`order:${order._id}:0`);
    expect(path).toBe('/guest-order');
    expect((await withLink('view', token)).body).toMatchObject({ number: order.number });
  });

  it('shows the order and cancels it', async () => {
    const { id, token } = await aGuestOrder({ email: anEmail() });
    expect((await withLink('view', token)).body).toMatchObject({ _id: id, cancellable: true });
    expect((await withLink('cancel', token)).body).toMatchObject({ status: 'cancelled' });
    const again = await withLink('cancel', token);
    expect([again.status, again.body.code]).toEqual([409, 'illegal-status']);
    expect(await Order.findById(id)).toMatchObject({ status: 'cancelled' });
  });

  it('gives the order an invoice once it is packed', async () => {
    await aTaxedShop();
    const { token } = await aGuestOrder({ email: anEmail(), status: 'packed' });
    const [invoice] = (await withLink('invoice', token)).body.papers;
    expect(invoice).toMatchObject({ kind: 'invoice', number: '1' });
    expect((await withLink('paper', token, { paper: invoice._id })).body).toMatchObject({
      number: '1',
      totalPrice: 10,
    });
    const other = await aGuestOrder({ email: anEmail() });
    expect((await withLink('paper', other.token, { paper: invoice._id })).status).toBe(404);
  });

  it('cancels nothing that is packed', async () => {
    const { id, token } = await aGuestOrder({ status: 'packed' });
    expect((await withLink('cancel', token)).status).toBe(409);
    expect(await Order.findById(id)).toMatchObject({ status: 'packed' });
  });

  it('is of one order: not of another one of the same guest', async () => {
    const [one, other] = [await aGuestOrder(), await aGuestOrder()];
    const [signed = '', signature = ''] = one.token.split('.');
    const end = signed.slice(24);
    expect((await withLink('view', `${other.id}${end}.${signature}`)).status).toBe(404);
    const later = (Number.parseInt(end, 16) + 1).toString(16);
    expect((await withLink('view', `${one.id}${later}.${signature}`)).status).toBe(404);
    const otherSignature = other.token.split('.')[1];
    expect((await withLink('view', `${signed}.${otherSignature}`)).status).toBe(404);
    expect((await withLink('view', `${'a'.repeat(24)}${end}.${signature}`)).status).toBe(404);
  });

  it('leads to no order of an account', async () => {
    const id = await anOrder();
    const { token } = await aGuestOrder();
    expect((await withLink('view', id + token.slice(24))).status).toBe(404);
  });

  it.each([undefined, '', 'a-word', 'x'.repeat(500), { $ne: null }])(
    'is refused if it is incomplete: %j',
    async (token) => {
      expect((await withLink('view', token)).status).toBe(400);
    },
  );

  it('ends after 180 days', async () => {
    const { token } = await aGuestOrder();
    app.clock.now = new Date(Date.now() + GUEST_LINK_MS - 60_000);
    expect((await withLink('view', token)).status).toBe(200);
    app.clock.now = new Date(Date.now() + GUEST_LINK_MS + 60_000);
    for (const what of ['view', 'cancel', 'invoice']) {
      expect((await withLink(what, token)).status).toBe(404);
    }
  });

  it('ends when the owner ends it, and the next mail has another one', async () => {
    const { id, token } = await aGuestOrder();
    expect((await asOwner('post', `/api/admin/orders/${id}/end-links`)).status).toBe(200);
    expect((await withLink('view', token)).status).toBe(404);
    const move = { from: 'placed', to: 'confirmed' };
    const patch = app.http().patch(`/api/admin/orders/${id}/status`);
    await patch.set('Authorization', await asAdmin()).send(move);
    await queueForOrders(false, new Date(Date.now() + UNDO_MS));
    const [, other] = await linkIn(`order:${id}:1`);
    expect(other).not.toBe(token);
    expect((await withLink('view', other)).status).toBe(200);
  });

  it('stays ended for whoever repeats the request that placed the order', async () => {
    await aShopForGuests();
    // A token has the second in which it ends.
    app.clock.now = new Date();
    const body = anOrderBody({ productIds: [await aBook({ newPrice: 10 })] });
    const place = async () =>
      (await app.http().post('/api/orders/').set('Idempotency-Key', 'again').send(body)).body;
    const { _id, guestToken } = await place();
    expect((await place()).guestToken).toBe(guestToken);
    expect((await asOwner('post', `/api/admin/orders/${_id}/end-links`)).status).toBe(200);
    const repeated = await place();
    expect([repeated._id, repeated.guestToken]).toEqual([_id, undefined]);
  });

  it('cannot be ended for an order that has none', async () => {
    const path = `/api/admin/orders/${await anOrder()}/end-links`;
    expect((await asOwner('post', path)).status).toBe(409);
    expect((await asOwner('post', `/api/admin/orders/${'a'.repeat(24)}/end-links`)).status).toBe(
      404,
    );
  });
});
