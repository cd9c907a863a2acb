import mongoose, { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { Book } from '../../../catalogue/books/books.model.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { lastOrdersOfBooks } from './010-last-orders-of-books.ts';

useTestApp();

it('tells of each book when it was last ordered, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const [sold, counted] = [await aBook({ stock: 1 }), await aBook({ stock: 1 })];
  const [first, last, later] = ['2026-03-01', '2026-05-02', '2026-06-01'].map(
    (day) => new Date(day),
  ) as [Date, Date, Date];
  const movement = (book: string, cause: string, at: Date, delta = -1) => ({
    book: new Types.ObjectId(book),
    ...(cause !== 'counted' && { order: new Types.ObjectId() }),
    cause,
    delta,
    at,
  });
  await db
    .collection('stock_movements')
    .insertMany([
      movement(sold, 'order-placed', last),
      movement(sold, 'order-changed', first),
      movement(sold, 'order-cancelled', later, 1),
      movement(counted, 'counted', later),
      movement(new Types.ObjectId().toString(), 'order-placed', later),
    ]);
  for (const _run of [1, 2]) {
    await lastOrdersOfBooks(db);
    const books = await Book.find({ _id: { $in: [sold, counted] } })
      .sort({ _id: 1 })
      .lean();
    expect(books.map(({ soldAt }) => soldAt)).toEqual([last, undefined]);
  }
});
