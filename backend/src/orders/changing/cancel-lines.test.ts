import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { UNDO_MS } from '../../messages/order-mails/due-order-mails.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { aRefinedShop } from '../../settings/shop/shop-in.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aGuestOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { setStatus } from '../papers/papers.builder.ts';

const app = useTestApp();
let count = 0;
beforeEach(() => aRefinedShop());
afterEach(() => ShopSettings.deleteMany({}));

const post = (path: string, body: object, as?: string) => {
  const call = app.http().post(path);
  if (as) call.set('Authorization', as);
  return call.send(body);
};
const stockOf = async (id: string) => (await Book.findById(id).lean())?.stock;
const stored = async (id: string) => (await Order.findById(id).lean<StoredOrder>()) as StoredOrder;

/** Orders a book for $10 and two copies of one for $20, each with three copies on the shelf. */
async function place() {
  const books = [
    await aBook({ newPrice: 10, stock: 3 }),
    await aBook({ newPrice: 20, stock: 3 }),
  ] as const;
  await storeSettings({ storefront: { severalCopies: true } });
  const uid = `canceller-${++count}`;
  const given = { email: emailOf(uid), productIds: [...books], totalPrice: '50.00' };
  const body = { ...anOrderBody(given), quantities: [1, 2] };
  const reply = await post('/api/orders/', body, asCustomer(uid));
  expect(reply.status).toBe(201);
  return { id: reply.body._id as string, uid, books };
}
type Placed = Awaited<ReturnType<typeof place>>;
const cancel = ({ id, uid }: Placed, lines: object[]) =>
  post(`/api/orders/${id}/cancel-lines`, { lines }, asCustomer(uid));
const line = (bookId: string, from: number, to: number) => ({ bookId, from, to });

describe('a customer who cancels a part of an order', () => {
  it('gets the copies off it; sum, payment and shelf follow', async () => {
    const order = await place();
    const [one, two] = order.books;
    const { status, body } = await cancel(order, [line(one, 1, 0), line(two, 2, 1)]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'placed',
      totalPrice: 20,
      lines: [{ bookId: two, quantity: 1 }],
      linesCancellable: true,
    });
    expect([await stockOf(one), await stockOf(two)]).toEqual([3, 2]);
    expect((await stored(order.id)).payment?.due).toBe(2000);
  });

  it('cancels the order with its last copies', async () => {
    const order = await place();
    const [one, two] = order.books;
    const { body } = await cancel(order, [line(one, 1, 0), line(two, 2, 0)]);
    expect(body.status).toBe('cancelled');
    expect([await stockOf(one), await stockOf(two)]).toEqual([3, 3]);
  });

  it('cancels the same copies once, however often and at once it is pressed', async () => {
    const order = await place();
    const [, two] = order.books;
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => cancel(order, [line(two, 2, 1)])),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect([await stockOf(two), (await stored(order.id)).totalCents]).toEqual([2, 3000]);
    expect((await cancel(order, [line(two, 3, 2)])).status).toBe(409);
  });

  it('is told by a mail what the order is now', async () => {
    const order = await place();
    await cancel(order, [line(order.books[0], 1, 0)]);
    await queueForOrders(false, new Date(Date.now() + UNDO_MS));
    const mails = await Mail.find({ to: emailOf(order.uid), kind: 'order-changed' }).lean();
    expect(mails).toHaveLength(1);
  });

  it('cannot do so for an order of somebody else, nor as nobody', async () => {
    const order = await place();
    const lines = [line(order.books[0], 1, 0)];
    expect((await cancel({ ...order, uid: 'bob' }, lines)).status).toBe(404);
    expect((await post(`/api/orders/${order.id}/cancel-lines`, { lines })).status).toBe(401);
  });

  it.each(['packed', 'out-for-delivery', 'delivered'])('cannot do so once it is %s', async (to) => {
    const order = await place();
    await Order.updateOne({ _id: order.id }, { $set: { status: to } });
    const { status, body } = await cancel(order, [line(order.books[0], 1, 0)]);
    expect([status, body.code]).toEqual([409, 'illegal-status']);
  });

  it('cannot do so once the owner has changed the order, or it has an invoice', async () => {
    const order = await place();
    const lines = [line(order.books[0], 1, 0)];
    const change = app.http().put(`/api/admin/orders/${order.id}/lines`);
    const cheaper = order.books.map((bookId, at) => ({ bookId, quantity: at + 1, price: 5 }));
    await change.set('Authorization', await asAdmin()).send({ lines: cheaper });
    expect((await cancel(order, lines)).body.code).toBe('illegal-status');
    await aTaxedShop();
    const invoiced = await place();
    await setStatus(invoiced.id, 'packed');
    await post(`/api/orders/${invoiced.id}/invoice`, {}, asCustomer(invoiced.uid));
    await setStatus(invoiced.id, 'placed');
    expect((await cancel(invoiced, [line(invoiced.books[0], 1, 0)])).status).toBe(409);
  });

  it('cannot do so where a code has taken something off all of it', async () => {
    const order = await place();
    const discountCode = { code: 'SPRING', cents: 500 };
    await Order.updateOne({ _id: order.id }, { $set: { discountCode } });
    expect((await cancel(order, [line(order.books[0], 1, 0)])).body.code).toBe('illegal-status');
  });

  it('can only cancel the whole order in a shop as specified', async () => {
    const order = await place();
    await aRefinedShop(false);
    const { status, body } = await cancel(order, [line(order.books[0], 1, 0)]);
    expect([status, body.detail]).toEqual([409, 'Orders are cancelled as a whole.']);
  });
});

it('lets a guest cancel copies by the link', async () => {
  const books = [{ price: 10 }, { price: 5 }];
  const { id, token } = await aGuestOrder({ books });
  const bookId = String((await stored(id)).productIds[0]);
  const { status, body } = await post('/api/guest-orders/cancel-lines', {
    token,
    lines: [line(bookId, 1, 0)],
  });
  expect([status, body.totalPrice]).toEqual([200, 5]);
});
