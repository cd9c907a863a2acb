import mongoose from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { inTransaction } from './in-transaction.ts';
import { isDuplicateKey } from './mongo.ts';

useTestApp();

const Seat = mongoose.model(
  'Seat',
  new mongoose.Schema(
    { _id: String, guest: String },
    { collection: 'seats', versionKey: false, autoIndex: false },
  ),
);
beforeEach(() => Seat.deleteMany({}));

it('repeats what does not find any more what it has read', async () => {
  await Seat.create({ _id: 'a', guest: 'Ada' });
  let tries = 0;
  await inTransaction(async (session) => {
    tries += 1;
    // As a server without snapshots would find it.
    const seen = tries === 1 ? 'Grace' : 'Ada';
    await Seat.updateOne({ _id: 'a', guest: seen }, { guest: 'Edith' }, { session }).orFail();
  });
  expect([tries, (await Seat.findById('a').lean())?.guest]).toEqual([2, 'Edith']);
});

it('repeats what inserts documents that others have just inserted, but not for ever', async () => {
  await Seat.create({ _id: 'a' });
  let tries = 0;
  const take = (ids: string[]) =>
    inTransaction(async (session) => {
      await Seat.create([{ _id: ids[tries++] }], { session });
      return tries;
    });
  expect(await take(['a', 'b'])).toBe(2);
  tries = 0;
  expect(await take(['a', 'b', 'a', 'c'])).toBe(4);
  tries = 0;
  await expect(take(['a', 'a', 'a', 'a', 'd'])).rejects.toSatisfy(isDuplicateKey);
  expect(tries).toBe(4);
});

it('throws what its work throws, and writes nothing then', async () => {
  const ended = new Error('That is enough.');
  const writing = inTransaction(async (session) => {
    await Seat.create([{ _id: 'a' }], { session });
    throw ended;
  });
  await expect(writing).rejects.toBe(ended);
  expect(await Seat.countDocuments({})).toBe(0);
});

it('refuses nobody who only waits for the turns of others, however slow the machine is', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await Seat.create({ _id: 'a', guest: '' });
  const join = (guest: string) =>
    inTransaction(async (session) => {
      const seat = await Seat.findById('a').session(session).orFail();
      vi.advanceTimersByTime(1000);
      await seat.set({ guest: `${seat.get('guest')}${guest}` }).save({ session });
    });
  await Promise.all([...'ABCDEFGHIJ'].map(join));
  const { guest } = await Seat.findById('a').orFail();
  expect([...String(guest)].sort().join('')).toBe('ABCDEFGHIJ');
});
