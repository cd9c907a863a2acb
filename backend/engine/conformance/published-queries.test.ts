import { type Document, MaxKey, MinKey } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/**
 * What others have published about MongoDB's answers, as the yardstick of the random queries: these say
 * only that an index changes nothing. A source is a file below documentdb_tests/compatibility/tests/core/ of
 * documentdb/functional-tests (recorded on MongoDB 8.2), or a page of MongoDB's manual. Every case runs
 * with and without an index.
 */
type FilterCase = [source: string, documents: Document[], filter: Document, ids: number[]];
type SortCase = [source: string, documents: Document[], sort: Document, ids: number[] | number];
type UniqueCase = [
  source: string,
  key: Record<string, 1 | -1>,
  documents: Document[],
  accepted: boolean,
];

const EQ = 'operator/query/comparison/eq/test_eq_field_lookup';
const NE = 'operator/query/comparison/ne/test_ne_field_lookup';
const GT = 'operator/query/comparison/gt/test_gt_field_lookup';
const IN_NULL = 'operator/query/comparison/in/test_in_null_missing';
const IN = 'operator/query/comparison/in/test_in_array_matching';
const ELEM_MATCH = 'operator/query/arrays/elemMatch/test_elemMatch_matching';
const SORT_ARRAYS = 'operator/stages/sort/test_sort_arrays';
const SORT_PATHS = 'operator/stages/sort/test_sort_field_paths';
const SORT_KEYS = 'operator/stages/sort/test_sort_key_resolution';
const UNIQUE = 'indexes/properties/unique/test_unique_constraint';
const MANUAL_MULTIKEY = 'manual: core/indexes/index-types/index-multikey';
const MANUAL_NULL = 'manual: tutorial/query-for-null-fields';

const filters: FilterCase[] = [
  [EQ, [{ a: { b: 1 } }, { a: { b: 2 } }], { 'a.b': { $eq: 1 } }, [1]],
  [EQ, [{ a: ['A', 'B', 'C'] }, { a: ['D', 'E'] }], { a: { $eq: 'B' } }, [1]],
  [EQ, [{ a: [10, 20] }, { a: [30, 40] }], { 'a.1': { $eq: 20 } }, [1]],
  [EQ, [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 3 }] }], { 'a.0.b': { $eq: 1 } }, [1]],
  [EQ, [{ a: { 0: { b: 1 } } }, { a: { 0: { b: 2 } } }], { 'a.0.b': { $eq: 1 } }, [1]],
  [EQ, [{ a: null }, {}, { a: 1 }], { a: { $eq: null } }, [1, 2]],
  [EQ, [{ a: 0 }, { a: '' }, { a: false }], { a: { $eq: null } }, []],
  [
    EQ,
    [{ a: {} }, { a: { x: 1 } }, { a: { b: null } }, { a: { b: 1 } }],
    { 'a.b': { $eq: null } },
    [1, 2, 3],
  ],
  [EQ, [{ a: [{ b: 1 }, { c: 2 }] }, { a: [{ b: 1 }, { b: 2 }] }], { 'a.b': null }, [1]],
  [NE, [{ a: { b: 3 } }, { a: { b: 1 } }, {}], { 'a.b': { $ne: 1 } }, [1, 3]],
  [NE, [{ a: ['A', 'B'] }, { a: ['D', 'E'] }], { a: { $ne: 'B' } }, [2]],
  [NE, [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 3 }] }], { 'a.b': { $ne: 1 } }, [2]],
  [NE, [{ a: null }, {}, { a: 1 }], { a: { $ne: null } }, [3]],
  [GT, [{ a: [3, 7, 12] }, { a: [1, 5] }], { a: { $gt: 10 } }, [1]],
  [GT, [{ a: [[10, 2]] }, { a: [[1, 2]] }], { 'a.0.0': { $gt: 5 } }, [1]],
  [GT, [{ a: [1, 3] }, { a: [1, 2, 3] }, { a: [1, 2] }], { a: { $gt: [1, 2] } }, [1, 2]],
  [GT, [{ a: [1] }, { a: [] }], { a: { $gt: [] } }, [1]],
  [GT, [{ a: [null, 5] }, { a: [] }], { a: { $gt: 3 } }, [1]],
  [IN_NULL, [{ a: null }, {}, { a: 1 }, { a: 2 }], { a: { $in: [null, 1] } }, [1, 2, 3]],
  [IN_NULL, [{ a: 0 }, { a: null }, { a: false }], { a: { $in: [null] } }, [2]],
  [IN, [{ a: [1, null, 3] }, { a: [1, 2] }, { a: [] }], { a: { $in: [null] } }, [1]],
  [IN, [{ a: [[1, 2], [3]] }, { a: [1, 2] }, { a: [1] }], { a: { $in: [[1, 2]] } }, [1, 2]],
  [IN, [{ a: [[1, 2]] }, { a: [1, [2, 3]] }], { a: { $in: [1] } }, [2]],
  [IN, [{ a: [{ x: 1, y: 2 }] }, { a: [{ y: 2, x: 1 }] }], { a: { $in: [{ y: 2, x: 1 }] } }, [2]],
  [IN, [{ a: [] }, { a: [1] }], { a: { $in: [[]] } }, [1]],
  [ELEM_MATCH, [{ a: [3, 7] }, { a: [1, 12] }], { a: { $elemMatch: { $gt: 5, $lt: 10 } } }, [1]],
  [ELEM_MATCH, [{ a: [3, 12] }], { a: { $lt: 5, $gt: 10 } }, [1]],
  [ELEM_MATCH, [{ a: [1, 2] }, { a: [] }], { a: { $elemMatch: {} } }, []],
  [ELEM_MATCH, [{ a: [[1, 2]] }, { a: [[5, 6]] }], { a: { $elemMatch: { $eq: [1, 2] } } }, [1]],
  ['manual: operator/query/elemMatch', [{ a: [[5, 6]] }], { a: { $elemMatch: { 0: 5 } } }, [1]],
  [MANUAL_NULL, [{ a: null }, {}], { a: { $type: 10 } }, [1]],
  [MANUAL_NULL, [{ a: null }, {}], { a: { $exists: false } }, [2]],
];

