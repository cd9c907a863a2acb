import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { UNDO_MS } from '../../messages/order-mails/due-order-mails.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { setStatus } from '../papers/papers.builder.ts';

const app = useTestApp();
let admin: string;
let count = 0;
beforeEach(async () => {
  admin = await asAdmin();
});
afterEach(() => ShopSettings.deleteMany({}));

const send = (method: 'get' | 'put' | 'patch' | 'post', path: string, body?: object) =>
  app.http()[method](`/api/admin/orders/${path}`).set('Authorization', admin).send(body);
const stockOf = async (id: string) => (await Book.findById(id).lean())?.stock;
const move = (id: string, from: string, to: string) => send('patch', `${id}/status`, { from, to });

/** Orders a copy of each book. Returns the order, and who has placed it. */
async function place(productIds: string[], totalPrice: string, country = 'USA') {
  const uid = `reader-${++count}`;
  const { body, status } = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(
      anOrderBody({
        email: emailOf(uid),
        productIds,
        totalPrice,
        address: { ...anOrderBody().address, country },
      }),
    );
  expect(status).toBe(201);
  return { id: body._id as string, uid };
}
const change = (id: string, lines: object[], given = {}) =>
  send('put', `${id}/lines`, { lines, ...given });
const line = (bookId: string, quantity = 1, price?: number) => ({
  bookId,
  quantity,
  ...(price !== undefined && { price }),
});

describe('PUT /api/admin/orders/:id/lines', () => {
  it('removes, adds, counts and discounts books; sum and shelf follow', async () => {
    const [gone, kept, added] = [
      await aBook({ newPrice: 10, stock: 3 }),
      await aBook({ newPrice: 20, stock: 5 }),
      await aBook({ newPrice: 7.5, stock: 1 }),
    ];
    const { id } = await place([gone, kept], '30.00');
    await Book.updateOne({ _id: kept }, { $set: { newPriceCents: 9900 } });
    const { status, body } = await change(id, [line(kept, 3), line(added, 1, 5)]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      lines: [
        { bookId: kept, quantity: 3, price: 20 },
        { bookId: added, quantity: 1, price: 5 },
      ],
      totalPrice: 65,
      version: 1,
      corrections: [{ fields: ['lines'] }],
    });
    expect([await stockOf(gone), await stockOf(kept), await stockOf(added)]).toEqual([3, 2, 0]);
    await move(id, 'placed', 'cancelled');
    expect([await stockOf(gone), await stockOf(kept), await stockOf(added)]).toEqual([3, 5, 1]);
  });

  it('keeps tax and fee of delivery right', async () => {
    await aTaxedShop();
    const book = await aBook({ newPrice: 10.7 });
    const { id } = await place([book], '10.70', 'Germany');
    const { body } = await change(id, [line(book, 3)]);
    expect(body.totalPrice).toBe(32.1);
    const [sum] = (body as AdminOrderView).taxes?.sums ?? [];
    expect(sum && [sum.net + sum.tax, sum.gross]).toEqual([32.1, 32.1]);
  });

  it.each(['confirmed', 'packed'])('can be done while the order is %s', async (last) => {
    const book = await aBook({ newPrice: 10 });
    const { id } = await place([book], '10.00');
    await move(id, 'placed', 'confirmed');
    if (last === 'packed') await move(id, 'confirmed', 'packed');
    expect((await change(id, [line(book, 2)])).body).toMatchObject({
      status: last,
      totalPrice: 20,
    });
  });

  it('takes nothing where there are not enough copies', async () => {
    const [few, other] = [
      await aBook({ title: 'Few', newPrice: 10, stock: 2 }),
      await aBook({ newPrice: 5, stock: 4 }),
    ];
    const { id } = await place([few], '10.00');
    const refused = await change(id, [line(few, 3), line(other, 1)]);
    expect([refused.status, refused.body.code]).toEqual([409, 'out-of-stock']);
    expect(refused.body.detail).toContain('Few (1 left)');
    expect([await stockOf(few), await stockOf(other)]).toEqual([1, 4]);
    expect((await send('get', id)).body.totalPrice).toBe(10);
  });

  it('takes no copy twice when two admins change the same order', async () => {
    const book = await aBook({ newPrice: 10, stock: 5 });
    const { id } = await place([book], '10.00');
    const replies = await Promise.all(
      [2, 3].map((quantity) => change(id, [line(book, quantity)], { version: 0 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await send('get', id);
    expect(await stockOf(book)).toBe(5 - body.lines[0].quantity);
  });

  it('is refused once the parcel has left, for an invoiced order, and for nothing at all', async () => {
    await aTaxedShop();
    const book = await aBook({ newPrice: 10 });
    const { id } = await place([book], '10.00');
    expect((await change(id, [])).body.fields[0].path).toBe('lines');
    expect((await change(id, [line('f'.repeat(24))])).body.code).toBe('book-gone');
    expect((await change(id, [line(book), line(book)])).status).toBe(400);
    await setStatus(id, 'packed');
    await send('post', `${id}/invoice`, {});
    await setStatus(id, 'placed');
    expect((await change(id, [line(book, 2)])).body.code).toBe('conflict');
    const other = (await place([book], '10.00')).id;
    for (const [from, to] of [
      ['placed', 'confirmed'],
      ['confirmed', 'packed'],
      ['packed', 'out-for-delivery'],
    ] as const)
      await move(other, from, to);
    expect((await change(other, [line(book, 2)])).body.code).toBe('illegal-status');
    expect((await change('f'.repeat(24), [line(book)])).status).toBe(404);
  });

  it('gives no discount on a fixed price', async () => {
    const book = await aBook({ newPrice: 10, fixedPrice: true });
    const { id } = await place([book], '10.00');
    const refused = await change(id, [line(book, 1, 9)]);
    expect(refused.body.fields).toMatchObject([{ path: 'lines.0.price' }]);
  });

  it('tells the customer once of several changes', async () => {
    const book = await aBook({ title: 'Emma', newPrice: 10 });
    const { id, uid } = await place([book], '10.00');
    await change(id, [line(book, 2)]);
    await change(id, [line(book, 3)]);
    const at = new Date(Date.now() + UNDO_MS);
    await queueForOrders(true, at);
    await queueForOrders(true, at);
    const mails = await Mail.find({ to: emailOf(uid), kind: 'order-changed' }).lean();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails[0]?.letter)).toMatch(/3 x Emma.*\$30\.00/);
  });
});
