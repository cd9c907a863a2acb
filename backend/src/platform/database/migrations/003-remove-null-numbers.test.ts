import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { removeNullNumbers } from './003-remove-null-numbers.ts';

const app = useTestApp();

it('removes the number of a series only where it is null, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const numbered = await aBook({ series: { name: 'Discworld', number: 3 } });
  const id = await aBook({ series: { name: 'Solo' } });
  const filter = { _id: new mongoose.Types.ObjectId(id) };
  await db.collection('books').updateOne(filter, { $set: { 'series.number': null } });
  for (const _run of [1, 2]) {
    await removeNullNumbers(db);
    const books = new Map((await app.stored('books')).map(({ _id, series }) => [`${_id}`, series]));
    expect(books.get(id)).toEqual({ name: 'Solo' });
    expect(books.get(numbered)).toEqual({ name: 'Discworld', number: 3 });
  }
});
