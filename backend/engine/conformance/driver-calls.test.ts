import type { CommandStartedEvent, Db, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/**
 * The calls of the official driver with all their options, as backup, restore and mongoose make them. Each
 * has to be answered, and the fields that the driver is known to send for it have to be sent: otherwise a
 * case would stay green after the driver has begun to send something else.
 */
let database: TestDatabase;
let db: Db;
const sent: Document[] = [];

beforeAll(async () => {
  database = await startDatabase({ monitorCommands: true });
  db = database.db;
  database.client.on('commandStarted', ({ command }: CommandStartedEvent) => sent.push(command));
});
afterAll(() => database.stop());
beforeEach(async () => {
  await db.dropDatabase();
  await db.createCollection('books');
  await db.collection('books').insertMany([{ _id: 1, title: 'Ada' } as never, { title: 'Emma' }]);
  await db.collection('books').createIndex({ title: 1 });
  sent.length = 0;
});

const books = () => db.collection('books');
const names = (documents: Document[]) => documents.map(({ name }) => name);

describe('listCollections', () => {
  const whole = {
    name: 'books',
    type: 'collection',
    options: {},
    info: { readOnly: false, uuid: expect.anything() },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  };
  const short = { name: 'books', type: 'collection' };
  it.each<[string, Document, Document, Document[], Document]>([
    ['by default', {}, {}, [whole], { nameOnly: false, authorizedCollections: false }],
    ['names only', {}, { nameOnly: true }, [short], { nameOnly: true }],
    ['of a name', { name: 'books' }, { nameOnly: true }, [short], { filter: { name: 'books' } }],
    ['of another name', { name: 'x' }, { nameOnly: true }, [], { filter: { name: 'x' } }],
    ['of a type', { type: 'collection' }, { nameOnly: true }, [short], { nameOnly: true }],
    [
      'that the user may see',
      {},
      { nameOnly: true, authorizedCollections: true },
      [short],
      { authorizedCollections: true },
    ],
    ['in batches', {}, { batchSize: 1 }, [whole], { cursor: { batchSize: 1 } }],
    ['with a comment', {}, { comment: 'why' }, [whole], { comment: 'why' }],
    ['with a time limit', {}, { maxTimeMS: 5000 }, [whole], { nameOnly: false }],
  ])('%s', async (_which, filter, options, expected, fields) => {
    expect(await db.listCollections(filter, options).toArray()).toEqual(expected);
    expect(sent[0]).toMatchObject({ listCollections: 1, ...fields });
  });

  it('is what collections() and a strict look-up send, too', async () => {
    expect((await db.collections()).map((one) => one.collectionName)).toEqual(['books']);
    expect(sent[0]).toMatchObject({ listCollections: 1, nameOnly: true });
  });

  it('continues a first batch with getMore', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => db.createCollection(name)));
    sent.length = 0;
    const all = await db.listCollections({}, { batchSize: 2 }).toArray();
    expect(names(all).sort()).toEqual(['a', 'b', 'books', 'c']);
    expect(sent[1]).toMatchObject({ collection: '$cmd.listCollections' });
  });
});

describe('indexes', () => {
  it.each<[string, Document, Document]>([
    ['by default', {}, { cursor: {} }],
    ['in batches', { batchSize: 1 }, { cursor: { batchSize: 1 } }],
    ['with a comment', { comment: 'why' }, { comment: 'why' }],
  ])('are listed %s', async (_how, options, fields) => {
    expect(names(await books().listIndexes(options).toArray())).toEqual(['_id_', 'title_1']);
    expect(sent[0]).toMatchObject({ listIndexes: 'books', ...fields });
  });

  it('are listed by indexes(), indexExists() and indexInformation()', async () => {
    expect(names(await books().indexes())).toEqual(['_id_', 'title_1']);
    expect(await books().indexExists('title_1')).toBe(true);
    expect(await books().indexInformation()).toEqual({
      _id_: [['_id', 1]],
      title_1: [['title', 1]],
    });
  });

  it('are recreated from their listing, as a restore does', async () => {
    const options = { unique: true, partialFilterExpression: { isbn: { $exists: true } } };
    await books().createIndex({ isbn: 1, title: -1 }, options);
    await books().createIndex({ at: 1 }, { expireAfterSeconds: 60, sparse: true });
    const listed = await books().listIndexes().toArray();
    await books().dropIndexes();
    sent.length = 0;
    const others = listed.slice(1).map(({ v: _version, ...index }) => index);
    await books().createIndexes(others as never[]);
    expect(sent[0]).toMatchObject({ createIndexes: 'books', indexes: expect.anything() });
    expect(await books().listIndexes().toArray()).toEqual(listed);
  });

  it('are dropped by name and all at once', async () => {
    await books().dropIndex('title_1');
    expect(sent[0]).toMatchObject({ dropIndexes: 'books', index: 'title_1' });
    await books().dropIndexes({ maxTimeMS: 5000 });
    expect(sent[1]).toMatchObject({ dropIndexes: 'books', index: '*' });
    expect(names(await books().indexes())).toEqual(['_id_']);
  });

  it('of mongoose are created in the background', async () => {
    await books().createIndex({ n: 1 }, { background: true });
    expect(sent[0]?.indexes).toMatchObject([{ name: 'n_1', background: true }]);
  });
});

