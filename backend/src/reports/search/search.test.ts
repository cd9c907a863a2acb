import { CARRIER_NAMES } from '@book-store/contract/orders/parcels/carriers';
import type { AdminSearchView } from '@book-store/contract/reports/search/search.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { drawInvoice } from '../../orders/papers/draw-invoice.ts';
import { Paper } from '../../orders/papers/papers.model.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { countFigures, forgetFigures } from '../figures/figures.builder.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await Promise.all([Order.deleteMany({}), Book.deleteMany({})]);
  await forgetFigures();
  admin = await asAdmin();
});

const ask = (path: string, query: object) =>
  app.http().get(path).set('Authorization', admin).query(query);

async function search(q: string): Promise<AdminSearchView> {
  const reply = await ask('/api/admin/search', { q });
  expect(reply.status).toBe(200);
  return reply.body;
}

const totals = (found: AdminSearchView) =>
  Object.fromEntries(Object.entries(found).map(([group, { total }]) => [group, total]));

describe('GET /api/admin/search', () => {
  it('finds orders, customers and books at once', async () => {
    await aBook({ title: 'The Krüger Papers', newPrice: 12 });
    const id = await anOrder({ uid: 'anna', name: 'Anna Krüger', phone: '+49 341 1234567' });
    await countFigures(new Date());
    const found = await search('krueg');
    expect(totals(found)).toEqual({ orders: 1, customers: 1, books: 1, papers: 0 });
    expect(found.orders.found).toMatchObject([{ _id: id, name: 'Anna Krüger', totalPrice: 10 }]);
    expect(found.customers.found).toEqual([
      { id: 'anna', name: 'Anna Krüger', email: 'anna@example.com' },
    ]);
    expect(found.books.found).toMatchObject([{ title: 'The Krüger Papers', price: 12 }]);
    for (const q of ['anna@exam', '0341 1234567', '1234567', 'kruger anna']) {
      expect([q, totals(await search(q))]).toEqual([
        q,
        { orders: 1, customers: 1, books: 0, papers: 0 },
      ]);
    }
    expect(totals(await search('krüger bertha'))).toMatchObject({ orders: 0, customers: 0 });
  });

  it('finds invoices by number, and their orders', async () => {
    await aTaxedShop();
    const order = await anOrder({ name: 'Ada', status: 'packed' });
    await drawInvoice(order, { at: new Date() });
    const number = 'RE-2026-0041';
    await Paper.updateOne({ order }, { number });
    await anOrder({ name: 'Bob' });
    const found = await search(number.toLowerCase());
    expect(found.papers.found).toMatchObject([{ kind: 'invoice', number, order }]);
    expect(found.orders.found).toMatchObject([{ _id: order }]);
    const list = await ask('/api/admin/orders', { q: number });
    expect(list.body).toMatchObject([{ _id: order }]);
  });

  it('finds an order by the number of its parcel, however it is typed', async () => {
    const _id = await anOrder({ status: 'packed' });
    const tracking = { carrier: CARRIER_NAMES[0], number: 'JJD 0034 0434' };
    const sent = await app
      .http()
      .patch(`/api/admin/orders/${_id}/status`)
      .set('Authorization', admin)
      .send({ from: 'packed', to: 'out-for-delivery', tracking });
    expect(sent.status).toBe(200);
    for (const q of ['JJD00340434', 'jjd 0034 0434', 'JJD0034']) {
      expect([q, (await search(q)).orders.found]).toMatchObject([
        q,
        [{ _id, tracking: 'JJD00340434' }],
      ]);
      expect((await ask('/api/admin/orders', { q })).body).toMatchObject([{ _id }]);
      const delivered = await ask('/api/admin/orders', { q, status: 'delivered' });
      expect(delivered.body).toEqual([]);
    }
  });

  it('shows a few of each, and says how many there are', async () => {
    for (let at = 0; at < 6; at += 1) await anOrder({ uid: `uid-${at}`, name: 'Kim' });
    await countFigures(new Date());
    const { orders, customers } = await search('kim');
    expect([orders.found.length, orders.total]).toEqual([4, 6]);
    expect([customers.found.length, customers.total]).toEqual([4, 6]);
  });

  it.each(['[.*', '\\', '$where', '"', '(((', '°°°', '.', '^$', `${'x'.repeat(100)}`])(
    'finds nothing for %s',
    async (q) => {
      await aBook({ title: 'Emma' });
      await anOrder();
      expect(totals(await search(q))).toEqual({ orders: 0, customers: 0, books: 0, papers: 0 });
    },
  );

  it('refuses a text that is too long, and finds nothing without one', async () => {
    expect((await ask('/api/admin/search', { q: 'x'.repeat(200) })).status).toBe(400);
    expect(totals((await ask('/api/admin/search', { q: '  ' })).body)).toMatchObject({ books: 0 });
  });

  it('is for those who work in the shop', async () => {
    const call = app.http().get('/api/admin/search?q=emma');
    expect((await call.set('Authorization', asCustomer('ada'))).status).toBe(403);
  });
});
