import { Binary, type Document, Long, MaxKey, MinKey, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** manual page, what it says, documents (given _id 1, 2, 3...), filter, _ids that match or the error code */
type Case = [
  page: string,
  says: string,
  documents: Document[],
  filter: Document,
  expected: number[] | number,
];

const a = (...values: unknown[]): Document[] =>
  values.map((value) => (value === undefined ? {} : { a: value }));
const oid = new ObjectId('64b000000000000000000001');
const day = new Date('2026-01-01');

const cases: Case[] = [
  [
    'operator/query/eq',
    'a value equals an element of an array',
    a(1, [1, 2], [[1]], 2),
    { a: 1 },
    [1, 2],
  ],
  [
    'operator/query/eq',
    'an array equals the whole array or an element that is one',
    a([1, 2], [[1, 2]], [2, 1], 1),
    { a: [1, 2] },
    [1, 2],
  ],
  [
    'operator/query/eq',
    'a document is equal with the same fields in the same order',
    a({ x: 1, y: 2 }, { y: 2, x: 1 }, { x: 1 }),
    { a: { x: 1, y: 2 } },
    [1],
  ],
  [
    'operator/query/eq',
    'numbers are equal across their types',
    a(1, Long.fromNumber(1), 1.5),
    { a: { $eq: 1 } },
    [1, 2],
  ],
  ['operator/query/eq', 'a string is no number', a('1', 1), { a: '1' }, [1]],
  [
    'operator/query/eq',
    'binary data is compared by bytes',
    a(new Binary(Buffer.from([255, 1])), new Binary(Buffer.from([255, 2]))),
    { a: new Binary(Buffer.from([255, 2])) },
    [2],
  ],
  ['operator/query/eq', 'true is not 1', a(true, 1), { a: true }, [1]],
  [
    'operator/query/eq',
    'a regular expression as operand of $eq is a value',
    a('abc', /abc/),
    { a: { $eq: /abc/ } },
    [2],
  ],
  [
    'operator/query/eq',
    'large integers are exact',
    a(Long.fromString('9007199254740993'), Long.fromString('9007199254740992')),
    { a: Long.fromString('9007199254740993') },
    [1],
  ],
  ['operator/query/eq', 'a negative zero equals zero', a(-0, 0), { a: 0 }, [1, 2]],
  ['operator/query/eq', 'NaN equals NaN', a(Number.NaN, 0), { a: Number.NaN }, [1]],
  [
    'operator/query/gt',
    'only values of the same type are compared',
    a(5, '5', null, [10], day),
    { a: { $gt: 4 } },
    [1, 4],
  ],
  [
    'operator/query/gt',
    'MinKey is below every other value',
    a(1, null, new MinKey()),
    { a: { $gt: new MinKey() } },
    [1, 2],
  ],
  [
    'operator/query/lt',
    'MaxKey is above every other value',
    a(1, 'x', new MaxKey()),
    { a: { $lt: new MaxKey() } },
    [1, 2],
  ],
  [
    'operator/query/gt',
    'dates are compared as instants',
    a(day, new Date(0)),
    { a: { $gt: new Date(1) } },
    [1],
  ],
  [
    'operator/query/gt',
    'ObjectIds are compared by bytes',
    a(oid, new ObjectId('64b000000000000000000002')),
    { a: { $gt: oid } },
    [2],
  ],
  [
    'operator/query/gt',
    'strings are compared by their bytes',
    a('a', 'B', 'b'),
    { a: { $gt: 'B' } },
    [1, 3],
  ],
  [
    'operator/query/gt',
    'characters outside the basic plane come last',
    a('\uFFFD', '\u{1F600}'),
    { a: { $gt: '\uFFFD' } },
    [2],
  ],
  [
    'operator/query/gte',
    '$gte null takes null and missing',
    a(null, undefined, 0),
    { a: { $gte: null } },
    [1, 2],
  ],
  ['operator/query/lt', '$lt null takes nothing', a(null, undefined, 0), { a: { $lt: null } }, []],
  ['operator/query/lt', 'NaN is not less than a number', a(Number.NaN, 1), { a: { $lt: 5 } }, [2]],
  [
    'operator/query/lte',
    '$lte NaN takes NaN only',
    a(Number.NaN, 1),
    { a: { $lte: Number.NaN } },
    [1],
  ],
  [
    'operator/query/lt',
    'each end of a range may be met by another element',
    a([1, 10], [5], [10]),
    { a: { $gt: 4, $lt: 6 } },
    [1, 2],
  ],
  [
    'operator/query/lt',
    'documents are compared field by field',
    a({ x: 1 }, { x: 3 }),
    { a: { $lt: { x: 2 } } },
    [1],
  ],
  ['operator/query/lt', 'a regular expression is no operand', a(1), { a: { $lt: /x/ } }, 2],
  [
    'operator/query/ne',
    'a missing field is not equal',
    a(1, 2, undefined, [1, 2]),
    { a: { $ne: 1 } },
    [2, 3],
  ],
  ['operator/query/ne', 'a regular expression is no operand', a('x'), { a: { $ne: /x/ } }, 2],
  [
    'operator/query/in',
    'one of several values, or an element of an array',
    a(1, 2, [3, 9], 4),
    { a: { $in: [1, 3] } },
    [1, 3],
  ],
  [
    'operator/query/in',
    'regular expressions among the values are matched',
    a('apple', 'pear', 'plum'),
    { a: { $in: [/^a/, 'plum'] } },
    [1, 3],
  ],
  [
    'operator/query/in',
    'null takes missing fields too',
    a(1, null, undefined),
    { a: { $in: [null] } },
    [2, 3],
  ],
  ['operator/query/in', 'an empty list matches nothing', a(1), { a: { $in: [] } }, []],
  ['operator/query/in', 'the operand has to be an array', a(1), { a: { $in: 1 } }, 2],
  [
    'operator/query/nin',
    'none of the values, a missing field included',
    a(1, 2, undefined),
    { a: { $nin: [1] } },
    [2, 3],
  ],
  [
    'operator/query/and',
    'all of several filters',
    a(1, 5, 9),
    { $and: [{ a: { $gt: 1 } }, { a: { $lt: 9 } }] },
    [2],
  ],
  ['operator/query/and', 'an empty list is refused', a(1), { $and: [] }, 2],
  [
    'operator/query/or',
    'one of several filters',
    a(1, 5, 9),
    { $or: [{ a: 1 }, { a: 9 }] },
    [1, 3],
  ],
  [
    'operator/query/not',
    'the opposite, a missing field included',
    a(1, 5, undefined),
    { a: { $not: { $gt: 3 } } },
    [1, 3],
  ],
  ['operator/query/not', 'of a regular expression', a('abc', 'xyz'), { a: { $not: /^a/ } }, [2]],
  ['operator/query/not', 'an empty operand is refused', a(1), { a: { $not: {} } }, 2],
  [
    'operator/query/exists',
    'a field that is null exists',
    a(null, undefined, 1),
    { a: { $exists: true } },
    [1, 3],
  ],
  [
    'operator/query/exists',
    'false takes documents without the field',
    a(null, undefined),
    { a: { $exists: false } },
    [2],
  ],
  [
    'operator/query/exists',
    'an empty array has no element with a field',
    a([], [{ b: 1 }], { b: 1 }),
    { 'a.b': { $exists: true } },
    [2, 3],
  ],
  ['operator/query/type', 'by alias', a('x', 1, null), { a: { $type: 'string' } }, [1]],
  ['operator/query/type', 'by number', a('x', 1, null), { a: { $type: 10 } }, [3]],
  [
    'operator/query/type',
    'number stands for all numeric types',
    a(1, 1.5, Long.fromNumber(1), 'x'),
    { a: { $type: 'number' } },
    [1, 2, 3],
  ],
  [
    'operator/query/type',
    'an element of an array counts',
    a(['x'], [1]),
    { a: { $type: 'string' } },
    [1],
  ],
  [
    'operator/query/type',
    'array takes fields that are arrays',
    a([1], 1, []),
    { a: { $type: 'array' } },
    [1, 3],
  ],
  [
    'operator/query/type',
    'int and double are told apart',
    a(1, 1.5, 3_000_000_000),
    { a: { $type: 'int' } },
    [1],
  ],
  [
    'operator/query/type',
    'ObjectId, date and binary data',
    a(oid, day, new Binary(Buffer.from('x'))),
    { a: { $type: ['objectId', 'binData'] } },
    [1, 3],
  ],
  ['operator/query/type', 'an unknown alias is refused', a(1), { a: { $type: 'text' } }, 2],
  [
    'operator/query/expr',
    'compares two fields',
    [
      { a: 5, b: 3 },
      { a: 1, b: 3 },
    ],
    { $expr: { $gt: ['$a', '$b'] } },
    [1],
  ],
  [
    'operator/query/expr',
    'compares across types, unlike queries',
    a('x', 1),
    { $expr: { $gt: ['$a', 5] } },
    [1],
  ],
  [
    'operator/query/expr',
    'an unknown expression is refused, for no document too',
    [],
    { $expr: { $nope: 1 } },
    238,
  ],
  [
    'operator/query/regex',
    'text that matches a pattern',
    a('abc', 'xbc'),
    { a: { $regex: '^a' } },
    [1],
  ],
  [
    'operator/query/regex',
    'option i ignores case',
    a('ABC', 'x'),
    { a: { $regex: 'b', $options: 'i' } },
    [1],
  ],
  [
    'operator/query/regex',
    'option m lets ^ and $ meet line ends',
    a('x\nabc\ny', 'abcd'),
    { a: { $regex: '^abc$', $options: 'm' } },
    [1],
  ],
  [
    'operator/query/regex',
    'option s lets the dot meet line ends',
    a('a\nb', 'a-b'),
    { a: { $regex: 'a.b', $options: 's' } },
    [1, 2],
  ],
  [
    'operator/query/regex',
    '$ meets a final line end too',
    a('abc\n', 'abc\nd'),
    { a: /abc$/ },
    [1],
  ],
  [
    'operator/query/regex',
    'an element of an array that matches',
    a(['x', 'abc'], ['y']),
    { a: /b/ },
    [1],
  ],
  ['operator/query/regex', 'numbers never match', a(1), { a: /1/ }, []],
  [
    'operator/query/regex',
    'an unfinished pattern is refused',
    a('x'),
    { a: { $regex: '(' } },
    51091,
  ],
  [
    'operator/query/regex',
    'an unknown option is refused',
    a('x'),
    { a: { $regex: 'x', $options: 'q' } },
    51108,
  ],
  [
    'operator/query/all',
    'all values are elements',
    a([1, 2, 3], [1, 2], 1),
    { a: { $all: [1, 3] } },
    [1],
  ],
  [
    'operator/query/all',
    'one value works on a field that is no array',
    a(1, [1], 2),
    { a: { $all: [1] } },
    [1, 2],
  ],
  ['operator/query/all', 'an empty list matches nothing', a([], [1]), { a: { $all: [] } }, []],
  [
    'operator/query/all',
    'with $elemMatch for each member',
    a([{ x: 1 }, { x: 5 }], [{ x: 1 }]),
    { a: { $all: [{ $elemMatch: { x: 1 } }, { $elemMatch: { x: 5 } }] } },
    [1],
  ],
  [
    'operator/query/elemMatch',
    'one element meets all conditions',
    a([1, 10], [5]),
    { a: { $elemMatch: { $gt: 4, $lt: 6 } } },
    [2],
  ],
  [
    'operator/query/elemMatch',
    'an element that is a document meets a filter',
    a(
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
      [{ x: 1, y: 2 }],
    ),
    { a: { $elemMatch: { x: 1, y: 2 } } },
    [2],
  ],
  [
    'operator/query/elemMatch',
    'a field that is no array never matches',
    a(5, { x: 1 }),
    { a: { $elemMatch: { $gt: 1 } } },
    [],
  ],
  [
    'database-references',
    'the fields of a reference are no operators',
    a([{ $ref: 'c', $id: 1 }], [{ $ref: 'c', $id: 2 }]),
    { a: { $elemMatch: { $id: 2 } } },
    [2],
  ],
  ['operator/query/size', 'the number of elements', a([1, 2], [], 2), { a: { $size: 2 } }, [1]],
  ['operator/query/size', 'a negative size is refused', a([]), { a: { $size: -1 } }, 2],
  ['operator/query/text', 'refused, never approximated', a('x'), { $text: { $search: 'x' } }, 238],
  ['operator/query/where', 'refused: no JavaScript runs', a('x'), { $where: 'true' }, 238],
  ['operator/query', 'an unknown operator is refused', a(1), { a: { $near2: 1 } }, 238],
  ['operator/query', 'an unknown operator at the top is refused', a(1), { $nope: 1 }, 238],
  ['operator/query', 'operators and fields are not mixed', a(1), { a: { $gt: 1, b: 2 } }, 2],
  [
    'method/db.collection.find',
    'a dotted path goes into documents',
    a({ b: { c: 1 } }, { b: 1 }),
    { 'a.b.c': 1 },
    [1],
  ],
  [
    'method/db.collection.find',
    'a dotted path goes through arrays of documents',
    a([{ b: 1 }, { b: 2 }], [{ b: 3 }]),
    { 'a.b': 2 },
    [1],
  ],
  [
    'method/db.collection.find',
    'a number in a path is a position',
    a([5, 6], [6, 5]),
    { 'a.1': 6 },
    [1],
  ],
  [
    'method/db.collection.find',
    'a position and then a field',
    a([{ b: 1 }, { b: 2 }], [{ b: 2 }]),
    { 'a.0.b': 2 },
    [2],
  ],
  [
    'method/db.collection.find',
    'a number in a path is a field name too',
    a({ 0: 'x' }, ['x']),
    { 'a.0': 'x' },
    [1, 2],
  ],
  [
    'method/db.collection.find',
    'null takes a path that ends early',
    a({ b: null }, { b: 1 }, {}, 5, undefined),
    { 'a.b': null },
    [1, 3, 4, 5],
  ],
  [
    'method/db.collection.find',
    'an array without documents has nothing at a longer path',
    a([], [1], [{}], [{ b: 1 }]),
    { 'a.b': null },
    [3],
  ],
];

describe('what a query matches', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.stop());

  it.each(cases)('%s: %s', async (_page, _says, documents, filter, expected) => {
    const collection = await database.collectionOf(
      documents.map((document, i) => ({ _id: i + 1, ...document }) as Document),
    );
    const ids = collection
      .find(filter)
      .sort({ _id: 1 })
      .map((document) => document._id)
      .toArray();
    if (typeof expected === 'number') await expect(ids).rejects.toMatchObject({ code: expected });
    else await expect(ids).resolves.toEqual(expected);
  });
});
