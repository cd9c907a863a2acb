import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anEndedOrder, anOrder, anOrderDocument } from '../order/orders.builder.ts';
import { Order, type StoredPayment } from '../order/orders.model.ts';
import { newPayment } from '../order/payment-events.ts';
import { aReturn } from '../returns/returns.builder.ts';

const app = useTestApp();
beforeEach(() => Order.deleteMany({}));

const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const get = async (query = '') => {
  const call = app.http().get(`/api/admin/exports/orders.csv${query}`);
  return call.set('Authorization', await asAdmin());
};
const rows = async (query = '') => {
  const { status, text } = await get(query);
  expect(status).toBe(200);
  return readCsv(text).map(({ cells }) => cells);
};

describe('GET /api/admin/exports/orders.csv', () => {
  it('has a line for every order, newest first', async () => {
    await anOrder({ number: 10_041, createdAt: day(1) });
    const id = await anOrder({
      number: 10_042,
      createdAt: day(2),
      status: 'packed',
      name: '=cmd|x',
      books: [
        { price: 10, title: 'Emma; or, "her"' },
        { price: 2.5, title: 'Dune' },
      ],
    });
    const [first, second, ...more] = await rows();
    expect(first).toMatchObject({
      Number: 'BS-10042',
      _id: id,
      Placed: '2026-01-02 00:00:00',
      Source: 'web',
      Status: 'packed',
      Phone: '+15550100',
      City: 'Springfield',
      Books: 'Emma; or, "her"; Dune',
      Copies: '2',
      Delivery: '0.00',
      Total: '12.50',
      Payment: 'cash-on-delivery',
      Paid: '0.00',
      'Given back': '0.00',
      'Copies returned': '0',
    });
    expect([second?.Number, more]).toEqual(['BS-10041', []]);
    const { text, headers } = await get();
    expect(text).toContain("'=cmd|x");
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('says what was paid, given back and returned, with the part of a gift card', async () => {
    const giftCard = { card: new Types.ObjectId(), lastFour: 'ABCD', amount: 800, returned: 300 };
    const unpaid = newPayment({ method: 'transfer', due: 1200 });
    const payment = { ...unpaid, state: 'partly-refunded', paid: 1200, refunded: 700, giftCard };
    const books = [{ price: 10, quantity: 2 }];
    const id = await anEndedOrder({ books, payment: payment as StoredPayment });
    await aReturn({ order: id, state: 'refunded' });
    await aReturn({ order: id, state: 'asked' });
    expect((await rows())[0]).toMatchObject({
      Payment: 'transfer',
      Paid: '20.00',
      'Given back': '10.00',
      'Copies returned': '1',
    });
  });

  it('takes the filters of the list', async () => {
    await anOrder({ createdAt: day(1), name: 'Ada', status: 'delivered' });
    await anOrder({ createdAt: day(2), uid: 'bob', name: 'Bob', status: 'packed' });
    const names = async (query: string) => (await rows(query)).map(({ Name }) => Name);
    expect(await names('?status=packed,placed')).toEqual(['Bob']);
    expect(await names('?q=ada')).toEqual(['Ada']);
    expect(await names('?q=ada&status=packed')).toEqual([]);
    await Order.updateOne({ name: 'Ada' }, { payment: newPayment({ method: 'transfer', due: 1 }) });
    expect(await names('?payment=transfer&paymentState=open')).toEqual(['Ada']);
    expect(await names('?payment=transfer&q=bob')).toEqual([]);
    expect(await names('?from=2026-01-02')).toEqual(['Bob']);
    expect(await names('?to=2026-01-01')).toEqual(['Ada']);
    expect((await get('?page=2')).status).toBe(400);
  });

  it('misses and doubles none of many, also of those placed at the same moment', async () => {
    const documents = Array.from({ length: 1203 }, (_, at) =>
      anOrderDocument({ createdAt: at < 700 ? day(1) : new Date(day(2).getTime() + at) }),
    );
    await Order.collection.insertMany(documents);
    const ids = (await rows()).map(({ _id }) => _id);
    expect(ids).toHaveLength(1203);
    expect(new Set(ids).size).toBe(1203);
  });
});
