import type { Collection, Db } from 'mongodb';
import { type Acknowledged, BATCH } from './workload.ts';

/** What is wrong with the data, compared with what was acknowledged; empty when nothing is. */
export async function check(db: Db, done: Acknowledged): Promise<string[]> {
  return [
    ...(await checkItems(db, done)),
    ...(await checkBatches(db, done)),
    ...(await checkTransfers(db, done)),
    ...(await checkIndexes(db)),
  ];
}

async function checkItems(db: Db, done: Acknowledged): Promise<string[]> {
  const faults: string[] = [];
  const found = new Map<string, number>();
  for await (const item of db.collection<{ _id: string; value: number }>('items').find())
    found.set(item._id, item.value);
  for (const [id, value] of done.items) {
    const stored = found.get(id);
    if (stored === undefined) faults.push(`item ${id} is lost`);
    else if (stored < value) faults.push(`item ${id} is stale: ${stored} instead of ${value}`);
  }
  for (const id of done.deleted)
    if (found.has(id)) faults.push(`item ${id} is back after its deletion`);
  const counter = await db
    .collection<{ _id: string; n: number }>('counters')
    .findOne({ _id: 'orders' });
  if ((counter?.n ?? 0) < done.counter)
    faults.push(`the counter fell back from ${done.counter} to ${counter?.n}`);
  return faults;
}

async function checkBatches(db: Db, done: Acknowledged): Promise<string[]> {
  const rows = await db
    .collection('batches')
    .aggregate<{ _id: string; n: number }>([{ $group: { _id: '$batch', n: { $sum: 1 } } }])
    .toArray();
  const sizes = new Map(rows.map((row) => [row._id, row.n]));
  return [
    ...rows
      .filter((row) => row.n !== BATCH)
      .map((row) => `batch ${row._id} is torn: ${row.n} of ${BATCH}`),
    ...[...done.batches]
      .filter((batch) => !sizes.has(batch))
      .map((batch) => `batch ${batch} is lost`),
  ];
}

/** A transaction is there as a whole or not at all: what one account has lost, another one has. */
async function checkTransfers(db: Db, done: Acknowledged): Promise<string[]> {
  const amounts = await db
    .collection('givers')
    .aggregate<{ amount: number }>([{ $unionWith: { coll: 'takers', pipeline: [] } }])
    .toArray();
  const sum = amounts.reduce((total, { amount }) => total + amount, 0);
  const stored = await db.collection<{ _id: string }>('transfers').find().toArray();
  const found = new Set(stored.map(({ _id }) => _id));
  return [
    ...(sum === 0 ? [] : [`the accounts are off by ${sum}`]),
    ...[...done.transfers]
      .filter((transfer) => !found.has(transfer))
      .map((transfer) => `transfer ${transfer} is lost`),
  ];
}

/** Every document has to be found by each index, and no index may hold more. */
async function checkIndexes(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const name of ['items', 'batches']) {
    const collection: Collection = db.collection(name);
    const natural = await collection.countDocuments({}, { hint: { $natural: 1 } });
    for (const index of await collection.listIndexes().toArray()) {
      const counted = await collection.countDocuments({}, { hint: index.name });
      if (counted !== natural)
        faults.push(`index ${index.name} of ${name} holds ${counted} of ${natural} documents`);
    }
  }
  for await (const item of db.collection('items').find({}, { hint: { $natural: 1 } }))
    if (
      (await db
        .collection('items')
        .countDocuments(
          { group: item.group, value: item.value, _id: item._id },
          { hint: 'group_1_value_-1' },
        )) !== 1
    )
      faults.push(`item ${String(item._id)} is missing from an index`);
  return faults;
}
