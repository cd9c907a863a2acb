import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aGuestOrder } from '../order/orders.builder.ts';
import { aDeliveredOrder, aReturn, aShopWithReturns, storedOrder } from './returns.builder.ts';

const app = useTestApp();
beforeEach(() => aShopWithReturns(14));
afterEach(() => aShopWithReturns(null));

const DAY_MS = 86_400_000;
const bookOf = async (id: string) => String((await storedOrder(id)).productIds[0]);
const asked = async (id: string, quantity = 1) => ({
  lines: [{ bookId: await bookOf(id), quantity }],
  reason: 'damaged',
  note: 'A page is missing.',
});
type Options = { uid?: string; key?: string };
function post(path: string, body: object, { uid, key }: Options = {}) {
  const call = app.http().post(path);
  if (uid) call.set('Authorization', asCustomer(uid));
  if (key) call.set('Idempotency-Key', key);
  return call.send(body);
}
const ask = async (id: string, quantity = 1, { uid = 'ada', ...options }: Options = {}) =>
  post(`/api/orders/${id}/returns`, await asked(id, quantity), { uid, ...options });

describe('a customer who gives books back', () => {
  it('asks for a return of some of the copies, and sees it with the order', async () => {
    const id = await aDeliveredOrder();
    const { status, body } = await ask(id);
    expect(status).toBe(200);
    expect(body.returns).toEqual([
      {
        _id: expect.any(String),
        state: 'asked',
        at: expect.any(String),
        ...(await asked(id)),
      },
    ]);
  });

  it('cannot give back more copies than were bought, less those on their way back', async () => {
    const id = await aDeliveredOrder();
    expect((await ask(id, 3)).body.detail).toBe('Of A book, at most 2 can be given back.');
    await ask(id);
    expect((await ask(id, 2)).body.detail).toBe('Of A book, at most 1 can be given back.');
    expect((await ask(id)).status).toBe(200);
    expect((await ask(id)).body.detail).toBe('All copies of A book are being given back already.');
  });

  it('can ask again for copies whose return was refused', async () => {
    const id = await aDeliveredOrder();
    await aReturn({ order: id, state: 'refused' });
    expect((await ask(id, 2)).status).toBe(200);
  });

  it('asks once with one key', async () => {
    const id = await aDeliveredOrder();
    await ask(id, 1, { key: 'press' });
    expect((await ask(id, 1, { key: 'press' })).body.returns).toHaveLength(1);
  });

  it('never gets more copies than there are by twenty requests at once', async () => {
    const id = await aDeliveredOrder();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { returns = [] } = await storedOrder(id);
    expect(returns?.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([1, 1]);
  });

  it('can do so until the days are over', async () => {
    const inTime = await aDeliveredOrder({ at: new Date(Date.now() - 13 * DAY_MS) });
    expect((await ask(inTime)).status).toBe(200);
    const late = await aDeliveredOrder({ at: new Date(Date.now() - 15 * DAY_MS) });
    const { status, body } = await ask(late);
    expect([status, body.detail]).toEqual([
      409,
      'The time in which you can ask for a return is over.',
    ]);
  });

  it('cannot do so before the delivery, nor for books of somebody else', async () => {
    const placed = await aDeliveredOrder({ status: 'out-for-delivery', from: 'packed' });
    expect((await ask(placed)).body.detail).toBe(
      'Only books of a delivered order can be given back.',
    );
    expect((await ask(await aDeliveredOrder(), 1, { uid: 'bob' })).status).toBe(404);
  });

  it('cannot do so in a shop whose owner has not allowed it', async () => {
    await aShopWithReturns(null);
    const { status, body } = await ask(await aDeliveredOrder());
    expect([status, body.detail, body.detailValues]).toEqual([
      409,
      'Returns cannot be asked for here.',
      undefined,
    ]);
  });

  it('is asked to talk to a shop that says how', async () => {
    await aShopWithReturns(null);
    const identity = { name: 'Shop', phone: '0123 456' };
    const edit = app.http().put('/api/admin/shop/identity').send(identity);
    await edit.set('Authorization', await asAdmin()).expect(200);
    const { body } = await ask(await aDeliveredOrder());
    expect([body.detail, body.detailValues]).toEqual([
      'Returns cannot be asked for here. Please talk to us.',
      { contact: 1 },
    ]);
  });
});

it('takes a return from a guest by the link, and from nobody with a forged one', async () => {
  const { id, token } = await aGuestOrder({ status: 'delivered' });
  const body = { token, ...(await asked(id)) };
  const reply = await post('/api/guest-orders/returns', body);
  expect([reply.status, reply.body.returns?.[0]?.state]).toEqual([200, 'asked']);
  const forged = { ...body, token: `${token.slice(0, -4)}AAAA` };
  expect((await post('/api/guest-orders/returns', forged)).status).toBe(404);
});
