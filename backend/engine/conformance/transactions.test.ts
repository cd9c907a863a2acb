import { type ClientSession, type Collection, type Document, Long } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
afterEach(() => vi.restoreAllMocks());

const CONFLICT = { code: 112, errorLabels: ['TransientTransactionError'] };
const GONE = { code: 251, errorLabels: ['TransientTransactionError'] };

/** A session with a transaction that nobody has ended yet. */
function begin(): ClientSession {
  const session = database.client.startSession();
  session.startTransaction({ readConcern: { level: 'snapshot' } });
  return session;
}
interface Book {
  _id: number;
  stock?: number;
  title?: string | string[];
}

const books = async (): Promise<Collection<Book>> =>
  (await database.collectionOf([
    { _id: 1, stock: 5, title: 'Emma' },
    { _id: 2, stock: 0, title: 'Ivanhoe' },
  ])) as unknown as Collection<Book>;

async function stockOf(c: Collection<Book>, session?: ClientSession) {
  const found = await c.find({}, { session }).sort({ _id: 1 }).toArray();
  return found.map(({ stock }) => stock);
}

/** The number of the last transaction of a session. */
const numberOf = (session: ClientSession): number =>
  (session as unknown as { serverSession: { txnNumber: number } }).serverSession.txnNumber;

/** Sends a command with the numbers of a transaction, whatever the driver thinks of its session. */
const send = (session: ClientSession, number: number, command: Document, on = 'shop') =>
  database.client
    .db(on)
    .command({ ...command, txnNumber: Long.fromNumber(number), autocommit: false }, { session });

describe('a transaction', () => {
  it('sees its own writes by every kind of read, and nobody else does before the commit', async () => {
    const c = await books();
    const session = begin();
    await c.insertOne({ _id: 3, stock: 9 }, { session });
    await c.updateOne({ _id: 1 }, { $inc: { stock: 1 } }, { session });
    await c.deleteOne({ _id: 2 }, { session });
    const reads = async (inside?: ClientSession) => {
      const options = inside && { session: inside };
      return {
        found: await stockOf(c, inside),
        counted: await c.countDocuments({}, options),
        grouped: await c
          .aggregate([{ $group: { _id: null, all: { $sum: '$stock' } } }], options)
          .toArray(),
        distinct: await c.distinct('stock', {}, options ?? {}),
      };
    };
    const before = {
      found: [5, 0],
      counted: 2,
      grouped: [{ _id: null, all: 5 }],
      distinct: [0, 5],
    };
    const after = {
      found: [6, 9],
      counted: 2,
      grouped: [{ _id: null, all: 15 }],
      distinct: [6, 9],
    };
    expect(await reads(session)).toEqual(after);
    expect(await reads()).toEqual(before);
    expect(await c.estimatedDocumentCount()).toBe(2);
    await session.commitTransaction();
    expect(await reads()).toEqual(after);
  });

  it('leaves nothing behind when it is aborted: documents, collections, indexes, counts', async () => {
    const c = await books();
    await c.createIndex({ title: 1 }, { unique: true });
    const session = begin();
    const name = `${c.collectionName}-new`;
    await c.updateMany({}, { $set: { title: ['A', 'B'] } }, { session }).catch(() => {});
    await session.abortTransaction();
    session.startTransaction();
    await c.updateOne({ _id: 1 }, { $set: { title: ['A', 'B'] } }, { session });
    await database.db.collection(name).insertMany([{ n: 1 }, { n: 2 }], { session });
    await database.db.collection(`${name}-indexed`).createIndex({ n: 1 }, { session });
    await session.abortTransaction();
    expect(await database.db.listCollections({ name: { $regex: name } }).toArray()).toEqual([]);
    expect(await c.countDocuments({ title: 'A' })).toBe(0);
    expect(await c.countDocuments({ title: 'Emma' })).toBe(1);
    expect(await c.estimatedDocumentCount()).toBe(2);
    await c.insertOne({ _id: 3, title: 'A' });
    expect(await stockOf(c)).toEqual([5, 0, undefined]);
  });

  it('creates collections and their indexes by itself', async () => {
    const session = begin();
    const made = database.db.collection('made-inside');
    await made.insertOne({ n: 1 }, { session });
    const indexed = await database.db.createCollection('indexed-inside', { session });
    await indexed.createIndex({ n: 1 }, { unique: true, session });
    await indexed.insertOne({ n: 7 }, { session });
    await session.commitTransaction();
    expect(await made.countDocuments()).toBe(1);
    await expect(indexed.insertOne({ n: 7 })).rejects.toMatchObject({ code: 11_000 });
  });

  it('gives the same ids and random numbers that it has answered', async () => {
    const c = await books();
    const session = begin();
    const { upsertedId } = await c.updateOne(
      { title: 'Kim' },
      { $set: { stock: 1 } },
      { upsert: true, session },
    );
    await c.updateOne({ _id: 1 }, [{ $set: { luck: { $rand: {} } } }], { session });
    const inside = await c.findOne({ _id: 1 }, { session });
    const changed = await c.findOneAndUpdate(
      { title: 'Kim' },
      { $inc: { stock: 1 } },
      { returnDocument: 'after', session },
    );
    expect(changed).toEqual({ _id: upsertedId, title: 'Kim', stock: 2 });
    await session.commitTransaction();
    expect(await c.findOne({ title: 'Kim' })).toEqual(changed);
    expect(await c.findOne({ _id: 1 })).toEqual(inside);
  });

  it('fetches what it has found in several batches, as it was at its command', async () => {
    const c = await database.collectionOf(Array.from({ length: 20 }, (_, n) => ({ n })));
    const session = begin();
    const cursor = c.find({}, { session, batchSize: 3 }).sort({ n: 1 });
    expect(await cursor.next()).toMatchObject({ n: 0 });
    await c.updateMany({}, { $set: { n: -1 } }, { session });
    expect((await cursor.toArray()).map(({ n }) => n)).toEqual(
      Array.from({ length: 19 }, (_, n) => n + 1),
    );
    await session.commitTransaction();
    expect(await c.countDocuments({ n: -1 })).toBe(20);
  });

  it('takes its cursors with it', async () => {
    const c = await database.collectionOf(Array.from({ length: 20 }, (_, n) => ({ n })));
    const session = begin();
    const cursor = c.find({}, { session, batchSize: 3 });
    await cursor.next();
    const { id } = cursor;
    await session.abortTransaction();
    const more = database.db.command({ getMore: id, collection: c.collectionName });
    await expect(more).rejects.toMatchObject({ code: 43 });
  });
});

