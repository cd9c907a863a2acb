import { Decimal128, type Document, Long } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/**
 * What MongoDB 7.0 accepts as the fields of its commands: the IDL files of its server (find_command.idl,
 * write_ops.idl, find_and_modify_command.idl, aggregate_command.idl, count_command.idl,
 * distinct_command.idl, getmore_command.idl, create_indexes.idl, list_collections.idl, ...) and the parsers
 * made of them: a wrong type is 14, a missing field 40414, an unknown one 40415, and null is as good as
 * missing unless the type is parsed by hand.
 */
const MISSING = 40414;
const UNKNOWN = 40415;
const WRONG_TYPE = 14;
const UNPARSED = 9;
const BAD = 2;
const UNSUPPORTED = 238;

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.db.collection('c').deleteMany({});
  await database.db.collection('c').insertMany([{ _id: 1, n: 1 } as never, { n: 2 }, { n: 3 }]);
});

const anUpdate = { $set: { hit: true } };
const deleteOf = (statement: unknown) => ({ delete: 'c', deletes: [statement] });
const updateOf = (statement: unknown) => ({ update: 'c', updates: [statement] });
const indexOf = (spec: Document) => ({
  createIndexes: 'c',
  indexes: [{ key: { n: 1 }, name: 'n', ...spec }],
});
const modify = (fields: Document) => ({ findAndModify: 'c', query: {}, ...fields });
const aggregate = (fields: Document) => ({ aggregate: 'c', pipeline: [], cursor: {}, ...fields });

