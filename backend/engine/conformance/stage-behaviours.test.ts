import { Decimal128, type Document, Double, Long } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** manual page below operator/aggregation/, what it says, documents, pipeline, result or error code */
type Case = [
  page: string,
  says: string,
  documents: Document[],
  pipeline: Document[],
  result: Document[] | number,
];

const cases: Case[] = [
  [
    'match',
    'a query in a pipeline',
    [{ _id: 1 }, { _id: 2 }],
    [{ $match: { _id: { $gt: 1 } } }],
    [{ _id: 2 }],
  ],
  [
    'project',
    'keeps the order of the document, computed fields behind',
    [{ _id: 1, b: 1, a: 2 }],
    [{ $project: { a: 1, b: 1, c: { $eq: ['$a', 1] } } }],
    [{ _id: 1, b: 1, a: 2, c: false }],
  ],
  [
    'project',
    'leaves fields out, below arrays too',
    [{ _id: 1, a: [{ x: 1, y: 2 }] }],
    [{ $project: { 'a.x': 0 } }],
    [{ _id: 1, a: [{ y: 2 }] }],
  ],
  [
    'project',
    'embedded fields in two notations',
    [{ _id: 1, a: { x: 1, y: 2 } }],
    [{ $project: { a: { y: 1 } } }],
    [{ _id: 1, a: { y: 2 } }],
  ],
  [
    'project',
    'a mixture of taking and leaving is refused',
    [],
    [{ $project: { a: 1, b: 0 } }],
    31254,
  ],
  [
    'project',
    'computed fields come in the order of the specification',
    [{ _id: 1, b: 1 }],
    [{ $project: { 'a.z': '$b', y: '$b', 'a.x': '$b' } }],
    [{ _id: 1, a: { z: 1, x: 1 }, y: 1 }],
  ],
  [
    'project',
    'an embedded document is made even of missing values',
    [{ _id: 1 }],
    [{ $project: { a: { z: '$nope' } } }],
    [{ _id: 1, a: {} }],
  ],
  ['project', 'an empty one is refused', [], [{ $project: {} }], 51272],
  [
    'addFields',
    'adds in the order of the specification',
    [{ _id: 1, c: 0 }],
    [{ $addFields: { x: 1, 'y.a': 2, c: 3, w: 4 } }],
    [{ _id: 1, c: 3, x: 1, y: { a: 2 }, w: 4 }],
  ],
  [
    'addFields',
    'adds and replaces',
    [{ _id: 1, a: 1 }],
    [{ $addFields: { a: 2, 'b.c': 3 } }],
    [{ _id: 1, a: 2, b: { c: 3 } }],
  ],
  [
    'unset',
    'one or several fields',
    [{ _id: 1, a: 1, b: { c: 1, d: 2 } }],
    [{ $unset: ['a', 'b.c'] }],
    [{ _id: 1, b: { d: 2 } }],
  ],
  [
    'group',
    'sums by a value',
    [
      { _id: 1, g: 'x', n: 1 },
      { _id: 2, g: 'x', n: 2 },
    ],
    [{ $group: { _id: '$g', n: { $sum: '$n' } } }],
    [{ _id: 'x', n: 3 }],
  ],
  [
    'group',
    'null and missing are one group',
    [{ _id: 1, g: null }, { _id: 2 }],
    [{ $group: { _id: '$g', n: { $sum: 1 } } }],
    [{ _id: null, n: 2 }],
  ],

  [
    'group',
    'numbers of different types are one group',
    [
      { _id: 1, g: 1 },
      { _id: 2, g: 1.0 },
    ],
    [{ $group: { _id: '$g', n: { $sum: 1 } } }],
    [{ _id: 1, n: 2 }],
  ],
  [
    'group',
    'by several values',
    [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 1 },
    ],
    [{ $group: { _id: { x: '$a', y: '$b' }, n: { $sum: 1 } } }],
    [{ _id: { x: 1, y: 1 }, n: 2 }],
  ],
  [
    'group',
    'null and missing are one value of an _id of one field',
    [{ _id: 1, a: null }, { _id: 2 }],
    [{ $group: { _id: { x: '$a' }, n: { $sum: 1 } } }],
    [{ _id: { x: null }, n: 2 }],
  ],
  [
    'group',
    'and two values of an _id of several',
    [{ _id: 1, a: null }, { _id: 2 }],
    [
      { $group: { _id: { x: '$a', y: '$b' }, n: { $sum: 1 } } },
      { $group: { _id: null, n: { $sum: '$n' } } },
      { $project: { _id: 0 } },
    ],
    [{ n: 2 }],
  ],
  [
    'group',
    'equal numbers are one group, Decimal128 too',
    [
      { _id: 1, g: 1 },
      { _id: 2, g: Decimal128.fromString('1.0') },
      { _id: 3, g: Long.fromNumber(1) },
      { _id: 4, g: new Double(1) },
      { _id: 5, g: '1' },
    ],
    [{ $group: { _id: '$g', n: { $sum: 1 } } }, { $sort: { n: -1 } }, { $limit: 1 }],
    [{ _id: 1, n: 4 }],
  ],
  [
    'sum',
    'passes over what is no number',
    [{ _id: 1, n: 'x' }, { _id: 2, n: 2 }, { _id: 3 }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: 2 }],
  ],
  [
    'sum',
    'tenths add up',
    [
      { _id: 1, n: 0.1 },
      { _id: 2, n: 0.2 },
      { _id: 3, n: 0.3 },
    ],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: 0.6 }],
  ],
  [
    'sum',
    'an int32 that overflows becomes a long',
    [
      { _id: 1, n: 2147483647 },
      { _id: 2, n: 1 },
    ],
    [{ $group: { _id: null, n: { $sum: '$n' } } }, { $match: { n: { $type: 'long' } } }],
    [{ _id: null, n: 2147483648 }],
  ],
  [
    'sum',
    'a whole double stays a double',
    [{ _id: 1, n: new Double(1) }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }, { $match: { n: { $type: 'double' } } }],
    [{ _id: null, n: 1 }],
  ],
  [
    'sum',
    'Decimal128 is refused',
    [{ _id: 1, n: Decimal128.fromString('1.5') }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    238,
  ],
  [
    'group',
    'max passes over null',
    [
      { _id: 1, n: null },
      { _id: 2, n: 5 },
    ],
    [{ $group: { _id: null, high: { $max: '$n' } } }],
    [{ _id: null, high: 5 }],
  ],
  [
    'group',
    'an unknown accumulator is refused',
    [],
    [{ $group: { _id: null, n: { $nope: 1 } } }],
    238,
  ],
  ['group', 'an _id is needed', [], [{ $group: { n: { $sum: 1 } } }], 15955],
  [
    'sort',
    'types in BSON order, missing as null',
    [{ _id: 1, a: 'x' }, { _id: 2, a: 5 }, { _id: 3 }, { _id: 4, a: [] }],
    [{ $sort: { a: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 4 }, { _id: 3 }, { _id: 2 }, { _id: 1 }],
  ],
  [
    'sort',
    'an array counts by its greatest element downwards',
    [
      { _id: 1, a: [1, 9] },
      { _id: 2, a: [5] },
    ],
    [{ $sort: { a: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 1 }, { _id: 2 }],
  ],
  [
    'sort',
    'and by its least upwards',
    [
      { _id: 1, a: [5] },
      { _id: 2, a: [1, 9] },
    ],
    [{ $sort: { a: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 2 }, { _id: 1 }],
  ],
  ['sort', 'a direction is a number', [], [{ $sort: { a: true } }], 15974],
  ['sort', 'another direction is refused', [], [{ $sort: { a: 2 } }], 15975],
  ['limit', 'zero is refused', [], [{ $limit: 0 }], 15958],
  [
    'skip',
    'passes over documents',
    [{ _id: 1 }, { _id: 2 }, { _id: 3 }],
    [{ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 2 }],
  ],
  [
    'unwind',
    'a document for each element',
    [{ _id: 1, a: [1, 2] }],
    [{ $unwind: '$a' }],
    [
      { _id: 1, a: 1 },
      { _id: 1, a: 2 },
    ],
  ],
  [
    'unwind',
    'empty and missing ones vanish',
    [{ _id: 1, a: [] }, { _id: 2 }, { _id: 3, a: null }],
    [{ $unwind: '$a' }],
    [],
  ],
  [
    'unwind',
    'or keeping them is refused',
    [
      { _id: 1, a: [] },
      { _id: 2, a: null },
    ],
    [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
    238,
  ],
  [
    'unwind',
    'a value that is no array is one element, empty text too',
    [
      { _id: 1, a: '' },
      { _id: 2, a: {} },
    ],
    [{ $unwind: '$a' }],
    [
      { _id: 1, a: '' },
      { _id: 2, a: {} },
    ],
  ],
  [
    'unwind',
    'a path through a value that is no document finds nothing',
    [
      { _id: 1, b: 'text' },
      { _id: 2, b: 5 },
      { _id: 3, b: [{ x: [1] }] },
    ],
    [{ $unwind: '$b.x' }],
    [],
  ],
  [
    'unwind',
    'keeps the order of the fields for a stage behind it',
    [{ _id: 1, z: 1, a: [{ q: 1 }], m: 2 }],
    [{ $unwind: '$a' }, { $project: { m: 1, z: 1, a: 1 } }],
    [{ _id: 1, z: 1, a: { q: 1 }, m: 2 }],
  ],
  [
    'unwind',
    'the position is refused',
    [],
    [{ $unwind: { path: '$a', includeArrayIndex: 'i' } }],
    238,
  ],
  ['set', 'a dot in a nested name is refused', [], [{ $set: { a: { 'x.y': 1 } } }], 16412],
  [
    'replaceWith',
    'an embedded document takes the place',
    [{ _id: 1, a: { x: 1 } }],
    [{ $replaceWith: '$a' }],
    [{ x: 1 }],
  ],
  ['replaceWith', 'something else is refused', [{ _id: 1, a: 1 }], [{ $replaceWith: '$a' }], 40228],
  [
    'unionWith',
    'documents of another collection behind',
    [{ _id: 1 }],
    [
      {
        $unionWith: {
          coll: 'foreign',
          pipeline: [{ $match: { _id: 11 } }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ _id: 1 }, { _id: 11 }],
  ],
  ['geoNear', 'refused', [], [{ $geoNear: {} }], 238],
  ['changeStream', 'refused as by a standalone', [], [{ $changeStream: {} }], 40573],
  ['nope', 'an unknown stage is refused', [], [{ $nope: {} }], 238],
  ['interface', 'a stage has one name', [], [{ $match: {}, $limit: 1 }], 40323],
];

describe('what a pipeline gives', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase();
    await database.db.collection<Document>('foreign').insertMany([
      { _id: 10, k: 'x' },
      { _id: 11, k: 'y', n: 3 },
    ] as never);
  });
  afterAll(() => database.stop());

  it.each(cases)(
    'operator/aggregation/%s: %s',
    async (page, _says, documents, pipeline, result) => {
      const collection = await database.collectionOf(documents);
      const done = collection.aggregate(pipeline).toArray();
      if (typeof result === 'number') await expect(done).rejects.toMatchObject({ code: result });
      else await expect(done, page).resolves.toEqual(result);
    },
  );
});