describe('two transactions', () => {
  it('of which one has changed what the other has read: the second to commit fails', async () => {
    const c = await books();
    const [first, second] = [begin(), begin()];
    expect(await stockOf(c, first)).toEqual([5, 0]);
    expect(await stockOf(c, second)).toEqual([5, 0]);
    await c.updateOne({ _id: 1 }, { $set: { stock: 4 } }, { session: first });
    await c.updateOne({ _id: 1 }, { $set: { stock: 3 } }, { session: second });
    await first.commitTransaction();
    await expect(second.commitTransaction()).rejects.toMatchObject(CONFLICT);
    expect(await stockOf(c)).toEqual([4, 0]);
  });

  it('are told at the next command that writes when a read is outdated', async () => {
    const c = await books();
    const session = begin();
    await stockOf(c, session);
    await c.updateOne({ _id: 2 }, { $set: { stock: 1 } });
    await expect(
      c.updateOne({ _id: 1 }, { $set: { stock: 0 } }, { session }),
    ).rejects.toMatchObject(CONFLICT);
    await expect(session.commitTransaction()).rejects.toMatchObject(GONE);
    expect(await stockOf(c)).toEqual([5, 1]);
  });

  it('do not disturb each other on different documents', async () => {
    const c = await books();
    const [first, second] = [begin(), begin()];
    await c.findOneAndUpdate({ _id: 1 }, { $inc: { stock: 1 } }, { session: first });
    await c.findOneAndUpdate({ _id: 2 }, { $inc: { stock: 1 } }, { session: second });
    await Promise.all([first.commitTransaction(), second.commitTransaction()]);
    expect(await stockOf(c)).toEqual([6, 1]);
  });

  it('that insert the same unique value: one of them fails', async () => {
    const c = await books();
    await c.createIndex({ title: 1 }, { unique: true });
    const [first, second] = [begin(), begin()];
    await c.insertOne({ _id: 3, title: 'Kim' }, { session: first });
    await c.insertOne({ _id: 4, title: 'Kim' }, { session: second });
    const ends = await Promise.allSettled([first.commitTransaction(), second.commitTransaction()]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(ends[1]).toMatchObject({ reason: CONFLICT });
    expect(await c.countDocuments({ title: 'Kim' })).toBe(1);
  });

  it('are repeated by withTransaction until all of them are through', async () => {
    const c = await books();
    const buy = () =>
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          const book = await c.findOne({ _id: 1 }, { session });
          if (book?.stock === 0) return false;
          const stock = (book?.stock as number) - 1;
          await c.updateOne({ _id: 1 }, { $set: { stock } }, { session });
          return true;
        }),
      );
    const sold = await Promise.all(Array.from({ length: 8 }, buy));
    expect(sold.filter(Boolean)).toHaveLength(5);
    expect(await stockOf(c)).toEqual([0, 0]);
  });
});