const refused: Record<string, [string, Document, number][]> = {
  'delete (write_ops.idl)': [
    ['a filter that is null', deleteOf({ q: null, limit: 0 }), MISSING],
    ['no filter', deleteOf({ limit: 0 }), MISSING],
    ['a filter that is text', deleteOf({ q: 'all', limit: 0 }), WRONG_TYPE],
    ['a filter that is an array', deleteOf({ q: [], limit: 0 }), WRONG_TYPE],
    ['no limit', deleteOf({ q: {} }), MISSING],
    ['limit 2', deleteOf({ q: {}, limit: 2 }), UNPARSED],
    ['limit 0.5', deleteOf({ q: {}, limit: 0.5 }), UNPARSED],
    ['a limit that is text (MongoDB reads 0: all)', deleteOf({ q: {}, limit: '1' }), UNPARSED],
    ['a limit that is null (MongoDB reads 0: all)', deleteOf({ q: {}, limit: null }), UNPARSED],
    ['an unknown field', deleteOf({ q: {}, limit: 0, multi: true }), UNKNOWN],
    ['a collation that is text', deleteOf({ q: {}, limit: 0, collation: 'en' }), WRONG_TYPE],
    ['a hint that is a number', deleteOf({ q: {}, limit: 0, hint: 1 }), UNPARSED],
    ['a statement that is null', deleteOf(null), WRONG_TYPE],
    ['a statement that is text', deleteOf('all'), WRONG_TYPE],
    ['no statements', { delete: 'c', deletes: [] }, 16],
    ['no array of statements', { delete: 'c' }, MISSING],
    ['ordered that is text', { ...deleteOf({ q: {}, limit: 0 }), ordered: 'true' }, WRONG_TYPE],
    ['let that is text', { ...deleteOf({ q: {}, limit: 0 }), let: 'x' }, WRONG_TYPE],
    ['a collection that is a number', { delete: 1, deletes: [{ q: {}, limit: 0 }] }, 73],
  ],
  'update (write_ops.idl)': [
    ['no filter', updateOf({ u: anUpdate, multi: true }), MISSING],
    ['a filter that is null', updateOf({ q: null, u: anUpdate, multi: true }), MISSING],
    ['a filter that is text', updateOf({ q: 'all', u: anUpdate }), WRONG_TYPE],
    ['no update', updateOf({ q: {} }), MISSING],
    ['an update that is null', updateOf({ q: {}, u: null }), UNPARSED],
    ['an update that is text', updateOf({ q: {}, u: 'x' }), UNPARSED],
    ['multi that is text', updateOf({ q: {}, u: anUpdate, multi: 'false' }), WRONG_TYPE],
    ['multi that is a number', updateOf({ q: {}, u: anUpdate, multi: 1 }), WRONG_TYPE],
    ['upsert that is text', updateOf({ q: {}, u: anUpdate, upsert: 'false' }), WRONG_TYPE],
    ['arrayFilters that are an object', updateOf({ q: {}, u: anUpdate, arrayFilters: {} }), 14],
    ['an arrayFilter that is text', updateOf({ q: {}, u: anUpdate, arrayFilters: ['x'] }), 14],
    ['a collation that is text', updateOf({ q: {}, u: anUpdate, collation: 'en' }), WRONG_TYPE],
    ['sort, which 7.0 does not know', updateOf({ q: {}, u: anUpdate, sort: { n: 1 } }), UNKNOWN],
  ],
  'findAndModify (find_and_modify_command.idl)': [
    ['remove that is text', modify({ remove: 'false' }), WRONG_TYPE],
    ['new that is text', modify({ update: anUpdate, new: 'false' }), WRONG_TYPE],
    ['upsert that is an object', modify({ update: anUpdate, upsert: {} }), WRONG_TYPE],
    ['a query that is text', modify({ update: anUpdate, query: 'all' }), WRONG_TYPE],
    ['a sort that is an array', modify({ update: anUpdate, sort: [['n', 1]] }), WRONG_TYPE],
    ['fields that are text', modify({ update: anUpdate, fields: 'n' }), WRONG_TYPE],
    ['an update that is null', modify({ update: null }), UNPARSED],
    ['neither update nor remove', modify({}), UNPARSED],
    ['remove and update', modify({ remove: true, update: anUpdate }), UNPARSED],
    ['a hint that is null', modify({ update: anUpdate, hint: null }), UNPARSED],
  ],
  'insert (write_ops.idl)': [
    ['a document that is null', { insert: 'c', documents: [{}, null] }, WRONG_TYPE],
    ['a document that is text', { insert: 'c', documents: ['x'] }, WRONG_TYPE],
    ['documents that are an object', { insert: 'c', documents: {} }, WRONG_TYPE],
    ['no documents', { insert: 'c' }, MISSING],
    ['ordered that is a number', { insert: 'c', documents: [{}], ordered: 1 }, WRONG_TYPE],
  ],
  'find (find_command.idl)': [
    ['a filter that is null', { find: 'c', filter: null }, WRONG_TYPE],
    ['a filter that is an array', { find: 'c', filter: [] }, WRONG_TYPE],
    ['a projection that is null', { find: 'c', projection: null }, WRONG_TYPE],
    ['a sort that is an array', { find: 'c', sort: [1] }, WRONG_TYPE],
    ['a skip that is text', { find: 'c', skip: '1' }, WRONG_TYPE],
    ['a skip below 0', { find: 'c', skip: -1 }, 51024],
    ['a limit below 0', { find: 'c', limit: -1 }, 51024],
    ['a batchSize below 0', { find: 'c', batchSize: Number.NEGATIVE_INFINITY }, 51024],
    ['singleBatch that is a number', { find: 'c', singleBatch: 1 }, WRONG_TYPE],
    ['singleBatch that is null', { find: 'c', singleBatch: null }, WRONG_TYPE],
    ['a hint that is null', { find: 'c', hint: null }, UNPARSED],
    ['a hint of $natural: 2', { find: 'c', hint: { $natural: 2 } }, BAD],
    ['let that is text', { find: 'c', let: 'x' }, WRONG_TYPE],
    ['constructor, which objects inherit', { find: 'c', constructor: 1 }, UNKNOWN],
  ],
  'aggregate (aggregate_command.idl)': [
    ['no pipeline', { aggregate: 'c', cursor: {} }, MISSING],
    ['a pipeline that is an object', aggregate({ pipeline: {} }), WRONG_TYPE],
    ['a stage that is text', aggregate({ pipeline: ['$match'] }), WRONG_TYPE],
    ['a cursor that is a number', aggregate({ cursor: 1 }), WRONG_TYPE],
    ['an unknown field of cursor', aggregate({ cursor: { size: 1 } }), UNKNOWN],
    ['a batchSize that is text', aggregate({ cursor: { batchSize: '1' } }), WRONG_TYPE],
    ['allowDiskUse that is a number', aggregate({ allowDiskUse: 1 }), WRONG_TYPE],
    ['explain that is text', aggregate({ explain: 'no' }), WRONG_TYPE],
    ['a collection that is 2', { aggregate: 2, pipeline: [], cursor: {} }, BAD],
    [
      'sessions by majority',
      {
        aggregate: 1,
        pipeline: [{ $listLocalSessions: {} }],
        cursor: {},
        readConcern: { level: 'majority' },
      },
      72,
    ],
    ['a variable with a capital', aggregate({ let: { ROOT: 1 } }), UNPARSED],
    ['a variable with a dot', aggregate({ let: { 'a.b': 1 } }), UNPARSED],
    ['a variable without a name', aggregate({ let: { '': 1 } }), UNPARSED],
    ['a variable that depends on documents', aggregate({ let: { a: '$n' } }), 4890500],
    [
      'an unknown field of $out',
      aggregate({ pipeline: [{ $out: { db: 'x', coll: 'y', z: 1 } }] }),
      UNKNOWN,
    ],
    ['$out into admin', aggregate({ pipeline: [{ $out: { db: 'admin', coll: 'y' } }] }), 31321],
  ],
  'count and distinct (count_command.idl, distinct_command.idl)': [
    ['a query that is text', { count: 'c', query: 'all' }, WRONG_TYPE],
    ['a limit that is text', { count: 'c', limit: '1' }, WRONG_TYPE],
    ['a limit that is no whole number', { count: 'c', limit: 1.5 }, UNPARSED],
    ['a limit that is null', { count: 'c', limit: null }, WRONG_TYPE],
    ['a skip below 0', { count: 'c', skip: -1 }, 51024],
    ['a collation that is text', { count: 'c', collation: 'en' }, WRONG_TYPE],
    ['no key', { distinct: 'c' }, MISSING],
    ['a key that is null', { distinct: 'c', key: null }, MISSING],
    ['a key that is a number', { distinct: 'c', key: 1 }, WRONG_TYPE],
    ['a query that is an array', { distinct: 'c', key: 'n', query: [] }, WRONG_TYPE],
  ],
  'cursors (getmore_command.idl, kill_cursors.idl)': [
    ['an id that is an int', { getMore: 1, collection: 'c' }, WRONG_TYPE],
    ['no collection', { getMore: Long.fromNumber(1) }, MISSING],
    ['a collection that is a number', { getMore: Long.fromNumber(1), collection: 1 }, WRONG_TYPE],
    ['ids that are no array', { killCursors: 'c', cursors: Long.fromNumber(1) }, WRONG_TYPE],
    ['no ids', { killCursors: 'c' }, MISSING],
  ],
  'createIndexes (create_indexes.idl)': [
    ['no key', { createIndexes: 'c', indexes: [{ name: 'n' }] }, UNPARSED],
    ['no name', { createIndexes: 'c', indexes: [{ key: { n: 1 } }] }, UNPARSED],
    ['a name that is a number', indexOf({ name: 1 }), WRONG_TYPE],
    ['unique that is text', indexOf({ unique: 'false' }), WRONG_TYPE],
    ['sparse that is text', indexOf({ sparse: 'false' }), WRONG_TYPE],
    ['a filter that is text', indexOf({ partialFilterExpression: 'x' }), WRONG_TYPE],
    ['sparse with a filter', indexOf({ sparse: true, partialFilterExpression: {} }), 67],
    ['an unknown option', indexOf({ expires: 1 }), UNSUPPORTED],
    ['a collation that is null', indexOf({ collation: null }), WRONG_TYPE],
    ['a descending _id', indexOf({ key: { _id: -1 } }), BAD],
    ['expireAfterSeconds that is null', indexOf({ expireAfterSeconds: null }), 67],
    ['indexes that are an object', { createIndexes: 'c', indexes: {} }, WRONG_TYPE],
    ['no indexes', { createIndexes: 'c' }, MISSING],
    ['an index of 33 fields', indexOf({ key: manyFields(33) }), 13103],
    ['a key of what to drop', { dropIndexes: 'c', index: { n: 1 } }, UNSUPPORTED],
    ['several names to drop', { dropIndexes: 'c', index: ['n', 'n'] }, UNSUPPORTED],
    ['no choice of what to drop', { dropIndexes: 'c' }, MISSING],
  ],
  'collections (list_collections.idl, create.idl, drop_database.idl)': [
    ['a filter that is text', { listCollections: 1, filter: 'x' }, WRONG_TYPE],
    ['nameOnly that is text', { listCollections: 1, nameOnly: 'x' }, WRONG_TYPE],
    ['a cursor that is a number', { listCollections: 1, cursor: 1 }, WRONG_TYPE],
    ['a name that is null', { create: null }, 73],
    ['a drop of a number', { drop: 1 }, 73],
    ['dropDatabase: 0', { dropDatabase: 0 }, 5255100],
    ['dropDatabase: true', { dropDatabase: true }, WRONG_TYPE],
    ['dropDatabase: null', { dropDatabase: null }, WRONG_TYPE],
    ['a name that begins with a dot', { drop: '.c' }, 73],
    ['an option that asks for nothing', { create: 'v', collation: {} }, UNSUPPORTED],
  ],
  'every command (generic_argument.idl)': [
    ['maxTimeMS that is text', { find: 'c', maxTimeMS: '1' }, WRONG_TYPE],
    ['maxTimeMS below 0', { find: 'c', maxTimeMS: -1 }, BAD],
    ['a readConcern that is text', { find: 'c', readConcern: 'local' }, WRONG_TYPE],
    ['a level that is a number', { find: 'c', readConcern: { level: 1 } }, WRONG_TYPE],
    ['an unknown level', { find: 'c', readConcern: { level: 'best' } }, BAD],
    ['a writeConcern that is a number', { ...deleteOf({ q: {}, limit: 0 }), writeConcern: 1 }, 14],
    ['an unknown field of writeConcern', { drop: 'x', writeConcern: { n: 1 } }, UNKNOWN],
    ['a writeConcern to read with', { find: 'c', writeConcern: { w: 1 } }, UNKNOWN],
    ['w below 0', { drop: 'x', writeConcern: { w: -1 } }, UNPARSED],
    ['w that is no number', { drop: 'x', writeConcern: { w: Number.NaN } }, UNPARSED],
    ['w of tags', { drop: 'x', writeConcern: { w: { dc: 'x' } } }, UNPARSED],
    ['w that is null', { drop: 'x', writeConcern: { w: null } }, UNPARSED],
    ['w of 2', { drop: 'x', writeConcern: { w: 2 } }, BAD],
    ['a wtimeout above 2^31', { drop: 'x', writeConcern: { w: 1, wtimeout: 2 ** 31 } }, UNPARSED],
    ['a readConcern to write with', { drop: 'x', readConcern: { level: 'majority' } }, 72],
    ['the stable API', { ping: 1, apiVersion: '1' }, UNSUPPORTED],
    ['an unknown field', { ping: 1, pong: 1 }, UNKNOWN],
  ],
};

