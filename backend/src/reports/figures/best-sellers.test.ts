import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { aReturn, storedOrder } from '../../orders/returns/returns.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { updateBestSellers } from './best-sellers-job.ts';
import { forgetFigures, makeFiguresDue } from './figures.builder.ts';

const app = useTestApp();
const NOW = new Date('2026-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

beforeEach(async () => {
  app.clock.now = NOW;
  await Promise.all([Book.deleteMany({}), Order.deleteMany({})]);
  await forgetFigures();
});

/** Reads with an admin's token, because visitors' replies are cached for half a second. */
async function read<Body>(path: string): Promise<Body> {
  const call = app.http().get(path);
  return (await call.set('Authorization', await asAdmin())).body;
}
const titlesAt = async (path: string) =>
  (await read<{ title: string }[]>(path)).map(({ title }) => title);
const topSellers = (query = '') => titlesAt(`/api/books/?sort=most-sold${query}`);
const bestSellers = () => titlesAt('/api/books/?sort=best-selling');

/** Stores books, the first one the oldest; returns their ids. */
async function books(...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, title] of titles.entries()) {
    ids.push(await aBook({ title, createdAt: daysAgo(300 - at) }));
  }
  return ids;
}

const sold = async (
  id = '',
  createdAt = daysAgo(1),
  status: OrderStatus = 'delivered',
  quantity = 1,
) => {
  const books = [{ price: 10, bookId: new Types.ObjectId(id), quantity }];
  return makeFiguresDue(await anOrder({ createdAt, status, books }));
};

async function buy(id: string): Promise<string> {
  const order = anOrderBody({ email: emailOf('ada'), productIds: [id], totalPrice: '10.00' });
  const call = app.http().post('/api/orders/').set('Authorization', asCustomer('ada'));
  const { status, body } = await call.send(order);
  expect(status).toBe(201);
  return body._id;
}

describe('the most sold books', () => {
  it('come first, filled up with the newest, however well others are known', async () => {
    const [old, older, unsold] = await books('Sold twice', 'Sold once', 'Unsold', 'Newest');
    await Book.updateOne({ _id: unsold }, { $set: { popularity: 4_700_000 } });
    await sold(old);
    await sold(old, daysAgo(80));
    await sold(older);
    await updateBestSellers(NOW);
    expect(await topSellers()).toEqual(['Sold twice', 'Sold once', 'Newest', 'Unsold']);
    expect(await topSellers('&category=horror')).toEqual([]);
    expect(await topSellers('&q=sold')).toEqual(['Sold twice', 'Sold once']);
  });

  it('show at once in replies that visitors have seen before', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    await updateBestSellers(NOW);
    const seen = async () => (await app.http().get('/api/books/?sort=most-sold')).body[0].title;
    expect(await seen()).toBe('Newest');
    await buy(id);
    expect(await seen()).toBe('Newest');
    await updateBestSellers(NOW);
    expect(await seen()).toBe('Bought');
  });

  it('leave out refused orders and those of more than 90 days ago', async () => {
    const [refused, old, lately] = await books('Refused', 'Long ago', 'Lately', 'Newest');
    await sold(refused, daysAgo(1), 'refused');
    await sold(old, daysAgo(90));
    await sold(old, daysAgo(90));
    await sold(lately);
    await updateBestSellers(NOW);
    expect(await topSellers()).toEqual(['Lately', 'Newest', 'Long ago', 'Refused']);
  });

  it('follow a placed and a cancelled order at the next look, not before', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    await updateBestSellers(NOW);
    const order = await buy(id);
    expect(await topSellers()).toEqual(['Newest', 'Bought']);
    await updateBestSellers(NOW);
    expect(await topSellers()).toEqual(['Bought', 'Newest']);
    await app
      .http()
      .post(`/api/orders/${order}/cancel`)
      .set('Authorization', asCustomer('ada'))
      .send({});
    await updateBestSellers(NOW);
    expect(await topSellers()).toEqual(['Newest', 'Bought']);
  });

  it('find an old order that was cancelled, and forget days that are over', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    const order = await sold(id, daysAgo(30));
    await updateBestSellers(NOW);
    expect(await topSellers()).toEqual(['Bought', 'Newest']);
    await updateBestSellers(daysAgo(-340));
    expect(await topSellers()).toEqual(['Newest', 'Bought']);
    await updateBestSellers(NOW);
    await Order.updateOne({ _id: order }, { $set: { status: 'refused' } });
    await makeFiguresDue(order);
    await updateBestSellers(NOW);
    expect(await topSellers()).toEqual(['Newest', 'Bought']);
  });

  it('are the same however many servers look at once, and however often', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    await sold(id);
    await Promise.all([1, 2, 3, 4].map(() => updateBestSellers(NOW)));
    await updateBestSellers(NOW);
    expect(await topSellers()).toEqual(['Bought', 'Newest']);
    expect(await app.stored('sales_days')).toMatchObject([
      { _id: '2026-06-14', genres: [{ category: 'fiction', copies: 1 }] },
    ]);
  });
});

