import { FIGURES_PARTS } from '@book-store/contract/reports/figures/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { importingWith, useImports } from '../../catalogue/imports/importing.builder.ts';
import { anEndedOrder, anOrder } from '../../orders/order/orders.builder.ts';
import { drawInvoice } from '../../orders/papers/draw-invoice.ts';
import { Paper } from '../../orders/papers/papers.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const app = useTestApp();
useImports(app);
const { dryRun } = importingWith(app);
const read = async (file: string) => {
  const call = app.http().get(`/api/admin/exports/${file}`);
  const { status, text } = await call.set('Authorization', await asAdmin());
  expect(status).toBe(200);
  return text.replace('\uFEFF', '');
};
const headOf = async (file: string) => (await read(file)).split('\r\n')[0] ?? '';
const speak = (storefront: string) => storeSettings({ storefront: { storefront } });

const FILES = [
  ...['books.csv', 'orders.csv', 'customers.csv', 'newsletter.csv'],
  ...FIGURES_PARTS.map((part) => `figures.csv?part=${part}`),
];

beforeAll(async () => {
  await aTaxedShop();
  const order = await anEndedOrder({
    payment: {
      ...{ method: 'transfer', state: 'paid', due: 1000, paid: 1000 },
      events: [{ kind: 'paid', amount: 1000, at: new Date() }],
    },
  });
  await drawInvoice(order, { at: new Date() });
  const { _id } = await Paper.findOne().orFail();
  const cancel = app.http().post(`/api/admin/papers/${_id}/cancellation`);
  expect((await cancel.set('Authorization', await asAdmin()).send()).status).toBe(200);
  await anOrder({ status: 'packed' });
  await aBook({
    ...{ title: 'Emma', isbn: '9780141439587', tags: ['a', 'b'], orderable: true, hidden: true },
    ...{ series: { name: 'Classics', number: 2 }, stock: 3, oldPrice: 20, newPrice: 10 },
  });
});
afterAll(() => ShopSettings.deleteMany({}));

describe('the files of a German shop', () => {
  it.each(FILES)('have German heads, and English ones in every other shop: %s', async (file) => {
    await speak('german');
    const german = await headOf(file);
    for (const storefront of ['as-specified', 'refined']) {
      await speak(storefront);
      const english = await headOf(file);
      const same = german.split(/[;,]/).filter((head) => english.split(/[;,]/).includes(head));
      expect(same.filter((head) => !/^(_id|ISBN|Name|Status|Genre)$/.test(head))).toEqual([]);
    }
  });

  it('have words instead of the codes of the API', async () => {
    await speak('german');
    const orders = await read('orders.csv');
    expect(orders).toMatch(/Internet/);
    expect(orders).toMatch(/Gepackt/);
    expect(orders).toMatch(/Vorkasse/);
    expect(orders).not.toMatch(/packed|transfer|delivered|\bweb\b/);
    const money = await read('figures.csv?part=payments');
    expect(money).toMatch(/Vorkasse/);
    expect(money).not.toMatch(/transfer|paid/);
    const papers = await read('figures.csv?part=papers');
    expect(papers).toMatch(/Rechnung/);
    expect(papers).toMatch(/Stornorechnung/);
    expect(papers).not.toMatch(/invoice/);
    expect(await read('books.csv')).toMatch(/\bja\b/);
  });

  it('can be imported again, and change nothing', async () => {
    await speak('german');
    const text = await read('books.csv');
    const report = await dryRun(text);
    expect(report.columns.filter(({ column }) => !column)).toEqual([]);
    expect(report.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
    expect(report.counts.unchanged).toBe(await Book.countDocuments());
  });
});
