import type { ClientSession, Collection } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase({}, { snapshots: true });
});
afterAll(() => database.stop());

interface Doctor {
  _id: number;
  onCall: number;
}
const WRITE_CONFLICT = 112;

async function begin(): Promise<{
  doctors: Collection<Doctor>;
  a: ClientSession;
  b: ClientSession;
}> {
  const doctors = await database.collectionOf([
    { _id: 1, onCall: 1 },
    { _id: 2, onCall: 1 },
  ]);
  const [a, b] = [database.client.startSession(), database.client.startSession()];
  a.startTransaction();
  b.startTransaction();
  return { doctors: doctors as unknown as Collection<Doctor>, a, b };
}
const onCall = (doctors: Collection<Doctor>, session?: ClientSession) =>
  doctors.countDocuments({ onCall: 1 }, { session });

it('shows what was there at the first command, and what the transaction has written', async () => {
  const { doctors, a, b } = await begin();
  expect(await onCall(doctors, a)).toBe(2);
  expect(await onCall(doctors, b)).toBe(2);
  await doctors.updateOne({ _id: 1 }, { $set: { onCall: 0 } }, { session: b });
  await doctors.insertOne({ _id: 3, onCall: 1 }, { session: b });
  await doctors.deleteOne({ _id: 2 }, { session: b });
  await b.commitTransaction();
  expect(await onCall(doctors, a)).toBe(2);
  await doctors.insertOne({ _id: 4, onCall: 1 }, { session: a });
  expect(await onCall(doctors, a)).toBe(3);
  expect((await doctors.findOne({ _id: 1 }, { session: a }))?.onCall).toBe(1);
  await a.commitTransaction();
  expect((await doctors.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([
    1, 3, 4,
  ]);
  expect(await onCall(doctors)).toBe(2);
});

it('lets two go that read what the other one writes', async () => {
  const { doctors, a, b } = await begin();
  for (const [_id, session] of [
    [1, a],
    [2, b],
  ] as const) {
    expect(await onCall(doctors, session)).toBe(2);
    await doctors.updateOne({ _id }, { $set: { onCall: 0 } }, { session });
  }
  await a.commitTransaction();
  await b.commitTransaction();
  expect(await onCall(doctors)).toBe(0);
});

it('refuses the second of two that write the same document, whichever command notices it', async () => {
  const { doctors, a, b } = await begin();
  const add = (session?: ClientSession) =>
    doctors.updateOne({ _id: 1 }, { $inc: { onCall: 1 } }, { session });
  await add(a);
  await add(b);
  await a.commitTransaction();
  await expect(b.commitTransaction()).rejects.toMatchObject({ code: WRITE_CONFLICT });
  a.startTransaction();
  expect(await onCall(doctors, a)).toBe(1);
  await add();
  const late = add(a);
  await expect(late).rejects.toMatchObject({ code: WRITE_CONFLICT });
  await expect(late).rejects.toSatisfy((error) => error.hasErrorLabel('TransientTransactionError'));
  expect((await doctors.findOne({ _id: 1 }))?.onCall).toBe(3);
});

it('takes an update that changes nothing for none', async () => {
  const { doctors, a, b } = await begin();
  await doctors.updateOne({ _id: 1 }, { $set: { onCall: 0 } }, { session: a });
  await doctors.updateOne({ _id: 1 }, { $set: { onCall: 1 } }, { session: b });
  await a.commitTransaction();
  await b.commitTransaction();
  expect((await doctors.findOne({ _id: 1 }))?.onCall).toBe(0);
});

it('refuses the second of two that insert the same key', async () => {
  const { doctors, a, b } = await begin();
  await doctors.createIndex({ onCall: 1, _id: 1 });
  const add = (session: ClientSession) =>
    doctors.updateOne({ _id: 9 }, { $set: { onCall: 5 } }, { session, upsert: true });
  await add(a);
  await add(b);
  await b.commitTransaction();
  await expect(a.commitTransaction()).rejects.toMatchObject({ code: WRITE_CONFLICT });
  expect(await doctors.countDocuments({ _id: 9 })).toBe(1);
});
