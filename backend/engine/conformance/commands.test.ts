import { type Document, Long, Timestamp } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const collectionOf = (documents: Document[]) => database.collectionOf(documents);
const numbers = (count: number): Document[] =>
  Array.from({ length: count }, (_, _id) => ({ _id, n: _id % 10 }));
/** Keeps the ids of cursors as they are: one below 2^53 would go back as a double, which is refused. */
const asLongs = { promoteLongs: false };

describe('unique indexes', () => {
  it('refuse a second document and say which key', async () => {
    const users = await collectionOf([{ email: 'a@b.org' }]);
    await users.createIndex({ email: 1 }, { unique: true });
    await expect(users.insertOne({ email: 'a@b.org' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.org' },
    });
    await expect(users.countDocuments()).resolves.toBe(1);
  });

  it('say which element of an array it was', async () => {
    const users = await collectionOf([{ emails: ['a@b.org', 'c@b.org'] }]);
    await users.createIndex({ emails: 1 }, { unique: true });
    await expect(users.insertOne({ emails: ['d@b.org', 'c@b.org'] })).rejects.toMatchObject({
      code: 11000,
      keyValue: { emails: 'c@b.org' },
    });
  });

  it('refuse an update too, and leave the document as it was', async () => {
    const users = await collectionOf([
      { _id: 1, e: 'a' },
      { _id: 2, e: 'b' },
    ]);
    await users.createIndex({ e: 1 }, { unique: true });
    await expect(users.updateOne({ e: 'b' }, { $set: { e: 'a' } })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(users.findOne({ _id: 2 as never })).resolves.toEqual({ _id: 2, e: 'b' });
  });

  it('count a missing field as null', async () => {
    const users = await collectionOf([{}]);
    await users.createIndex({ e: 1 }, { unique: true });
    await expect(users.insertOne({})).rejects.toMatchObject({ code: 11000 });
  });

  it('let missing fields be when sparse, and others when partial', async () => {
    const users = await collectionOf([]);
    await users.createIndex({ e: 1 }, { unique: true, sparse: true });
    await users.createIndex({ p: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await users.insertMany([{}, {}, { e: 1, p: 1 }, { p: 1 }, { p: 1, live: true }]);
    await expect(users.insertOne({ e: 1 })).rejects.toMatchObject({ code: 11000 });
    await expect(users.insertOne({ p: 1, live: true })).rejects.toMatchObject({ code: 11000 });
  });

  it('look at every element of an array', async () => {
    const books = await collectionOf([{ isbn: ['1', '2'] }]);
    await books.createIndex({ isbn: 1 }, { unique: true });
    await expect(books.insertOne({ isbn: ['2', '3'] })).rejects.toMatchObject({ code: 11000 });
    await expect(books.insertOne({ isbn: ['4', '4'] })).resolves.toMatchObject({
      acknowledged: true,
    });
  });

  it('are not made over documents that break them', async () => {
    const users = await collectionOf([{ e: 1 }, { e: 1 }]);
    await expect(users.createIndex({ e: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await users.indexes()).toHaveLength(1);
    await users.insertOne({ e: 1 });
  });
});

describe('indexes', () => {
  it('may be made again the same way, but not otherwise', async () => {
    const books = await collectionOf([{}]);
    await books.createIndex({ a: 1 });
    await expect(books.createIndex({ a: 1 })).resolves.toBe('a_1');
    await expect(books.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({
      code: 85,
    });
    await expect(books.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(books.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
  });

  it.each<[string, Document, Document, number]>([
    ['of text', { a: 'text' }, {}, 238],
    ['of places', { a: '2dsphere' }, {}, 238],
    ['with a collation', { a: 1 }, { collation: { locale: 'en', strength: 2 } }, 238],
    ['in no direction', { a: 0 }, {}, 67],
    ['with an unknown option', { a: 1 }, { nope: 1 }, 238],
    ['that expires, of two fields', { a: 1, b: 1 }, { expireAfterSeconds: 1 }, 67],
  ])('%s are refused', async (_what, key, options, code) => {
    const collection = await collectionOf([{}]);
    const index = { key, name: 'x', ...options };
    await expect(
      database.db.command({ createIndexes: collection.collectionName, indexes: [index] }),
    ).rejects.toMatchObject({ code });
  });

  it('can be dropped, except the one on _id', async () => {
    const books = await collectionOf([{}]);
    await books.createIndex({ a: 1 });
    await books.dropIndex('a_1');
    expect((await books.indexes()).map((index) => index.name)).toEqual(['_id_']);
    await expect(books.dropIndex('a_1')).rejects.toMatchObject({ code: 27 });
    await expect(books.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  });

  it('a hint that names none is refused', async () => {
    const books = await collectionOf([{}]);
    await expect(books.find({}, { hint: 'nope' }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});

describe('serverStatus', () => {
  const scans = async (): Promise<number> => {
    const status = await database.db.admin().command({ serverStatus: 1 });
    return status.metrics.queryExecutor.collectionScans.total;
  };

  it('tells whether a query needed a scan of the whole collection', async () => {
    const books = await collectionOf(numbers(20));
    await books.createIndex({ n: 1 });
    const before = await scans();
    await books.find({ n: 3 }).toArray();
    expect(await scans()).toBe(before);
    await books.find({ other: 3 }).toArray();
    expect(await scans()).toBe(before + 1);
  });

  it('tells how many documents were read, and which results had to be sorted', async () => {
    const books = await collectionOf(numbers(20));
    await books.createIndex({ n: 1 });
    const costs = async () => {
      const { metrics } = await database.db.admin().command({ serverStatus: 1 });
      return [metrics.queryExecutor.scannedObjects, metrics.operation.scanAndOrder];
    };
    const costOf = async (work: Promise<unknown>) => {
      const [read, sorted] = before;
      await work;
      before = await costs();
      return [before[0] - read, before[1] - sorted];
    };
    let before = await costs();
    expect(await costOf(books.find({ n: 3 }).toArray())).toEqual([2, 0]);
    expect(await costOf(books.find().sort({ n: 1 }).limit(5).toArray())).toEqual([5, 0]);
    expect(await costOf(books.find().sort({ other: 1 }).limit(5).toArray())).toEqual([20, 1]);
    expect(await costOf(books.countDocuments())).toEqual([0, 0]);
  });
});

describe('cursors', () => {
  it('hand out everything in batches, of the moment of the query', async () => {
    const collection = await collectionOf(numbers(250));
    const cursor = collection.find({}, { batchSize: 100, sort: { _id: 1 } });
    const first = await cursor.next();
    await collection.deleteMany({});
    const rest = await cursor.toArray();
    expect([first?._id, rest.length, rest.at(-1)?._id]).toEqual([0, 249, 249]);
  });

  it('return documents as they were, whatever is written between two batches', async () => {
    const collection = await collectionOf(numbers(10));
    const cursor = collection.aggregate([{ $sort: { _id: 1 } }], { batchSize: 5 });
    const first = await cursor.next();
    await collection.updateMany({}, { $set: { n: -1 } });
    const rest = await cursor.toArray();
    expect([first, ...rest].map((document) => document?.n)).toEqual([...Array(10).keys()]);
  });

  it('are unknown once killed', async () => {
    const { collectionName } = await collectionOf(numbers(10));
    const { cursor } = await database.db.command({ find: collectionName, batchSize: 2 }, asLongs);
    await expect(
      database.db.command({ killCursors: collectionName, cursors: [cursor.id] }, asLongs),
    ).resolves.toMatchObject({ cursorsKilled: [cursor.id] });
    await expect(
      database.db.command({ getMore: cursor.id, collection: collectionName }),
    ).rejects.toMatchObject({ code: 43 });
  });
});

describe('writes of many', () => {
  it('stop at the first refusal when ordered, and go on when not', async () => {
    const documents = () => [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];
    const ordered = await collectionOf([]);
    await expect(ordered.insertMany(documents())).rejects.toMatchObject({
      code: 11000,
      result: { insertedCount: 1 },
    });
    const unordered = await collectionOf([]);
    await expect(unordered.insertMany(documents(), { ordered: false })).rejects.toMatchObject({
      result: { insertedCount: 2 },
    });
  });

  it('tell what an update matched, changed and added', async () => {
    const collection = await collectionOf(numbers(20));
    const same = await collection.updateMany({ n: 3 }, { $set: { n: 3 } });
    expect(same).toMatchObject({ matchedCount: 2, modifiedCount: 0 });
    const added = await collection.updateOne(
      { n: 99, 'a.b': 1 },
      { $set: { c: 1 }, $setOnInsert: { d: 2 } },
      { upsert: true },
    );
    expect(added).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await collection.findOne({ n: 99 }, { projection: { _id: 0 } })).toEqual({
      n: 99,
      a: { b: 1 },
      c: 1,
      d: 2,
    });
  });

  it('count only whole conditional updates, so stock never goes below zero', async () => {
    const stock = await collectionOf([{ _id: 1, left: 5 }]);
    const take = () =>
      stock.updateOne({ _id: 1 as never, left: { $gte: 1 } }, { $inc: { left: -1 } });
    const results = await Promise.all(Array.from({ length: 20 }, take));
    expect(results.filter((result) => result.modifiedCount === 1)).toHaveLength(5);
    expect(await stock.findOne()).toEqual({ _id: 1, left: 0 });
  });

  it('leave the target of $out as it was when they fail', async () => {
    const source = await collectionOf([
      { _id: 1, k: 'a' },
      { _id: 2, k: 'a' },
    ]);
    const target = await collectionOf([{ _id: 9, k: 'old' }]);
    await target.createIndex({ k: 1 }, { unique: true });
    await expect(
      source.aggregate([{ $out: target.collectionName }]).toArray(),
    ).rejects.toMatchObject({ code: 11000 });
    expect(await target.find().toArray()).toEqual([{ _id: 9, k: 'old' }]);
  });
});

describe('collation', () => {
  const names = () =>
    collectionOf([
      { _id: 1, a: 'Zoë' },
      { _id: 2, a: 'zoe' },
      { _id: 3, a: 'Abel' },
    ]);
  const ids = (documents: Document[]) => documents.map((document) => document._id);

  it.each<[number, number[]]>([
    [1, [1, 2]],
    [2, [2]],
    [3, [2]],
  ])('of strength %i', async (strength, found) => {
    const collection = await names();
    expect(
      ids(
        await collection
          .find({ a: 'zoe' }, { collation: { locale: 'en', strength } })
          .sort({ _id: 1 })
          .toArray(),
      ),
    ).toEqual(found);
  });

  it('sorts as people do', async () => {
    const collection = await names();
    expect(
      ids(
        await collection
          .find({}, { collation: { locale: 'en' } })
          .sort({ a: 1 })
          .toArray(),
      ),
    ).toEqual([3, 2, 1]);
  });

  it('counts, and does not group by text', async () => {
    const collection = await names();
    const collation = { locale: 'en', strength: 1 };
    expect(await collection.countDocuments({}, { collation })).toBe(3);
    const groups = collection.aggregate([{ $group: { _id: '$a' } }], { collation }).toArray();
    await expect(groups).rejects.toMatchObject({ code: 238 });
  });
});

describe('what a standalone refuses', () => {
  const hiddenIndex = {
    createIndexes: 'c',
    indexes: [{ key: { a: 1 }, name: 'a', hidden: true }],
  };
  it.each<[string, Document, number]>([
    ['an unknown command', { nope: 1 }, 59],
    ['a command it lacks', { collMod: 'c', validator: {} }, 59],
    ['an option of a collection it lacks', { create: 'v', capped: true }, 238],
    ['an option of an index it lacks', hiddenIndex, 238],
    ['an option of find it lacks', { find: 'c', min: { a: 1 } }, 238],
    ['an unknown option', { find: 'c', nope: 1 }, 40415],
    ['waiting for other servers', { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2],
    ['a write that could be repeated', { insert: 'c', documents: [{}], txnNumber: Long.ONE }, 20],
    ['a snapshot', { find: 'c', readConcern: { level: 'snapshot' } }, 123],
    ['a view', { create: 'v', viewOn: 'c', pipeline: [] }, 238],
    ['an aggregation without a cursor', { aggregate: 'c', pipeline: [] }, 9],
    [
      'an unknown operator, where there is no collection either',
      { delete: 'none', deletes: [{ q: { a: { $nope: 1 } }, limit: 0 }] },
      238,
    ],
    ['a name with a dollar', { create: 'a$b' }, 73],
    ['an _id that is an array', { insert: 'c', documents: [{ _id: [1] }] }, 53],
  ])('%s', async (_what, command, code) => {
    const done = database.db.command(command);
    if (code !== 53 && !command.deletes) await expect(done).rejects.toMatchObject({ code });
    else await expect(done).resolves.toMatchObject({ n: 0, writeErrors: [{ code }] });
  });

  it('a query that takes longer than it may', async () => {
    const collection = await collectionOf(Array.from({ length: 20_000 }, (_, n) => ({ n })));
    const never = { $lt: [Array(200).fill('$n'), 0] };
    const slow = collection.find({ $expr: never }, { maxTimeMS: 1 }).toArray();
    await expect(slow).rejects.toMatchObject({ code: 50 });
  });
});

describe('new documents', () => {
  it('get the server’s time where they hold an empty timestamp', async () => {
    const collection = await collectionOf([{ _id: 1, at: new Timestamp(0n) }]);
    const found = await collection.findOne({});
    expect(found?.at.getHighBits()).toBeGreaterThan(0);
  });

  it('count as modified when they replace an equal one without saying the _id', async () => {
    const collection = await collectionOf([{ _id: 1, x: 5 }]);
    await expect(collection.replaceOne({ _id: 1 as never }, { x: 5 })).resolves.toMatchObject({
      modifiedCount: 1,
    });
    await expect(collection.updateOne({}, { $set: { x: 5 } })).resolves.toMatchObject({
      modifiedCount: 0,
    });
  });
});

describe('cursors', () => {
  it('belong to the session that opened them', async () => {
    const { collectionName } = await collectionOf(numbers(3));
    const [one, other] = [database.client.startSession(), database.client.startSession()];
    const { cursor } = await database.db.command(
      { find: collectionName, batchSize: 1 },
      { session: one, ...asLongs },
    );
    const more = { getMore: cursor.id, collection: collectionName };
    await expect(database.db.command(more, { session: other })).rejects.toMatchObject({
      code: 50738,
    });
    await expect(database.db.command(more, { session: one })).resolves.toMatchObject({ ok: 1 });
    await Promise.all([one.endSession(), other.endSession()]);
  });

  it('end when their collection is dropped', async () => {
    const collection = await collectionOf(numbers(3));
    const cursor = collection.find({}, { batchSize: 1 });
    await cursor.next();
    await collection.drop();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
  });

  it('are killed once', async () => {
    const { collectionName } = await collectionOf(numbers(3));
    const { cursor } = await database.db.command({ find: collectionName, batchSize: 1 }, asLongs);
    const kill = { killCursors: collectionName, cursors: [cursor.id, cursor.id] };
    await expect(database.db.command(kill, asLongs)).resolves.toMatchObject({
      cursorsKilled: [cursor.id],
      cursorsNotFound: [cursor.id],
    });
  });
});

describe('names of collections', () => {
  it('may not start with $', async () => {
    await expect(database.db.command({ find: '$invalid' })).rejects.toMatchObject({ code: 73 });
  });
});
