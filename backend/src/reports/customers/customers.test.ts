import type { CustomerPage } from '@book-store/contract/people/customers/admin-customers.schemas';
import { shopTime } from '@book-store/contract/place';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { countCustomers } from '../../orders/overview/count-customers.ts';
import { ORDERS_TO_COUNT } from '../../orders/overview/orders-to-count.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { countFigures, forgetFigures, makeFiguresDue } from '../figures/figures.builder.ts';
import { updateFigures } from '../figures/update-figures.ts';
import { recountCustomers } from './recount-customers.ts';

const app = useTestApp();
beforeEach(async () => {
  await Order.deleteMany({});
  await forgetFigures();
});

async function get(path: string) {
  const call = app.http().get(path);
  return call.set('Authorization', await asAdmin());
}
const list = async (query = ''): Promise<CustomerPage['customers']> =>
  (await get(`/api/admin/customers${query}`)).body.customers;
const names = async (query: string) => (await list(query)).map(({ name }) => name);

const on = (date: number) => new Date(Date.UTC(2026, 0, date));
const order = (uid: string, name: string, date: number, price: number, more = {}) =>
  anOrder({ uid, name, createdAt: on(date), books: [{ price }], ...more });

describe('GET /api/admin/customers', () => {
  it('returns what each customer has ordered, under the name of the latest order', async () => {
    await order('ada', 'Ada', 1, 10);
    await order('ada', 'Ada Lovelace', 3, 20.05);
    await order('ada', 'A. L.', 4, 99, { status: 'refused' });
    const { body, headers } = await get('/api/admin/customers');
    expect(headers['x-total-count']).toBe('1');
    expect(body).toEqual({
      beingCounted: false,
      customers: [
        {
          id: 'ada',
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          phone: '+15550100',
          orders: 3,
          sum: 30.05,
          lastOrderAt: on(4).toISOString(),
        },
      ],
    });
    expect((await get('/api/admin/customers/ada')).body).toEqual(body.customers[0]);
  });

  it('saves all customers as a file that is safe in a spreadsheet', async () => {
    await order('ada', '=Ada', 1, 10.5);
    await order('bob', 'Bob', 2, 20);
    const { status, headers, text } = await get('/api/admin/exports/customers.csv');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.split('\r\n')).toEqual([
      '\uFEFFName,Email,Phone,Orders,Sum,Last order',
      `'=Ada,ada@example.com,'+15550100,1,10.50,${shopTime(on(1))}`,
      `Bob,bob@example.com,'+15550100,1,20.00,${shopTime(on(2))}`,
      '',
    ]);
  });

  it('sorts, searches and pages', async () => {
    await order('ada', 'Ada', 5, 10);
    await order('bob', 'Émile Bob', 1, 50, { phone: '+4912345' });
    await order('eve', 'Eve', 3, 20);
    await order('eve', 'Eve', 2, 20);
    expect(await names('')).toEqual(['Ada', 'Eve', 'Émile Bob']);
    expect(await names('?sort=sum')).toEqual(['Émile Bob', 'Eve', 'Ada']);
    expect(await names('?sort=orders')).toEqual(['Eve', 'Ada', 'Émile Bob']);
    expect(await names('?sort=name')).toEqual(['Ada', 'Émile Bob', 'Eve']);
    expect(await names('?sort=name&limit=1&page=2')).toEqual(['Émile Bob']);
    expect(await names('?q=emile')).toEqual(['Émile Bob']);
    expect(await names('?q=EVE@example')).toEqual(['Eve']);
    expect(await names('?q=49 123-45')).toEqual(['Émile Bob']);
    expect(await names('?q=.*')).toEqual([]);
  });

  it('follows new orders and moves at once', async () => {
    await order('ada', 'Ada', 1, 10);
    expect(await list()).toMatchObject([{ orders: 1, sum: 10 }]);
    const id = await order('ada', 'Ada', 2, 5);
    await makeFiguresDue(id);
    expect(await list()).toMatchObject([{ orders: 2, sum: 15 }]);
    await Order.updateOne({ _id: id }, { $set: { status: 'cancelled' } });
    await makeFiguresDue(id);
    expect(await list()).toMatchObject([{ orders: 2, sum: 10 }]);
  });

  it('shows the corrected name of an order at once', async () => {
    const id = await order('ada', 'Ida', 1, 10);
    expect(await names('')).toEqual(['Ida']);
    const call = app.http().patch(`/api/admin/orders/${id}`);
    await call
      .set('Authorization', await asAdmin())
      .send({ name: 'Ada' })
      .expect(200);
    expect(await names('')).toEqual(['Ada']);
  });

  it('forgets a deleted account at once, and shows its orders nowhere', async () => {
    await order('ada', 'Ada', 1, 10);
    expect(await list()).toHaveLength(1);
    const call = app
      .http()
      .delete('/api/account')
      .set('Authorization', asCustomer('ada', { signedInAt: Date.now() }));
    expect((await call).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await names('?q=ada')).toEqual([]);
    expect((await get('/api/admin/customers/ada')).status).toBe(404);
    expect(JSON.stringify(await app.stored('customer_figures'))).not.toMatch(/Ada|@|\+1555/);
  });

  it('has no file while orders are still being counted, as it would lack some', async () => {
    await order('ada', 'Ada', 1, 10);
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const counting = updateFigures(new Date(), {
      ...ORDERS_TO_COUNT,
      countCustomers: async (ids) => {
        await gate;
        return countCustomers(ids);
      },
    });
    try {
      expect(await counting).toBe(false);
      const refused = await get('/api/admin/exports/customers.csv');
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    } finally {
      goOn();
    }
    await countFigures(new Date());
    expect((await get('/api/admin/exports/customers.csv')).text).toContain('ada@example.com');
  });

  it('does not bring a deleted account back by a count that has begun before', async () => {
    await order('ada', 'Ada', 1, 10);
    let counts = 0;
    await updateFigures(new Date(), {
      ...ORDERS_TO_COUNT,
      countCustomers: async (ids) => {
        const before = await countCustomers(ids);
        counts += 1;
        await Order.updateMany({}, { $set: { uid: 'deleted:1', email: '' } });
        await recountCustomers(['ada']);
        return before;
      },
    });
    expect(counts).toBe(1);
    expect([await list(), await app.stored('customer_figures')]).toEqual([[], []]);
  });
});