describe('popular books, in the order of best sellers and in a search', () => {
  /** Stores books, the best known first, the last one known to nobody. Returns the ids. */
  const storiesOfTheWorld = () =>
    Promise.all(
      [4_700_000, 2_000_000, 900_000, 0].map((popularity, at) =>
        aBook({
          title: `Story ${['world', 'crowd', 'group', 'quiet'][at]}`,
          createdAt: daysAgo(100 + at),
          ...(popularity && { popularity }),
        }),
      ),
    );
  const BY_FAME = ['world', 'crowd', 'group', 'quiet'];
  const inBothOrders = async () => {
    const [listed, found] = await Promise.all([bestSellers(), titlesAt('/api/books/?q=story')]);
    const ends = [listed, found].map((titles) => titles.map((title) => title.slice(6)));
    expect(ends[1]).toEqual(ends[0]);
    return ends[0];
  };
  const ranking = async () => (await read<{ ranking: string }>('/api/books/facets')).ranking;
  const sell = (times: number, ...rest: Parameters<typeof sold>) =>
    Promise.all(Array.from({ length: times }, () => sold(...rest)));

  it('follow fame alone while the shop has sold little: two copies do not beat millions of readers', async () => {
    const [, , , nobody] = await storiesOfTheWorld();
    await sold(nobody, daysAgo(1), 'delivered', 2);
    await updateBestSellers(NOW);
    expect([await inBothOrders(), await ranking()]).toEqual([BY_FAME, 'popularity']);
    await sell(18, nobody);
    await updateBestSellers(NOW);
    expect([await inBothOrders(), await ranking()]).toEqual([BY_FAME, 'popularity']);
  });

  it('follow sales and fame, each as a share of its maximum, from the twentieth order on', async () => {
    const [, many, some, nobody] = await storiesOfTheWorld();
    await sell(10, nobody);
    await sell(6, some);
    await sell(4, many);
    await updateBestSellers(NOW);
    // 1 + 0; 0 + 1; 4 of 10 copies and 20 of 47 readers; 6 of 10 and 9 of 47.
    expect(await inBothOrders()).toEqual(['world', 'quiet', 'crowd', 'group']);
    expect(await ranking()).toBe('sales');
    await sell(5, some);
    await updateBestSellers(NOW);
    // 11 of 11 copies and 9 of 47 readers; 10 of 11 and none.
    expect(await bestSellers()).toEqual(
      ['group', 'world', 'quiet', 'crowd'].map((name) => `Story ${name}`),
    );
  });

  it('follow fame alone again once days of sales are over', async () => {
    const [, , , nobody] = await storiesOfTheWorld();
    await sell(1, nobody, daysAgo(89), 'delivered', 9);
    await sell(19, nobody);
    await updateBestSellers(NOW);
    expect(await ranking()).toBe('sales');
    await updateBestSellers(daysAgo(-1));
    expect([await inBothOrders(), await ranking()]).toEqual([BY_FAME, 'popularity']);
  });

  it.each<OrderStatus>(['unconfirmed', 'awaiting-payment', 'refused', 'cancelled'])(
    'do not count orders that are %s',
    async (status) => {
      const [, , , nobody] = await storiesOfTheWorld();
      await sell(19, nobody);
      await sell(30, nobody, daysAgo(1), status);
      await updateBestSellers(NOW);
      expect([await inBothOrders(), await ranking()]).toEqual([BY_FAME, 'popularity']);
    },
  );

  it('do not count orders whose copies all came back, once their money went back', async () => {
    const [, , , nobody = ''] = await storiesOfTheWorld();
    await sell(19, nobody);
    const order = await sold(nobody);
    await updateBestSellers(NOW);
    expect(await ranking()).toBe('sales');
    const { returnId } = await aReturn({ order, state: 'received' });
    await updateBestSellers(NOW);
    expect(await ranking()).toBe('sales');
    const refund = { at: NOW, amount: 1000, method: 'cash', by: 'anna', sums: [] };
    const { returns } = await storedOrder(order);
    const refunded = returns?.map((one) =>
      String(one._id) === returnId ? { ...one, refund } : one,
    );
    await Order.updateOne({ _id: order }, { $set: { returns: refunded } });
    await makeFiguresDue(order);
    await updateBestSellers(NOW);
    expect([await inBothOrders(), await ranking()]).toEqual([BY_FAME, 'popularity']);
  });

  it('are measured by the books that visitors see', async () => {
    const [, many, , nobody] = await storiesOfTheWorld();
    const hidden = await aBook({ title: 'Hidden', popularity: 1_000_000_000, hidden: true });
    await sold(hidden, daysAgo(1), 'delivered', 99);
    await sell(20, nobody);
    await sell(5, many);
    await updateBestSellers(NOW);
    expect((await bestSellers()).filter((title) => title !== 'Hidden')).toEqual([
      'Story world',
      'Story quiet',
      'Story crowd',
      'Story group',
    ]);
  });

  it('follow sales alone where nothing is known', async () => {
    const [less, more] = await books('Story Jim', 'Story Tom', 'Story Ann');
    await sell(7, less);
    await sell(14, more);
    await updateBestSellers(NOW);
    expect(await bestSellers()).toEqual(['Story Tom', 'Story Jim', 'Story Ann']);
    expect(await titlesAt('/api/books/?q=story')).toEqual(await bestSellers());
    expect(await ranking()).toBe('sales');
  });

  it('are named after their age where nothing is known and little is sold', async () => {
    const [id] = await books('Bought', 'Newest');
    await sold(id);
    await updateBestSellers(NOW);
    expect([await bestSellers(), await ranking()]).toEqual([['Newest', 'Bought'], 'age']);
  });
});
