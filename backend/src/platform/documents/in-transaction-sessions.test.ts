import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { inTransaction } from './in-transaction.ts';

useTestApp();

const notes = () => mongoose.connection.collection<{ _id: string; n: number }>('notes');
const Note = mongoose.model(
  'Note',
  new mongoose.Schema({ n: String }, { collection: 'notes', versionKey: false }),
);

it.each([
  ['a model', () => Note.create([{ n: '1' }])],
  ['a query', () => Note.updateOne({ n: '1' }, { n: '2' }).exec()],
  ['a model with several', () => Note.bulkWrite([{ insertOne: { document: { n: '1' } } }])],
  ['a collection', () => notes().insertOne({ _id: 'a', n: 1 })],
  [
    'a collection with several',
    () => notes().bulkWrite([{ insertOne: { document: { _id: 'a', n: 1 } } }]),
  ],
])('refuses in tests what %s writes in a transaction without its session', async (_what, write) => {
  const writing = inTransaction(async () => void (await write()));
  await expect(writing).rejects.toThrow(/of notes lacks the session of its transaction/);
  expect(await notes().countDocuments({})).toBe(0);
});

it('lets through what is written with the session, and outside', async () => {
  await inTransaction(async (session) => {
    await Note.create([{ n: '1' }], { session });
    await Note.updateOne({ n: '1' }, { n: '2' }, { session });
    await notes().insertOne({ _id: 'a', n: 3 }, { session });
  });
  await notes().insertOne({ _id: 'b', n: 4 });
  expect(await notes().countDocuments({})).toBe(3);
});
