import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { Book } from '../../features/books/books.model.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { collectionNames } from '../collection-names.ts';
import { dropLeftovers } from './0004-drop-leftovers.ts';

useTestApp();

it('drops what earlier versions have left, and nothing else, also from several servers at once', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const kept = {
    collections: await collectionNames(db),
    indexes: (await Book.collection.indexes()).map(({ name }) => name),
  };
  for (const name of ['order_looks', 'outbox', 'rate_limits'])
    await db.collection(name).insertOne({ left: 'behind' });
  for (const key of ['createdAt', 'titleKey', 'newPriceCents'] as const) {
    const rest = {
      [key]: key === 'createdAt' ? -1 : 1,
      _id: key === 'createdAt' ? -1 : 1,
    } as const;
    await Book.collection.createIndex(rest);
    await Book.collection.createIndex({ category: 1, ...rest });
  }
  await Book.collection.createIndex({ hidden: 1, category: 1 });
  await Promise.all([dropLeftovers(), dropLeftovers(), dropLeftovers()]);
  await dropLeftovers();
  expect(await collectionNames(db)).toEqual(kept.collections);
  expect((await Book.collection.indexes()).map(({ name }) => name)).toEqual(kept.indexes);
});