const sorts: SortCase[] = [
  [
    SORT_ARRAYS,
    [{ a: [10, 30] }, { a: 5 }, { a: [25, 20, 15] }, { a: 12 }],
    { a: 1 },
    [2, 1, 4, 3],
  ],
  [
    SORT_ARRAYS,
    [{ a: [10, 30] }, { a: 5 }, { a: [25, 20, 15] }, { a: 12 }],
    { a: -1 },
    [1, 3, 4, 2],
  ],
  [SORT_ARRAYS, [{ a: [5] }, { a: 5 }, { a: 3 }, { a: [3] }], { a: 1 }, [3, 4, 1, 2]],
  [
    SORT_ARRAYS,
    [{ a: true }, { a: 'abc' }, { a: 0 }, { a: null }, { a: [1, 'hello', null, true] }],
    { a: 1 },
    [4, 5, 3, 2, 1],
  ],
  [SORT_ARRAYS, [{ a: [[1, 2]] }, { a: { b: 1 } }, { a: new MaxKey() }], { a: 1 }, [2, 1, 3]],
  [
    SORT_ARRAYS,
    [{ a: null }, { a: [] }, {}, { a: new MinKey() }, { a: 1 }],
    { a: 1 },
    [4, 2, 1, 3, 5],
  ],
  [SORT_KEYS, [{ a: null }, {}, { a: [null] }, { a: null }, {}], { a: 1 }, [1, 2, 3, 4, 5]],
  [
    SORT_PATHS,
    [{ a: [{ b: 30 }, { b: 10 }] }, { a: [{ b: 25 }, { b: 5 }] }, { a: [{ b: 20 }, { b: 15 }] }],
    { 'a.b': 1 },
    [2, 1, 3],
  ],
  [
    SORT_PATHS,
    [{ a: 42 }, { a: null }, { a: { b: 10 } }, {}, { a: { b: 5 } }],
    { 'a.b': 1 },
    [1, 2, 4, 5, 3],
  ],
  [
    // Only an empty array at the end of a path sorts below null.
    MANUAL_MULTIKEY,
    [{ a: { b: null } }, { a: [] }, { a: { b: [] } }, { a: { b: 1 } }],
    { 'a.b': 1 },
    [3, 1, 2, 4],
  ],
  [
    // Two fields of one array are taken from the same element.
    MANUAL_MULTIKEY,
    [
      {
        a: [
          { x: 1, y: 9 },
          { x: 2, y: 1 },
        ],
      },
      { a: [{ x: 1, y: 5 }] },
    ],
    { 'a.x': 1, 'a.y': 1 },
    [2, 1],
  ],
  [MANUAL_MULTIKEY, [{ a: [1, 2], b: [1, 2] }], { a: 1, b: 1 }, 2],
];

