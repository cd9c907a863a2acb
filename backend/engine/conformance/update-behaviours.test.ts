import { type Document, Long } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** manual page, what it says, document before, update, document after or the error code, options */
type Case = [
  page: string,
  says: string,
  before: Document,
  update: Document | Document[],
  after: Document | number,
  options?: Document,
];

const cases: Case[] = [
  ['operator/update/set', 'replaces a value', { a: 1 }, { $set: { a: 'x' } }, { a: 'x' }],
  [
    'operator/update/set',
    'makes the documents a path needs',
    {},
    { $set: { 'a.b.c': 1 } },
    { a: { b: { c: 1 } } },
  ],
  [
    'operator/update/set',
    'a number in a path of a new document is a name',
    {},
    { $set: { 'a.0': 1 } },
    { a: { 0: 1 } },
  ],
  [
    'operator/update/set',
    'a position in an array',
    { a: [1, 2] },
    { $set: { 'a.1': 9 } },
    { a: [1, 9] },
  ],
  [
    'operator/update/set',
    'a position behind the end fills with null',
    { a: [1] },
    { $set: { 'a.3': 9 } },
    { a: [1, null, null, 9] },
  ],
  ['operator/update/set', 'no field can be made in a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['operator/update/set', 'no field can be made in null', { a: null }, { $set: { 'a.b': 1 } }, 28],
  ['operator/update/set', 'no name in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
  ['operator/update/set', 'the same _id passes', { a: 1 }, { $set: { _id: 1, a: 2 } }, { a: 2 }],
  ['operator/update/set', 'another _id is refused', { a: 1 }, { $set: { _id: 2 } }, 66],
  [
    'operator/update/set',
    'new fields are added in the order of their names',
    {},
    { $set: { c: 1, a: 1, b: 1 } },
    { a: 1, b: 1, c: 1 },
  ],
  ['operator/update/set', 'an empty path is refused', {}, { $set: { '': 1 } }, 56],
  ['operator/update/unset', 'takes a field away', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [
    'operator/update/unset',
    'an element of an array becomes null',
    { a: [1, 2] },
    { $unset: { 'a.0': '' } },
    { a: [null, 2] },
  ],
  [
    'operator/update/unset',
    'a missing field is no error',
    { a: 1 },
    { $unset: { 'b.c': '' } },
    { a: 1 },
  ],
  ['operator/update/inc', 'an equal value stays', { a: -0 }, { $inc: { a: 0 } }, { a: -0 }],
  ['operator/update/inc', 'adds', { a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
  ['operator/update/inc', 'a missing field becomes the amount', {}, { $inc: { a: 2 } }, { a: 2 }],
  [
    'operator/update/inc',
    'widens an int32 that overflows',
    { a: 2147483647 },
    { $inc: { a: 1 } },
    { a: 2147483648 },
  ],
  [
    'operator/update/inc',
    'refuses to overflow an int64',
    { a: Long.MAX_VALUE },
    { $inc: { a: 1 } },
    2,
  ],
  ['operator/update/inc', 'a string is refused', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['operator/update/inc', 'null is refused', { a: null }, { $inc: { a: 1 } }, 14],
  [
    'operator/update/inc',
    'an amount that is no number is refused',
    { a: 1 },
    { $inc: { a: 'x' } },
    14,
  ],
  [
    'operator/update/max',
    'compares across types in BSON order',
    { a: 5 },
    { $max: { a: 'x' } },
    { a: 'x' },
  ],
  ['operator/update/max', 'a missing field is set', {}, { $max: { a: 5 } }, { a: 5 }],
  [
    'operator/update/setOnInsert',
    'does nothing when a document is there',
    { a: 1 },
    { $setOnInsert: { a: 2 } },
    { a: 1 },
  ],
  ['operator/update/push', 'appends', { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  ['operator/update/push', 'makes the array', {}, { $push: { a: 2 } }, { a: [2] }],
  ['operator/update/push', 'a field that is no array is refused', { a: 1 }, { $push: { a: 2 } }, 2],
  ['operator/update/push', 'null is no array', { a: null }, { $push: { a: 2 } }, 2],
  [
    'operator/update/push',
    'an array is one element',
    { a: [] },
    { $push: { a: [1, 2] } },
    { a: [[1, 2]] },
  ],
  [
    'operator/update/each',
    'appends several',
    { a: [1] },
    { $push: { a: { $each: [2, 3] } } },
    { a: [1, 2, 3] },
  ],
  [
    'operator/update/push',
    'an unknown modifier is refused',
    { a: [] },
    { $push: { a: { $each: [1], $nope: 1 } } },
    238,
  ],
  [
    'operator/update/addToSet',
    'adds only what is not there',
    { a: [1] },
    { $addToSet: { a: { $each: [1, 2, 2] } } },
    { a: [1, 2] },
  ],
  [
    'operator/update/addToSet',
    'documents are the same with the same order of fields',
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  ['operator/update/pull', 'equal elements', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  [
    'operator/update/pull',
    'elements a condition holds for',
    { a: [1, 5, 9] },
    { $pull: { a: { $gte: 5 } } },
    { a: [1] },
  ],
  [
    'operator/update/pull',
    'documents that match a filter',
    { a: [{ x: 1, y: 1 }, { x: 2 }] },
    { $pull: { a: { x: 1 } } },
    { a: [{ x: 2 }] },
  ],
  ['operator/update/pull', 'a missing field is no error', {}, { $pull: { a: 1 } }, {}],
  [
    'operator/update/pullAll',
    'every one of several values',
    { a: [1, 2, 3] },
    { $pullAll: { a: [1, 3] } },
    { a: [2] },
  ],
  [
    'operator/update/positional-all',
    'every element',
    { a: [1, 2] },
    { $inc: { 'a.$[]': 10 } },
    { a: [11, 12] },
  ],
  [
    'operator/update/positional-all',
    'a field of every element',
    { a: [{ b: 1 }, { b: 2 }] },
    { $set: { 'a.$[].b': 0 } },
    { a: [{ b: 0 }, { b: 0 }] },
  ],
  ['operator/update/positional-all', 'a missing array is refused', {}, { $set: { 'a.$[]': 0 } }, 2],
  [
    'operator/update/positional-all',
    'a field that is no array is refused',
    { a: 1 },
    { $set: { 'a.$[]': 0 } },
    2,
  ],
  [
    'operator/update/positional-filtered',
    'elements a filter takes',
    { a: [1, 5, 9] },
    { $set: { 'a.$[big]': 0 } },
    { a: [1, 0, 0] },
    { arrayFilters: [{ big: { $gte: 5 } }] },
  ],
  [
    'operator/update/positional-filtered',
    'a field of elements a filter takes',
    { a: [{ x: 1 }, { x: 2 }] },
    { $set: { 'a.$[e].y': 1 } },
    { a: [{ x: 1 }, { x: 2, y: 1 }] },
    { arrayFilters: [{ 'e.x': 2 }] },
  ],
  [
    'operator/update/positional-filtered',
    'a filter nobody uses is refused',
    { a: [1] },
    { $set: { b: 1 } },
    9,
    { arrayFilters: [{ e: 1 }] },
  ],
  [
    'operator/update/positional-filtered',
    'a name without a filter is refused',
    { a: [1] },
    { $set: { 'a.$[e]': 1 } },
    2,
  ],
  [
    'operator/update',
    'one path in two operators is refused',
    { a: 1 },
    { $set: { a: 1 }, $inc: { a: 1 } },
    40,
  ],
  [
    'operator/update',
    'a path and a part of it are refused',
    { a: {} },
    { $set: { a: {} }, $inc: { 'a.b': 1 } },
    40,
  ],
  ['operator/update', 'an unknown operator is refused', {}, { $nope: { a: 1 } }, 238],
  ['operator/update/positional', 'refused', { a: [1] }, { $set: { 'a.$': 0 } }, 238],
  ['operator/update', 'a field that starts with $ is refused', {}, { $set: { $b: 1 } }, 52],
  ['operator/update', 'but not below another', {}, { $set: { 'a.$b': 1 } }, { a: { $b: 1 } }],
  ['operator/update/pull', 'a scalar on the way is refused', { a: 1 }, { $pull: { 'a.b': 1 } }, 28],
  [
    'operator/update/pullAll',
    'a scalar on the way is refused',
    { a: 1 },
    { $pullAll: { 'a.b': [1] } },
    28,
  ],
  [
    'operator/update/unset',
    'a scalar on the way is fine',
    { a: 1 },
    { $unset: { 'a.b': 1 } },
    { a: 1 },
  ],
  [
    'operator/update/pull',
    'with $or on embedded documents',
    { a: [{ x: 1 }, { x: 5 }, { x: 10 }] },
    { $pull: { a: { $or: [{ x: { $lt: 2 } }, { x: { $gt: 8 } }] } } },
    { a: [{ x: 5 }] },
  ],
  [
    'operator/update/pull',
    'a condition looks into elements that are arrays',
    { a: [[1, 2], [3], 4] },
    { $pull: { a: { $in: [1, 4] } } },
    { a: [[3]] },
  ],
  [
    'operator/update/positional-all',
    'and a position may not name the same element',
    { a: [1, 2] },
    { $set: { 'a.$[]': 1, 'a.0': 2 } },
    40,
  ],
  [
    'method/db.collection.updateOne',
    'a pipeline computes from other fields',
    { a: 2, b: 3 },
    [{ $set: { c: ['$a', '$b'] } }, { $unset: 'a' }],
    { b: 3, c: [2, 3] },
  ],
  [
    'method/db.collection.updateOne',
    'a pipeline may replace the document and keeps the _id',
    { a: { x: 1 } },
    [{ $replaceWith: '$a' }],
    { x: 1 },
  ],
  [
    'method/db.collection.updateOne',
    'a stage that makes several documents is refused',
    {},
    [{ $unwind: '$a' }],
    72,
  ],
];

describe('what an update makes of a document', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.stop());

  it.each(cases)('%s: %s', async (_page, _says, before, update, after, options = {}) => {
    const collection = await database.collectionOf([{ _id: 1, ...before } as Document]);
    const { filter = {}, ...others } = options;
    const done = collection.updateOne({ _id: 1, ...filter } as Document, update, others);
    if (typeof after === 'number') {
      await expect(done).rejects.toMatchObject({ code: after });
      expect(await collection.findOne()).toEqual({ _id: 1, ...before });
      return;
    }
    await done;
    const stored = await collection.findOne();
    expect(stored).toEqual({ _id: 1, ...after });
    expect(Object.keys(stored ?? {})).toEqual(['_id', ...Object.keys(after)]);
  });
});