describe('a transaction that only reads', () => {
  const reads = async (c: Collection<Book>, session?: ClientSession) => {
    const options = session ? { session } : {};
    return {
      all: await stockOf(c, session),
      byId: await c.findOne({ _id: 1 }, options),
      byIndex: await c
        .find({ title: { $gte: 'E' } }, options)
        .sort({ title: -1 })
        .toArray(),
      counted: await c.countDocuments({ stock: { $gt: 0 } }, options),
      titles: await c.distinct('title', {}, options),
      twice: await c
        .aggregate([{ $unionWith: { coll: c.collectionName } }, { $sort: { _id: 1 } }], options)
        .toArray(),
    };
  };

  it('sees the file as it was at its first command, whatever is written, by every kind of read', async () => {
    const c = await books();
    await c.createIndex({ title: 1 });
    const before = await reads(c);
    const session = begin();
    expect(await stockOf(c, session)).toEqual([5, 0]);
    await c.updateOne({ _id: 1 }, { $set: { stock: 1, title: ['A', 'Z'] } });
    await c.deleteOne({ _id: 2 });
    await c.insertOne({ _id: 3, stock: 7, title: 'Kim' });
    expect(await reads(c, session)).toEqual(before);
    await c.dropIndex('title_1');
    expect(await reads(c, session)).toEqual(before);
    await c.drop();
    expect(await reads(c, session)).toEqual(before);
    await session.commitTransaction();
    expect(await stockOf(c)).toEqual([]);
  });

  it('gets through beside writers', async () => {
    const c = await books();
    let isOver = false;
    const writers = [1, 2].map(async (_id) => {
      while (!isOver) await c.updateOne({ _id }, { $inc: { stock: 1 } });
    });
    for (let turn = 0; turn < 20; turn += 1) {
      const session = begin();
      const seen = [
        await stockOf(c, session),
        await stockOf(c, session),
        await stockOf(c, session),
      ];
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      await session.commitTransaction();
    }
    isOver = true;
    await Promise.all(writers);
  });

  it('sees no other file if too many others read, but is told', async () => {
    const c = await books();
    const sessions = Array.from({ length: 60 }, begin);
    for (const session of sessions) await stockOf(c, session);
    await c.updateOne({ _id: 1 }, { $inc: { stock: 1 } });
    const seen = await Promise.allSettled(sessions.map((session) => stockOf(c, session)));
    for (const one of seen) {
      if (one.status === 'fulfilled') expect(one.value).toEqual([5, 0]);
      else expect(one.reason).toMatchObject(CONFLICT);
    }
    expect(seen.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(40);
    for (const session of sessions) await session.endSession();
    const session = begin();
    expect(await stockOf(c, session)).toEqual([6, 0]);
    await session.abortTransaction();
  });
});

describe('a transaction ends', () => {
  it('when a unique index refuses a write in it', async () => {
    const c = await books();
    const session = begin();
    await c.insertOne({ _id: 3 }, { session });
    await expect(c.insertOne({ _id: 1 }, { session })).rejects.toMatchObject({
      code: 11_000,
    });
    await expect(session.commitTransaction()).rejects.toMatchObject(GONE);
    expect(await c.countDocuments()).toBe(2);
  });

  it('when nobody has used it for a minute', async () => {
    const c = await books();
    const session = begin();
    await c.updateOne({ _id: 1 }, { $set: { stock: 0 } }, { session });
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_001);
    await expect(session.commitTransaction()).rejects.toMatchObject(GONE);
    expect(await stockOf(c)).toEqual([5, 0]);
  });

  it('when another one begins in its session, which can not be older', async () => {
    const c = await books();
    const session = database.client.startSession();
    const start = { startTransaction: true };
    const remove = { delete: c.collectionName, deletes: [{ q: {}, limit: 0 }] };
    const find = { find: c.collectionName };
    await send(session, 1001, { ...remove, ...start });
    expect((await send(session, 1006, { ...find, ...start })).cursor.firstBatch).toHaveLength(2);
    await expect(send(session, 1005, { ...find, ...start })).rejects.toMatchObject({ code: 225 });
    await expect(send(session, 1006, { ...find, ...start })).rejects.toMatchObject({
      code: 50_911,
    });
    await expect(send(session, 1007, find)).rejects.toMatchObject(GONE);
  });

  it('when its session ends', async () => {
    const c = await books();
    const session = begin();
    await c.deleteMany({}, { session });
    await database.db.admin().command({ endSessions: [session.id] });
    await expect(session.commitTransaction()).rejects.toMatchObject(GONE);
  });

  it('once: a repeated commit is answered as before, and nothing else is done', async () => {
    const c = await books();
    const session = begin();
    await c.updateOne({ _id: 1 }, { $inc: { stock: 1 } }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    expect(await stockOf(c)).toEqual([6, 0]);
  });

  it('for good: what was committed takes no more commands', async () => {
    const c = await books();
    const session = begin();
    await c.findOne({}, { session });
    await session.commitTransaction();
    const abort = send(session, numberOf(session), { abortTransaction: 1 }, 'admin');
    await expect(abort).rejects.toMatchObject({ code: 256 });
    const find = send(session, numberOf(session), { find: c.collectionName });
    await expect(find).rejects.toMatchObject({ code: 256 });
  });
});

describe('a transaction refuses', () => {
  it.each<[string, Document, number]>([
    ['to count by the old command', { count: 'c' }, 263],
    ['to list collections', { listCollections: 1 }, 263],
    ['to drop a collection', { drop: 'c' }, 263],
    ['what it does not know', { ping: 1 }, 263],
    [
      'a write concern of one command',
      { insert: 'c', documents: [{}], writeConcern: { w: 1 } },
      72,
    ],
    ['a read concern of a later command', { find: 'c', readConcern: { level: 'local' } }, 72],
    ['to end on another database', { commitTransaction: 1 }, 13],
  ])('%s', async (_what, command, code) => {
    const session = begin();
    await database.db.collection('c').findOne({}, { session });
    await expect(send(session, numberOf(session), command)).rejects.toMatchObject({ code });
  });

  it('to write its results elsewhere', async () => {
    const c = await books();
    const session = begin();
    const out = c.aggregate([{ $out: 'elsewhere' }], { session }).toArray();
    await expect(out).rejects.toMatchObject({ code: 263 });
  });

  it('an index on what is stored already', async () => {
    const c = await books();
    const session = begin();
    await expect(c.createIndex({ stock: 1 }, { session })).rejects.toMatchObject({ code: 263 });
  });

  it('more than a hundred commands that write, and says how to write as much', async () => {
    const c = await books();
    const session = begin();
    for (let at = 0; at < 100; at += 1) {
      await c.updateOne({ _id: 1 }, { $inc: { stock: 1 } }, { session });
    }
    const more = c.updateOne({ _id: 1 }, { $inc: { stock: 1 } }, { session });
    await expect(more).rejects.toMatchObject({
      code: 257,
      message: expect.stringContaining('bulkWrite'),
    });
    await session.abortTransaction();
    expect(await stockOf(c)).toEqual([5, 0]);
    session.startTransaction();
    await c.bulkWrite(
      Array.from({ length: 1000 }, () => ({
        updateOne: { filter: { _id: 1 }, update: { $inc: { stock: 1 } } },
      })),
      { session },
    );
    await session.commitTransaction();
    expect(await stockOf(c)).toEqual([1005, 0]);
  });

  it('more bytes of commands than it may hold', async () => {
    const c = await books();
    const session = begin();
    const text = 'x'.repeat(9_000_000);
    await c.insertOne({ _id: 3, title: text }, { session });
    await expect(c.insertOne({ _id: 4, title: text }, { session })).rejects.toMatchObject({
      code: 257,
    });
    await expect(session.commitTransaction()).rejects.toMatchObject(GONE);
  });
});
