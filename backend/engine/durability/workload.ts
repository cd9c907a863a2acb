import type { Db } from 'mongodb';

/** What the database has acknowledged so far: it must never be lost again. */
export interface Acknowledged {
  /** _id of an item -> the highest value acknowledged for it. */
  items: Map<string, number>;
  /** Items whose deletion was acknowledged. */
  deleted: Set<string>;
  /** Batches of 50 whose insertMany was acknowledged. */
  batches: Set<string>;
  counter: number;
  /** Transfers whose commit was acknowledged. */
  transfers: Set<string>;
  operations: number;
}

export const newRecord = (): Acknowledged => ({
  items: new Map(),
  deleted: new Set(),
  batches: new Set(),
  counter: 0,
  transfers: new Set(),
  operations: 0,
});

export const BATCH = 50;

/** Mixed writes from several clients until the connection breaks; notes only what was acknowledged. */
export async function write(
  db: Db,
  round: number,
  done: Acknowledged,
  stopped: () => boolean,
): Promise<void> {
  const items = db.collection<{ _id: string; value: number; group: number; text: string }>('items');
  const until = async (step: (i: number) => Promise<void>) => {
    for (let i = 0; !stopped(); i++) {
      await step(i);
      done.operations++;
    }
  };
  const inserter = (client: number) =>
    until(async (i) => {
      const _id = `${round}-${client}-${i}`;
      await items.insertOne({ _id, value: 0, group: i % 7, text: 'x'.repeat(i % 900) });
      done.items.set(_id, 0);
      await items.updateOne({ _id }, { $inc: { value: 1 }, $set: { group: (i + 3) % 7 } });
      done.items.set(_id, 1);
      if (i % 5 !== 0) return;
      // Between the request and its answer the item may be there or not.
      done.items.delete(_id);
      await items.deleteOne({ _id });
      done.deleted.add(_id);
    });
  const batches = until(async (i) => {
    const batch = `${round}-${i}`;
    await db
      .collection('batches')
      .insertMany(Array.from({ length: BATCH }, (_, n) => ({ batch, n })));
    done.batches.add(batch);
  });
  const counter = until(async () => {
    const after = await db
      .collection<{ _id: string; n: number }>('counters')
      .findOneAndUpdate(
        { _id: 'orders' },
        { $inc: { n: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    done.counter = Math.max(done.counter, after?.n ?? 0);
  });
  const clients = [
    ...[0, 1, 2, 3].map(inserter),
    batches,
    counter,
    ...[0, 1].map((client) => transfers(db, `${round}-${client}`, done, until)),
  ];
  await Promise.allSettled(clients);
}

/** Moves money between accounts in two collections, and notes each transfer, in one transaction. */
function transfers(
  db: Db,
  client: string,
  done: Acknowledged,
  until: (step: (i: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  return until(async (i) => {
    const _id = `${client}-${i}`;
    const amount = 1 + (i % 9);
    await db.client.withSession((session) =>
      session.withTransaction(async () => {
        const options = { session, upsert: true };
        const [from, to] = ['givers', 'takers'].map((name) => db.collection<{ _id: number }>(name));
        await from?.updateOne({ _id: i % 3 }, { $inc: { amount: -amount } }, options);
        await db.collection<{ _id: string }>('transfers').insertOne({ _id }, { session });
        await to?.updateOne({ _id: i % 5 }, { $inc: { amount } }, options);
      }),
    );
    done.transfers.add(_id);
  });
}
