// biome-ignore-all lint/suspicious/noThenProperty: $cond and $switch have a field of this name
import { Decimal128, type Document, Double, Long } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** manual page below operator/aggregation/, what it says, document, expression, value; a code as { refused } */
type Case = [page: string, says: string, document: Document, expression: unknown, value: unknown];
const refused = (code: number) => ({ refused: code });
const missing = { missing: true };
const at = new Date('2026-03-29T01:30:15.250Z');

const cases: Case[] = [
  ['add', 'numbers', { a: 1, b: 2.5 }, { $add: ['$a', '$b'] }, 3.5],
  ['add', 'milliseconds to a date', { a: new Date(0) }, { $add: ['$a', 1000] }, new Date(1000)],
  ['add', 'null or a missing field gives null', {}, { $add: ['$a', 1] }, null],
  ['add', 'a string is refused', { a: 'x' }, { $add: ['$a', 1] }, refused(16554)],
  [
    'subtract',
    'two dates give milliseconds',
    { a: new Date(5000), b: new Date(2000) },
    { $subtract: ['$a', '$b'] },
    3000,
  ],
  [
    'multiply',
    'an int32 that overflows becomes a long',
    { a: 2147483647 },
    { $type: { $multiply: ['$a', 2] } },
    'long',
  ],
  ['divide', 'gives a double', { a: 4 }, { $type: { $divide: ['$a', 2] } }, 'double'],
  ['divide', 'zero is refused', { a: 4 }, { $divide: ['$a', 0] }, refused(16608)],
  ['mod', 'has the sign of the dividend', { a: -7 }, { $mod: ['$a', 3] }, -1],
  ['abs', 'the distance from zero', { a: -7 }, { $abs: '$a' }, 7],
  ['ceil', 'upwards', { a: -7.8 }, { $ceil: '$a' }, -7],
  ['floor', 'downwards', { a: -7.8 }, { $floor: '$a' }, -8],
  ['round', 'a half goes to the even neighbour', { a: 2.5 }, { $round: ['$a', 0] }, 2],
  ['round', 'to a decimal place', { a: 19.255 }, { $round: ['$a', 1] }, 19.3],
  ['round', 'to tens', { a: 19 }, { $round: ['$a', -1] }, 20],
  ['trunc', 'towards zero', { a: -7.89 }, { $trunc: ['$a', 1] }, -7.8],
  ['cmp', 'orders values of different types', { a: 5, b: 'x' }, { $cmp: ['$a', '$b'] }, -1],
  ['gt', 'a missing field is below null', {}, { $lt: ['$a', null] }, true],
  ['eq', "types don't matter for numbers", { a: Long.fromNumber(1) }, { $eq: ['$a', 1] }, true],
  ['and', 'no operands are true', {}, { $and: [] }, true],
  ['or', 'no operands are false', {}, { $or: [] }, false],
  ['not', 'zero and null are false', { a: 0 }, { $not: ['$a'] }, true],
  ['and', 'an empty string is true', { a: '' }, { $and: ['$a'] }, true],
  [
    'cond',
    'one of two values',
    { a: 250 },
    { $cond: { if: { $gte: ['$a', 250] }, then: 30, else: 20 } },
    30,
  ],
  ['ifNull', 'the first that is not null', { b: null }, { $ifNull: ['$a', '$b', 'none'] }, 'none'],
  [
    'switch',
    'the first branch that holds',
    { a: 5 },
    {
      $switch: {
        branches: [
          { case: { $gt: ['$a', 9] }, then: 'big' },
          { case: { $gt: ['$a', 3] }, then: 'mid' },
        ],
        default: 'small',
      },
    },
    'mid',
  ],
  [
    'switch',
    'no branch and no default is refused',
    { a: 5 },
    { $switch: { branches: [{ case: false, then: 1 }] } },
    refused(40066),
  ],
  [
    'arrayElemAt',
    'counts from the end when negative',
    { a: [1, 2, 3] },
    { $arrayElemAt: ['$a', -1] },
    3,
  ],
  [
    'arrayElemAt',
    'outside the array there is nothing',
    { a: [1] },
    { $arrayElemAt: ['$a', 5] },
    missing,
  ],
  ['first', 'of an array', { a: [1, 2] }, { $first: '$a' }, 1],
  ['in', 'an element of an array', { a: [1, 2] }, { $in: [2, '$a'] }, true],
  ['isArray', 'tells arrays', { a: 'x' }, { $isArray: ['$a'] }, false],
  ['size', 'a missing field is refused', {}, { $size: '$a' }, refused(17124)],
  ['slice', 'the last ones', { a: [1, 2, 3] }, { $slice: ['$a', -2] }, [2, 3]],
  ['slice', 'from a position', { a: [1, 2, 3] }, { $slice: ['$a', 1, 1] }, [2]],
  [
    'mergeObjects',
    'later fields win, null is passed over',
    { a: { x: 1, y: 1 }, b: null, c: { y: 2 } },
    { $mergeObjects: ['$a', '$b', '$c'] },
    { x: 1, y: 2 },
  ],
  [
    'getField',
    'a name with a dot',
    { a: 1 },
    { $getField: { field: 'x.y', input: { $literal: { 'x.y': 7 } } } },
    7,
  ],
  [
    'setField',
    'a name with a dollar',
    { a: { x: 1 } },
    { $setField: { field: { $literal: '$p' }, input: '$a', value: 2 } },
    { x: 1, $p: 2 },
  ],
  [
    'let',
    'variables of its own',
    { a: 3 },
    { $let: { vars: { x: '$a', y: 2 }, in: { $multiply: ['$$x', '$$y'] } } },
    6,
  ],
  ['let', 'an unknown variable is refused', {}, '$$nope', refused(17276)],
  ['literal', 'is not read', {}, { $literal: '$a' }, '$a'],
  ['concat', 'null gives null', { a: 'x' }, { $concat: ['$a', '$b'] }, null],
  ['concat', 'a number is refused', { a: 1 }, { $concat: ['$a'] }, refused(16702)],
  ['toUpper', 'null gives an empty string', { a: null }, { $toUpper: '$a' }, ''],
  ['toLower', 'only ASCII letters', { a: 'ÄB' }, { $toLower: '$a' }, 'Äb'],
  ['strLenCP', 'counts characters', { a: '\u{1F600}é' }, { $strLenCP: '$a' }, 2],
  ['substrCP', 'by characters', { a: '\u{1F600}bcd' }, { $substrCP: ['$a', 1, 2] }, 'bc'],
  ['type', 'of a missing field', {}, { $type: '$a' }, 'missing'],
  [
    'year',
    'in a time zone',
    { a: new Date('2025-12-31T23:30:00Z') },
    { $year: { date: '$a', timezone: 'Europe/Berlin' } },
    2026,
  ],
  [
    'hour',
    'after the clocks changed',
    { a: at },
    { $hour: { date: '$a', timezone: 'Europe/Berlin' } },
    3,
  ],
  ['dayOfWeek', '1 is Sunday', { a: at }, { $dayOfWeek: '$a' }, 1],
  [
    'dateToString',
    'a format',
    { a: at },
    { $dateToString: { date: '$a', format: '%Y-%m-%d %H:%M:%S.%L %j %u %%' } },
    '2026-03-29 01:30:15.250 088 7 %',
  ],
  [
    'dateToString',
    'in a time zone',
    { a: at },
    { $dateToString: { date: '$a', format: '%H:%M %z', timezone: 'America/New_York' } },
    '21:30 -0400',
  ],
  [
    'dateToString',
    'null has a value of its own',
    {},
    { $dateToString: { date: '$a', onNull: '-' } },
    '-',
  ],
  [
    'dateToString',
    'an unknown character is refused',
    { a: at },
    { $dateToString: { date: '$a', format: '%Q' } },
    refused(18536),
  ],
  ['sum', 'of an array passes over what is no number', { a: [1, 'x', 2] }, { $sum: '$a' }, 3],
  ['avg', 'of nothing is null', { a: [] }, { $avg: '$a' }, null],
  ['max', 'of several values', { a: 1, b: 5 }, { $max: ['$a', '$b', null] }, 5],
  ['sum', 'tenths add up', { a: [0.1, 0.2, 0.3] }, { $sum: '$a' }, 0.6],
  [
    'sum',
    'a whole double stays a double',
    { a: [new Double(1), new Double(2)] },
    { $type: { $sum: '$a' } },
    'double',
  ],
  [
    'function',
    'refused: no JavaScript runs',
    {},
    { $function: { body: '', args: [], lang: 'js' } },
    refused(238),
  ],
  ['nope', 'an unknown expression is refused', {}, { $nope: 1 }, refused(31325)],
  [
    'add',
    'Decimal128 arithmetic is refused',
    { a: Decimal128.fromString('1.5') },
    { $add: ['$a', 1] },
    refused(238),
  ],
];

describe('what an expression gives', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.stop());

  it.each(cases)(
    'operator/aggregation/%s: %s',
    async (_page, _says, document, expression, value) => {
      const collection = await database.collectionOf([document]);
      const done = collection.aggregate([{ $project: { _id: 0, value: expression } }]).toArray();
      if (typeof value === 'object' && value !== null && 'refused' in value)
        await expect(done).rejects.toMatchObject({ code: value.refused });
      else await expect(done).resolves.toEqual([value === missing ? {} : { value }]);
    },
  );
});