function manyFields(count: number): Document {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 1]));
}

describe.each(Object.entries(refused))('%s refuses', (_source, cases) => {
  it.each(cases)('%s', async (_what, command, code) => {
    await expect(database.db.command(command, { ignoreUndefined: true })).rejects.toMatchObject({
      code,
    });
    expect(await database.db.collection('c').countDocuments({ hit: null })).toBe(3);
  });
});

describe('fields that are accepted', () => {
  it.each<[string, Document, Document]>([
    ['null for most fields', { find: 'c', limit: null, let: null, comment: null }, {}],
    ['null for a list of updates', modify({ query: null, update: anUpdate, sort: null }), {}],
    ['numbers for some booleans', modify({ remove: 1 }), { lastErrorObject: { n: 1 } }],
    ['a double for a whole number', { count: 'c', skip: 1.9 }, { n: 2 }],
    ['a decimal, rounded to even', { count: 'c', skip: Decimal128.fromString('2.5') }, { n: 1 }],
    ['NaN as 0', { count: 'c', skip: Number.NaN }, { n: 3 }],
    ['a negative limit of count', { count: 'c', limit: -2 }, { n: 2 }],
    [
      'everything that a driver adds',
      {
        find: 'c',
        maxTimeMS: 0,
        comment: { any: 'thing' },
        readConcern: {},
        $readPreference: { mode: 'primary' },
      },
      {},
    ],
  ])('%s', async (_what, command, reply) => {
    await expect(database.db.command(command)).resolves.toMatchObject({ ...reply, ok: 1 });
  });
});

describe('null instead of a filter', () => {
  it('deletes nothing, though the driver sends it', async () => {
    const collection = database.db.collection('c');
    const nothing = null as never;
    await expect(collection.deleteMany(nothing)).rejects.toMatchObject({ code: MISSING });
    await expect(collection.deleteOne(nothing)).rejects.toMatchObject({ code: MISSING });
    expect(await collection.countDocuments({ hit: null })).toBe(3);
  });

  it('refuses a whole command when one of its statements has no filter', async () => {
    const deletes = [
      { q: { n: 1 }, limit: 1 },
      { q: null, limit: 0 },
    ];
    await expect(database.db.command({ delete: 'c', deletes })).rejects.toMatchObject({
      code: MISSING,
    });
    expect(await database.db.collection('c').countDocuments()).toBe(3);
  });
});
