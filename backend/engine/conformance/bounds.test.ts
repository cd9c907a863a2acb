import { type Document, Long } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** https://www.mongodb.com/docs/manual/reference/limits/ and core/aggregation-pipeline-limits */
const TOO_LARGE = 10334;
const MB = 1024 * 1024;

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const run = async (documents: Document[], pipeline: Document[]) =>
  (await database.collectionOf(documents)).aggregate(pipeline).toArray();
const stages = (count: number, stage: Document) => Array.from({ length: count }, () => stage);

describe('a result above 16 MB', () => {
  const halves = [{ n: 1 }, { half: 'x'.repeat(9 * MB) }, { half: 'y'.repeat(9 * MB) }];

  it.each<[string, Document[]]>([
    ['of one document', [{ $project: { both: ['$half', '$half'] } }]],
    ['behind a small one', [{ $unset: 'none' }, { $addFields: { again: '$half' } }]],
  ])('%s is refused', async (_what, pipeline) => {
    await expect(run(halves, pipeline)).rejects.toMatchObject({ code: TOO_LARGE });
  });

  it('of distinct values is refused', async () => {
    const collection = await database.collectionOf(halves);
    await expect(collection.distinct('half')).rejects.toMatchObject({ code: 17217 });
  });

  it('is not refused for fields computed beside a document of 16 MB', async () => {
    const text = 'x'.repeat(16 * MB - 40);
    const [found] = await run([{ _id: 1, text }], [{ $project: { _id: 0, document: '$$ROOT' } }]);
    expect(found?.document.text.length).toBe(text.length);
  });

  it('is returned in several batches if it has many documents', async () => {
    const documents = Array.from({ length: 40 }, (_, _id) => ({ _id, text: 'x'.repeat(MB) }));
    const { collectionName: collection } = await database.collectionOf(documents);
    const { cursor } = await database.db.command({ find: collection, batchSize: 1000 });
    const batches: Document[][] = [cursor.firstBatch];
    for (let getMore = Long.fromValue(cursor.id); !getMore.isZero(); ) {
      const { cursor: next } = await database.db.command({ getMore, collection });
      batches.push(next.nextBatch);
      getMore = Long.fromValue(next.id);
    }
    // Fewer than the 15 that have room, where a slow machine ends a batch by its time.
    for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(15);
    expect(batches.flat().map(({ _id }) => _id)).toEqual(documents.map(({ _id }) => _id));
  });
});

describe('a pipeline that doubles its data', () => {
  it.each<[string, Document]>([
    ['an array in an array', { $addFields: { a: ['$a', '$a'] } }],
    ['an object in an object', { $addFields: { a: { b: '$a', c: '$a' } } }],
  ])('with %s is refused before it exhausts the memory', async (_what, stage) => {
    const done = run([{ a: 'x'.repeat(100) }], stages(60, stage));
    await expect(done).rejects.toMatchObject({ code: expect.toBeOneOf([TOO_LARGE, 15]) });
    await expect(database.db.command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
  });

  it('leaves the document unchanged in an update', async () => {
    const collection = await database.collectionOf([{ _id: 1, a: 'x'.repeat(1000) }]);
    const update = stages(20, { $set: { a: ['$a', '$a'] } });
    await expect(collection.updateOne({}, update)).rejects.toMatchObject({ code: TOO_LARGE });
    expect(await collection.findOne()).toEqual({ _id: 1, a: 'x'.repeat(1000) });
  });
});

it.each([
  ['a little', 17419, 1000],
  ['far', TOO_LARGE, MB],
])('refuses an update that makes a document %s larger than 16 MB', async (_how, code, bytes) => {
  const document = { _id: 1, text: 'x'.repeat(16 * MB - 40) };
  const collection = await database.collectionOf([document] as never);
  const update = collection.updateOne({}, { $set: { more: 'x'.repeat(bytes) } });
  await expect(update).rejects.toMatchObject({ code });
});

it('refuses a pipeline of more than 1,000 stages', async () => {
  await expect(run([{}], stages(1001, { $limit: 1 }))).rejects.toMatchObject({ code: 7749501 });
  await expect(run([{}], stages(1000, { $limit: 1 }))).resolves.toHaveLength(1);
});
