import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEngine } from '../index.ts';

/**
 * Whether documents come from the cache or from the file, and whether a pipeline decodes all of their
 * fields or only those it reads, must never show in a result.
 */
const CACHES = { whole: 10_000_000, small: 2000, none: 0 };
/** A slow machine tries fewer cases. */
const BOUNDED = { seed: 20_261_121, interruptAfterTimeLimit: 8000 };

let dataDir: string;
const stops: (() => Promise<void>)[] = [];
const clients: MongoClient[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-neutral-'));
  for (const [name, cacheBytes] of Object.entries(CACHES)) {
    const engine = await startEngine({
      dataDir: join(dataDir, name),
      inProcess: true,
      durable: false,
      cacheBytes,
    });
    const client = await new MongoClient(engine.uri).connect();
    clients.push(client);
    stops.push(() => client.close(), engine.stop);
  }
});
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const scalar = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom<unknown>(null, 'a', 'b', 1.5, true, new Date(0), new Date(86_400_000)),
);
const part = fc.record({ x: scalar, y: fc.array(scalar, { maxLength: 2 }) }, { requiredKeys: [] });
const someDocument = fc.record(
  {
    a: scalar,
    b: part,
    c: fc.array(fc.oneof(scalar, part), { maxLength: 3 }),
    d: scalar,
    long: fc.constant('x'.repeat(200)),
  },
  { requiredKeys: [] },
);
const path = fc.constantFrom('a', 'b', 'b.x', 'b.y', 'c', 'c.x', 'd', 'c.y', '_id');
const fieldOf = path.map((name) => `$${name}`);

const condition = fc.oneof(
  fc.tuple(path, scalar).map(([name, value]) => ({ [name]: value })),
  fc
    .tuple(path, fc.constantFrom('$gt', '$lte', '$ne'), scalar)
    .map(([name, operator, value]) => ({ [name]: { [operator]: value } })),
  fc.tuple(path, fc.array(scalar)).map(([name, list]) => ({ [name]: { $in: list } })),
  path.map((name) => ({ [name]: { $exists: true } })),
  fc.tuple(fieldOf, fieldOf).map(([left, right]) => ({ $expr: { $gte: [left, right] } })),
  scalar.map((value) => ({ c: { $elemMatch: { x: value } } })),
);
const filter = fc.oneof(
  condition,
  fc.array(condition, { minLength: 1, maxLength: 2 }).map((branches) => ({ $or: branches })),
);
const projection = fc.oneof(
  fc.constantFrom<Document>({ a: 1, 'b.x': 1 }, { c: 0 }, { 'c.x': 1, _id: 0 }, { 'b.y': 0, a: 0 }),
  fieldOf.map((field) => ({ a: 1, made: field })),
);
const sort = fc
  .tuple(fc.constantFrom('a', 'b.x', 'd'), fc.constantFrom<1 | -1>(1, -1))
  .map(([name, direction]): Record<string, 1 | -1> => ({ [name]: direction, _id: 1 }));
const accumulator = fc
  .tuple(fc.constantFrom('$sum', '$max'), fieldOf)
  .map(([name, field]) => ({ [name]: field }));

const stage: fc.Arbitrary<Document> = fc.oneof(
  filter.map(($match) => ({ $match })),
  projection.map(($project) => ({ $project })),
  fieldOf.map((field) => ({ $addFields: { made: field, 'b.made': field } })),
  fc.constantFrom('a', 'b.x', 'c').map(($unset) => ({ $unset })),
  sort.map(($sort) => ({ $sort })),
  fc.integer({ min: 1, max: 8 }).map(($limit) => ({ $limit })),
  fc.integer({ min: 1, max: 3 }).map(($skip) => ({ $skip })),
  fc.constantFrom('$c', '$list', '$b.x').map((path) => ({ $unwind: path })),
  fc.tuple(fieldOf, accumulator).map(([_id, sum]) => ({ $group: { _id, sum, n: { $sum: 1 } } })),
);
const pipeline = fc
  .tuple(fc.option(filter, { nil: {} }), fc.array(stage, { maxLength: 4 }))
  .map(([$match, stages]) => [{ $match }, { $sort: { _id: 1 } }, ...stages]);

/** The same pipeline, each of whose stages has to pass on every field. */
const withAllFields = (stages: Document[]): Document[] =>
  stages.flatMap((one) => [{ $unionWith: { coll: 'none' } }, one]);

const update = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map((n) => ({ $inc: { n }, $set: { 'b.z': n } })),
  scalar.map((value) => ({ $set: { a: value }, $unset: { d: true } })),
  scalar.map((value) => ({ $addToSet: { list: value } })),
  scalar.map((value) => ({ $max: { top: value } })),
);

type Outcome = { documents: Document[] } | { code: unknown };

/** Runs the same on every engine; the outcomes. */
const onEach = (run: (client: MongoClient) => Promise<Document[]>): Promise<Outcome[]> =>
  Promise.all(
    clients.map((client) =>
      run(client).then(
        (documents) => ({ documents }),
        (error: { code: unknown }) => ({ code: error.code }),
      ),
    ),
  );

const things = (client: MongoClient) => client.db().collection<Document>('things');

async function fill(documents: Document[]): Promise<void> {
  await onEach(async (client) => {
    await client.db().dropDatabase();
    await things(client).createIndex({ a: 1, 'b.x': -1 });
    const numbered = documents.map((document, _id) => ({ _id: _id as never, ...document }));
    if (numbered.length > 0) await things(client).insertMany(numbered);
    return [];
  });
}

it('gives the same results with any cache, and with all fields or those that are read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someDocument, { maxLength: 12 }),
      fc.array(fc.oneof(pipeline, pipeline), { minLength: 3, maxLength: 3 }),
      async (documents, pipelines) => {
        await fill(documents);
        for (const stages of pipelines) {
          const [expected, ...others] = [
            ...(await onEach((client) => things(client).aggregate(stages).toArray())),
            ...(await onEach((client) =>
              things(client).aggregate(withAllFields(stages)).toArray(),
            )),
          ];
          for (const outcome of others) expect(outcome).toEqual(expected);
        }
      },
    ),
    { ...BOUNDED, numRuns: 60 },
  );
});

it('finds and updates the same documents with any cache', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someDocument, { maxLength: 12 }),
      fc.record({ filter, projection: fc.option(projection, { nil: {} }), sort, update }),
      async (documents, query) => {
        await fill(documents);
        const found = await onEach((client) =>
          things(client)
            .find(query.filter, { projection: query.projection, sort: query.sort, batchSize: 2 })
            .toArray(),
        );
        const updated = await onEach(async (client) => [
          await things(client)
            .updateMany(query.filter, query.update as never)
            .catch((error) => ({ code: error.code })),
          ...(await things(client).find().sort({ _id: 1 }).toArray()),
        ]);
        for (const outcomes of [found, updated])
          for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
      },
    ),
    { ...BOUNDED, numRuns: 80 },
  );
});
