import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asCustomer, emailOf } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { aBook } from '../catalogue/books.builder.ts';
import { Book } from '../catalogue/books.model.ts';
import { wishFor } from '../customers/wishes.ts';
import { anOrder, anOrderBody } from '../orders/orders.builder.ts';
import { Order } from '../orders/orders.model.ts';
import { updateBestSellers } from './best-sellers-job.ts';
import { forgetFigures } from './update-figures.ts';

const app = useTestApp();
const NOW = new Date('2026-06-15T12:00:00Z');
const LATER = new Date('2026-06-15T14:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

beforeEach(async () => {
  app.clock.now = NOW;
  await Promise.all([Book.deleteMany({}), Order.deleteMany({})]);
  await forgetFigures();
});

/** Reads with an admin's token, because visitors' replies are cached for half a second. */
const bestSellers = async (query = '') => {
  const call = app.http().get(`/api/books/?sort=best-selling${query}`);
  const { body } = await call.set('Authorization', await asAdmin());
  return body.map(({ title }: { title: string }) => title);
};

/** Stores books, the first one the oldest; returns their ids. */
async function books(...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, title] of titles.entries()) {
    ids.push(await aBook({ title, createdAt: daysAgo(300 - at) }));
  }
  return ids;
}

const sold = (id = '', createdAt = daysAgo(1), status: 'delivered' | 'refused' = 'delivered') =>
  anOrder({ createdAt, status, books: [{ price: 10, bookId: new Types.ObjectId(id) }] });

async function buy(id: string): Promise<string> {
  const order = anOrderBody({ email: emailOf('ada'), productIds: [id], totalPrice: '10.00' });
  const call = app.http().post('/api/orders/').set('Authorization', asCustomer('ada'));
  const { status, body } = await call.send(order);
  expect(status).toBe(201);
  return body._id;
}

describe('best-selling books', () => {
  it('come first, filled up with the newest', async () => {
    const [old, older] = await books('Sold twice', 'Sold once', 'Unsold', 'Newest');
    await sold(old);
    await sold(old, daysAgo(80));
    await sold(older);
    await updateBestSellers(NOW);
    expect(await bestSellers()).toEqual(['Sold twice', 'Sold once', 'Newest', 'Unsold']);
    expect(await bestSellers('&category=horror')).toEqual([]);
    expect(await bestSellers('&q=sold')).toEqual(['Sold twice', 'Sold once']);
  });

  it('show at once in replies that visitors have seen before', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    await updateBestSellers(NOW);
    const seen = async () => (await app.http().get('/api/books/?sort=best-selling')).body[0].title;
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
    expect(await bestSellers()).toEqual(['Lately', 'Long ago', 'Newest', 'Refused']);
  });

  it('follow how known a book is where sales are equal: sold in a year, wished for, known elsewhere', async () => {
    const [overAYear, inYear, wished] = await books(
      'Over a year ago',
      'In a year',
      'Wished for',
      'Newest',
    );
    await aBook({ title: 'Known elsewhere', popularity: 5000, createdAt: daysAgo(400) });
    await aBook({ title: 'Known better', popularity: 9000, createdAt: daysAgo(500) });
    await sold(inYear, daysAgo(364));
    await sold(overAYear, daysAgo(365));
    await wishFor('ada', wished ?? '', NOW);
    app.clock.now = LATER;
    await updateBestSellers(LATER);
    expect(await bestSellers()).toEqual([
      'In a year',
      'Wished for',
      'Known better',
      'Known elsewhere',
      'Newest',
      'Over a year ago',
    ]);
  });

  it('are named after what they go by: sales, else how known books are, else their age', async () => {
    const ranking = async () => {
      const call = app.http().get('/api/books/facets');
      return (await call.set('Authorization', await asAdmin())).body.ranking;
    };
    const [id = ''] = await books('Bought', 'Newest');
    await updateBestSellers(NOW);
    expect(await ranking()).toBe('age');
    await Book.updateOne({ _id: id }, { $set: { popularity: 7 } });
    expect(await ranking()).toBe('popularity');
    await buy(id);
    await updateBestSellers(NOW);
    expect(await ranking()).toBe('sales');
  });

  it('follow a placed and a cancelled order at the next look, not before', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    await updateBestSellers(NOW);
    const order = await buy(id);
    expect(await bestSellers()).toEqual(['Newest', 'Bought']);
    await updateBestSellers(NOW);
    expect(await bestSellers()).toEqual(['Bought', 'Newest']);
    await app
      .http()
      .post(`/api/orders/${order}/cancel`)
      .set('Authorization', asCustomer('ada'))
      .send({});
    await updateBestSellers(NOW);
    expect(await bestSellers()).toEqual(['Newest', 'Bought']);
  });

  it('find an old order that was cancelled, and forget days that are over', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    const order = await sold(id, daysAgo(30));
    await updateBestSellers(NOW);
    expect(await bestSellers()).toEqual(['Bought', 'Newest']);
    await updateBestSellers(daysAgo(-340));
    expect(await bestSellers()).toEqual(['Newest', 'Bought']);
    await updateBestSellers(NOW);
    await Order.updateOne(
      { _id: order },
      { $set: { status: 'refused', changedAt: daysAgo(-340) } },
    );
    await updateBestSellers(NOW);
    expect(await bestSellers()).toEqual(['Newest', 'Bought']);
  });

  it('are the same however many servers look at once, and however often', async () => {
    const [id = ''] = await books('Bought', 'Newest');
    await sold(id);
    await Promise.all([1, 2, 3, 4].map(() => updateBestSellers(NOW)));
    await updateBestSellers(NOW);
    expect(await bestSellers()).toEqual(['Bought', 'Newest']);
    expect(await app.stored('sales_days')).toMatchObject([
      { _id: '2026-06-14', genres: [{ category: 'fiction', copies: 1 }] },
    ]);
  });
});
