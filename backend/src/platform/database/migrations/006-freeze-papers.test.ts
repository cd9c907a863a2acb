import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../../orders/order/orders.builder.ts';
import { readPaper } from '../../../orders/papers/papers.builder.ts';
import { storeSettings } from '../../../settings/shop/store-settings.builder.ts';
import { aShopWithoutTax, aTaxedShop } from '../../../settings/shop/taxed-shop.builder.ts';
import { asAdmin } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { freezePapers } from './006-freeze-papers.ts';

const app = useTestApp();
const db = () => mongoose.connection.getClient().db(mongoose.connection.name);
const collection = (name: string) => db().collection(name);

const seller = { name: 'Corner Books', address: 'Ring 1', taxNumber: 'DE123456789' };
const taxes = { included: true, sums: [{ rate: 7000, net: 1869, tax: 131, gross: 2000 }] };
const day = (date: number) => new Date(Date.UTC(2026, 9, date, 23, 30));
const [emma, persuasion] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];

beforeEach(async () => {
  for (const name of ['orders', 'papers']) await collection(name).deleteMany({});
  await aTaxedShop();
  await storeSettings({ place: { timeZone: 'Europe/Berlin' } });
});
afterEach(async () => {
  await storeSettings({ place: { timeZone: undefined } });
  await aShopWithoutTax();
});

/** Stores an order of two books as the version before did. Returns its id. */
async function orderBefore(given: object, history: object[] = []): Promise<string> {
  const id = await anOrder({
    createdAt: day(1),
    status: 'delivered',
    number: 10_042,
    books: [
      { price: 12, title: 'Emma', author: 'Jane Austen', bookId: emma },
      { price: 8, title: 'Persuasion', bookId: persuasion },
    ],
  });
  const $set = {
    taxes,
    ...(history.length > 0 && { history }),
    ...given,
  };
  await collection('orders').updateOne({ _id: new mongoose.Types.ObjectId(id) }, { $set });
  return id;
}
const papersOf = async (id: string) => {
  const call = app.http().get(`/api/admin/orders/${id}`);
  const { papers = [] } = (await call.set('Authorization', await asAdmin())).body;
  return papers as { _id: string; kind: string; number: string; whole?: boolean }[];
};

describe('the papers of the version before', () => {
  it('keep their numbers, and all that could be printed, also when it runs again', async () => {
    const history = [
      { status: 'placed', at: day(1) },
      { status: 'out-for-delivery', at: day(3) },
      { status: 'delivered', at: day(4) },
    ];
    const id = await orderBefore({ invoice: { number: 7, at: day(2), seller } }, history);
    const plain = await anOrder({ number: 10_043 });
    await freezePapers(db());
    const [ref, ...others] = await papersOf(id);
    expect(others).toEqual([]);
    expect(await papersOf(plain)).toEqual([]);
    const paper = await readPaper(app, String(ref?._id));
    expect(paper).toMatchObject({
      ...{ kind: 'invoice', number: '7', day: '2026-10-03', orderedOn: '2026-10-02' },
      ...{ orderNumber: 'BS-10042', suppliedOn: '2026-10-04', seller, totalPrice: 20 },
      buyer: { name: 'Ada Reader', lines: ['1 Quiet Lane', expect.any(String), 'Oregon', 'USA'] },
      items: [
        { kind: 'book', text: 'Emma', detail: 'Jane Austen', price: 12, amount: 12 },
        { kind: 'book', text: 'Persuasion', amount: 8 },
        { kind: 'delivery', text: 'Delivery', amount: 0 },
      ],
      taxes: { included: true, sums: [{ rate: 7000, net: 18.69, tax: 1.31, gross: 20 }] },
      payment: { method: 'cash-on-delivery', paid: 20, open: 0 },
    });
    await freezePapers(db());
    expect(await papersOf(id)).toEqual([ref]);
    const [stored] = await app.stored('orders');
    for (const former of ['invoice', 'creditNote', 'credited'])
      expect(stored).not.toHaveProperty(former);
  });

  it('keep credit notes of cancelled and reopened orders in their order', async () => {
    const id = await orderBefore({
      status: 'cancelled',
      credited: [
        { invoice: { number: 2, at: day(2), seller }, creditNote: { number: 3, at: day(3) } },
      ],
      invoice: { number: 5, at: day(4), seller },
      creditNote: { number: 9, at: day(5) },
    });
    await freezePapers(db());
    const papers = await papersOf(id);
    expect(papers.map(({ kind, number, whole }) => [kind, number, whole])).toEqual([
      ['invoice', '2', undefined],
      ['credit-note', '3', true],
      ['invoice', '5', undefined],
      ['credit-note', '9', true],
    ]);
    expect(await readPaper(app, String(papers[3]?._id))).toMatchObject({
      corrects: { paper: papers[2]?._id, number: '5', day: '2026-10-05', whole: true },
      totalPrice: -20,
      taxes: { sums: [{ rate: 7000, net: -18.69, tax: -1.31, gross: -20 }] },
    });
  });

  it('keep credit notes of returns, with what came back', async () => {
    const returnId = new mongoose.Types.ObjectId();
    const id = await orderBefore({
      invoice: { number: 7, at: day(2), seller },
      returns: [
        {
          _id: returnId,
          state: 'refunded',
          reason: 'other',
          lines: [{ bookId: persuasion, quantity: 1, cents: 800, rate: 7000 }],
          events: [{ state: 'asked', at: day(5), by: { role: 'customer' } }],
          refund: {
            at: day(6),
            amount: 700,
            lowered: 0,
            sums: [{ rate: 7000, net: 654, tax: 46, gross: 700 }],
          },
          creditNote: { number: 8, at: day(6) },
        },
      ],
    });
    await freezePapers(db());
    const [, credit] = await papersOf(id);
    expect(credit).toMatchObject({ kind: 'credit-note', number: '8', ofReturn: String(returnId) });
    expect(await readPaper(app, String(credit?._id))).toMatchObject({
      corrects: { number: '7', whole: false },
      items: [
        { text: 'Persuasion', quantity: 1, amount: -8 },
        { kind: 'deduction', amount: 1 },
      ],
      totalPrice: -7,
    });
    const [stored] = await app.stored('orders');
    expect(JSON.stringify(stored)).not.toContain('creditNote');
  });
});
