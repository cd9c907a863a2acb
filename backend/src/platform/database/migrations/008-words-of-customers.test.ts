import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { wordsOfCustomers } from './008-words-of-customers.ts';

const app = useTestApp();

it('gives customers the words that the search finds them by, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const counts = { orders: 1, earningOrders: 1, earningCents: 100, averageCents: 100 };
  const customers = [
    { _id: 'anna', name: 'Anna Krüger', email: 'anna@example.com', phone: '+4915', ...counts },
    { _id: 'nobody', ...counts },
    { _id: 'known', ...counts, searchWords: ['known'] },
  ];
  await db.collection('customer_figures').insertMany(customers as never);
  for (const _run of [1, 2]) {
    await wordsOfCustomers(db);
    const words = (await app.stored('customer_figures')).map(({ searchWords }) => searchWords);
    expect(words).toEqual([
      ['anna', 'kruger', 'krueger', 'anna@example.com', '4915', '~5194'],
      [],
      ['known'],
    ]);
  }
});