describe('collections', () => {
  it('are created, counted and dropped', async () => {
    await db.createCollection('staging', { comment: 'why' });
    expect(sent[0]).toMatchObject({ create: 'staging', comment: 'why' });
    expect(await books().estimatedDocumentCount({ comment: 'why', maxTimeMS: 5000 })).toBe(2);
    expect(sent[1]).toMatchObject({ count: 'books', comment: 'why', maxTimeMS: 5000 });
    expect(await books().countDocuments({}, { comment: 'why' })).toBe(2);
    expect(await db.dropCollection('staging', { comment: 'why' } as never)).toBe(true);
    expect(await db.dropCollection('staging')).toBe(true);
  });

  it('are read by one command as raw BSON, as a backup does', async () => {
    await db.collection('orders').insertOne({ _id: 7 as never });
    const label = (name: string) => ({ $project: { _id: 0, c: { $literal: name }, d: '$$ROOT' } });
    const orders = { $unionWith: { coll: 'orders', pipeline: [label('orders')] } };
    const cursor = books().aggregate([label('books'), orders], { raw: true, batchSize: 1 });
    const sizes: number[] = [];
    for await (const bytes of cursor) sizes.push((bytes as unknown as Uint8Array).length);
    expect(sizes).toHaveLength(3);
  });

  it('are filled and exchanged, as a restore does', async () => {
    const staging = db.collection('staging');
    const options = { forceServerObjectId: true, ordered: false, comment: 'why' } as const;
    await staging.insertMany([{ _id: 9 as never, title: 'Emma' }], options);
    expect(sent[0]).toMatchObject({ insert: 'staging', ordered: false, comment: 'why' });
    await staging.aggregate([{ $match: {} }, { $out: 'books' }]).toArray();
    expect(await books().find().toArray()).toEqual([{ _id: 9, title: 'Emma' }]);
    expect(names(await books().indexes())).toEqual(['_id_', 'title_1']);
  });
});

describe('reads and writes with every option that has no effect here', () => {
  const session = () => database.client.startSession();
  const concerns = {
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 1000 },
    comment: 'why',
  } as const;

  it('find', async () => {
    const options = {
      session: session(),
      readConcern: 'majority',
      allowDiskUse: true,
      allowPartialResults: true,
      noCursorTimeout: true,
      batchSize: 1,
      comment: 'why',
      hint: '_id_',
      let: { x: 1 },
      maxTimeMS: 5000,
    } as const;
    expect(await books().find({}, options).toArray()).toHaveLength(2);
    const { session: _session, readConcern, ...fields } = options;
    expect(sent[0]).toMatchObject({
      ...fields,
      lsid: expect.anything(),
      readConcern: { level: readConcern },
    });
    expect(sent[1]).toMatchObject({ batchSize: 1, comment: 'why', lsid: expect.anything() });
  });

  it('a cursor that is closed early', async () => {
    const cursor = books().find({}, { batchSize: 1 });
    await cursor.next();
    await cursor.close();
    expect(sent.at(-1)).toMatchObject({ killCursors: 'books', cursors: [expect.anything()] });
  });

  it('insert, update, replace, delete and bulkWrite', async () => {
    const options = { ...concerns, bypassDocumentValidation: true };
    await books().insertOne({ n: 1 }, options);
    await books().updateMany({}, { $set: { n: 2 } }, { ...options, upsert: true, let: { x: 1 } });
    await books().replaceOne({ title: 'Emma' }, { n: 3 }, { ...options, hint: '_id_' });
    await books().deleteOne({ n: 3 }, { ...concerns, let: { x: 1 } });
    await books().bulkWrite([{ updateOne: { filter: {}, update: { $inc: { n: 1 } } } }], options);
    for (const command of sent)
      expect(command).toMatchObject({
        comment: 'why',
        ordered: true,
        writeConcern: { w: 'majority', j: true, wtimeout: 1000 },
      });
    expect(await books().countDocuments({ n: 3 })).toBe(1);
  });

  it('findOneAndUpdate, with and without metadata', async () => {
    const options = {
      ...concerns,
      returnDocument: 'after',
      upsert: true,
      maxTimeMS: 5000,
    } as const;
    const update = { $setOnInsert: { title: 'Persuasion' } };
    const found = await books().findOneAndUpdate({ n: 9 }, update, options);
    expect(found).toMatchObject({ n: 9, title: 'Persuasion' });
    expect(sent[0]).toMatchObject({ new: true, upsert: true, remove: false });
  });

  it('distinct and aggregate', async () => {
    const options = { readConcern: 'local', comment: 'why', maxTimeMS: 5000 } as const;
    expect(await books().distinct('title', {}, options)).toEqual(['Ada', 'Emma']);
    const pipeline = [{ $group: { _id: null, n: { $sum: 1 } } }];
    const cursor = books().aggregate(pipeline, { ...options, allowDiskUse: true, let: { x: 1 } });
    expect(await cursor.toArray()).toEqual([{ _id: null, n: 2 }]);
    expect(sent[1]).toMatchObject({ allowDiskUse: true, let: { x: 1 }, comment: 'why' });
  });

  it('sessions that end', async () => {
    const ended = session();
    await books().findOne({}, { session: ended });
    await ended.endSession();
    await expect(db.admin().ping()).resolves.toMatchObject({ ok: 1 });
    await expect(db.admin().command({ buildInfo: 1 })).resolves.toMatchObject({ version: '7.0.0' });
  });
});
