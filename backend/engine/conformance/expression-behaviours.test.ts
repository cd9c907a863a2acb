import { type Document, Long } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** manual page below operator/aggregation/, what it says, document, expression, value; a code as { refused } */
type Case = [page: string, says: string, document: Document, expression: unknown, value: unknown];
const refused = (code: number) => ({ refused: code });

const cases: Case[] = [
  ['gt', 'a missing field is below null', {}, { $lt: ['$a', null] }, true],
  ['eq', "types don't matter for numbers", { a: Long.fromNumber(1) }, { $eq: ['$a', 1] }, true],
  ['gte', 'orders values of different types', { a: 5, b: 'x' }, { $gte: ['$b', '$a'] }, true],
  ['ne', 'an array is one value', { a: [1] }, { $ne: ['$a', 1] }, true],
  ['lte', 'takes two arguments', {}, { $lte: ['$a'] }, refused(16020)],
  ['literal', 'is not read', {}, { $literal: '$a' }, '$a'],
  [
    'setField',
    'a name with a dollar',
    { a: { x: 1 } },
    { $setField: { field: { $literal: '$p' }, input: '$a', value: 2 } },
    { x: 1, $p: 2 },
  ],
  ['rand', 'takes no arguments', {}, { $rand: 1 }, refused(10065)],
  ['let', 'an unknown variable is refused', {}, '$$nope', refused(17276)],
  [
    'function',
    'refused, because no JavaScript is run',
    {},
    { $function: { body: '', args: [], lang: 'js' } },
    refused(238),
  ],
  ['nope', 'an unknown expression is refused', {}, { $nope: 1 }, refused(238)],
  ['nope', 'inside another one, too', {}, [{ $nope: 1 }], refused(238)],
];

describe('the value of an expression', () => {
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
      else await expect(done).resolves.toEqual([{ value }]);
    },
  );
});