const uniques: UniqueCase[] = [
  [UNIQUE, { a: 1 }, [{ a: null }, { a: false }], true],
  [UNIQUE, { a: 1 }, [{ a: 0 }, { a: false }], true],
  [UNIQUE, { a: 1 }, [{ a: '' }, { a: null }], true],
  [UNIQUE, { a: 1 }, [{ a: [] }, { a: null }], true],
  [UNIQUE, { a: 1 }, [{ a: {} }, { a: null }], true],
  [UNIQUE, { a: 1 }, [{ a: null }, {}], false],
  [
    UNIQUE,
    { a: 1, b: 1 },
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    true,
  ],
  [MANUAL_MULTIKEY, { a: 1 }, [{ a: [1, 2] }, { a: 2 }], false],
  [MANUAL_MULTIKEY, { a: 1 }, [{ a: [1, 1] }, { a: 2 }], true],
  [MANUAL_MULTIKEY, { 'a.b': 1 }, [{ a: [] }, { a: { b: null } }], false],
  [MANUAL_MULTIKEY, { 'a.b': 1 }, [{ a: { b: [] } }, { a: { b: null } }], true],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const numbered = (documents: Document[]): Document[] =>
  documents.map((document, i) => ({ ...document, _id: i + 1 }));
const idsOf = (found: Document[]) => found.map((document) => document._id);

describe('published answers', () => {
  it.each(filters)('%s: %j filtered by %j', async (_source, documents, filter, ids) => {
    const collection = await database.collectionOf(numbered(documents));
    expect(idsOf(await collection.find(filter).sort({ _id: 1 }).toArray())).toEqual(ids);
    const field = Object.keys(filter)[0] as string;
    await collection.createIndex({ [field]: 1 });
    const found = await collection
      .find(filter)
      .hint({ [field]: 1 })
      .sort({ _id: 1 })
      .toArray();
    expect(idsOf(found)).toEqual(ids);
  });

  it.each(sorts)('%s: %j sorted by %j', async (_source, documents, sort, ids) => {
    const collection = await database.collectionOf(numbered(documents));
    const sorted = collection
      .find()
      .sort({ ...sort, _id: 1 })
      .toArray();
    if (typeof ids === 'number') return expect(sorted).rejects.toMatchObject({ code: ids });
    expect(idsOf(await sorted)).toEqual(ids);
    await collection.createIndex({ ...sort, _id: 1 });
    const indexed = collection.find({}, { sort: { ...sort, _id: 1 }, limit: documents.length });
    expect(idsOf(await indexed.toArray())).toEqual(ids);
  });

  it.each(uniques)('%s: unique by %j, %j', async (_source, key, documents, accepted) => {
    const collection = await database.collectionOf([]);
    await collection.createIndex(key, { unique: true });
    const inserted = collection.insertMany(numbered(documents));
    if (accepted)
      await expect(inserted).resolves.toMatchObject({ insertedCount: documents.length });
    else await expect(inserted).rejects.toMatchObject({ code: 11000 });
  });
});
