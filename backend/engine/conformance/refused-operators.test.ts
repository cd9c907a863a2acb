import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** What MongoDB has and nobody here uses: refused by name, on empty collections too, never approximated. */
const NOT_IMPLEMENTED = 238;

const EXPRESSIONS = `
  abs add allElementsTrue and anyElementTrue arrayElemAt arrayToObject avg binarySize bsonSize ceil
  cmp concat concatArrays cond convert dateAdd dateDiff dateFromParts dateFromString dateSubtract
  dateToParts dateToString dateTrunc dayOfMonth dayOfWeek dayOfYear divide exp filter first firstN floor
  function getField hour ifNull in indexOfArray indexOfBytes indexOfCP isArray isNumber
  isoDayOfWeek isoWeek isoWeekYear last lastN let ln log log10 ltrim map max maxN mergeObjects meta
  millisecond min minN minute mod month multiply not objectToArray or pow range reduce regexFind
  regexFindAll regexMatch replaceAll replaceOne reverseArray round rtrim second setDifference
  setEquals setIntersection setIsSubset setUnion sin size slice sortArray split sqrt stdDevPop
  stdDevSamp strLenBytes strLenCP strcasecmp substr substrBytes substrCP subtract sum switch toBool
  toDate toDecimal toDouble toInt toLong toLower toObjectId toString toUpper trim trunc type
  unsetField week year zip
`;
const ACCUMULATORS = `
  accumulator addToSet avg bottom bottomN count first firstN last lastN maxN median mergeObjects min minN
  percentile push stdDevPop stdDevSamp top topN
`;
const STAGES = `
  bucket bucketAuto collStats count currentOp densify facet fill geoNear graphLookup indexStats lookup
  redact replaceRoot sample search setWindowFields sortByCount
`;
const QUERY_OPERATORS = 'nor mod bitsAllSet bitsAllClear bitsAnySet bitsAnyClear near geoWithin';
const UPDATE_OPERATORS = 'bit currentDate min mul pop rename';
const names = (text: string) => text.trim().split(/\s+/);

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const refusal = (stage: Record<string, unknown>) =>
  expect(database.db.collection('none').aggregate([stage]).toArray()).rejects.toMatchObject({
    code: NOT_IMPLEMENTED,
  });

describe('operators without a use', () => {
  it.each(names(EXPRESSIONS))('the expression $%s is refused', async (name) => {
    await refusal({ $project: { value: { [`$${name}`]: 'anything' } } });
    await refusal({ $match: { $expr: { [`$${name}`]: 'anything' } } });
  });

  it.each(names(STAGES))('the stage $%s is refused', async (name) => {
    await refusal({ [`$${name}`]: {} });
  });

  it.each(names(ACCUMULATORS))('the accumulator $%s is refused', async (name) => {
    await refusal({ $group: { _id: null, value: { [`$${name}`]: 'anything' } } });
  });

  it.each(names(QUERY_OPERATORS))('the query operator $%s is refused', async (name) => {
    const filter = { value: { [`$${name}`]: 'anything' } };
    await expect(database.db.collection('none').find(filter).toArray()).rejects.toMatchObject({
      code: NOT_IMPLEMENTED,
    });
  });

  it.each(names(UPDATE_OPERATORS))('the update operator $%s is refused', async (name) => {
    const update = { [`$${name}`]: { value: 'anything' } };
    await expect(database.db.collection('none').updateOne({}, update)).rejects.toMatchObject({
      code: NOT_IMPLEMENTED,
    });
  });

  it.each(['position', 'slice', 'sort'])('the modifier $%s of $push is refused', async (name) => {
    const update = { $push: { list: { $each: [1], [`$${name}`]: 1 } } } as never;
    await expect(database.db.collection('none').updateOne({}, update)).rejects.toMatchObject({
      code: NOT_IMPLEMENTED,
    });
  });

  it.each(['(?>a)', 'a++', '(*UTF)a', '(?i:a)b', '\\p{Latin}', '[[:alpha:]]', '(a)\\1', '\\Qa\\E'])(
    'the regular expression %s is refused',
    async ($regex) => {
      const found = database.db.collection('none').find({ value: { $regex } });
      await expect(found.toArray()).rejects.toMatchObject({ code: NOT_IMPLEMENTED });
    },
  );

  it('$all among the conditions of $elemMatch is refused', async () => {
    const filter = { list: { $elemMatch: { $all: [1] } } };
    await expect(database.db.collection('none').findOne(filter)).rejects.toMatchObject({
      code: NOT_IMPLEMENTED,
    });
  });

  it.each([{ strength: 4 }, { caseLevel: true }, { numericOrdering: true }, { backwards: true }])(
    'the collation %j is refused',
    async (options) => {
      const collation = { locale: 'en', ...options };
      const found = database.db.collection('none').find({}, { collation });
      await expect(found.toArray()).rejects.toMatchObject({ code: NOT_IMPLEMENTED });
    },
  );

  it.each([{ value: { $slice: 1 } }, { value: { $elemMatch: { a: 1 } } }, { 'value.$': 1 }])(
    'the projection %j is refused',
    async (projection) => {
      const found = database.db.collection('none').find({}, { projection });
      await expect(found.toArray()).rejects.toMatchObject({ code: NOT_IMPLEMENTED });
    },
  );
});
