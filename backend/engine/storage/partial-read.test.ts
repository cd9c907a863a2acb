import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, type Collection, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEngine } from '../index.ts';

/** More than are decoded as a whole, and more than fit into this engine's memory. */
const MANY = 21_000;

type Stored = ReturnType<typeof toStored>;
const toStored = (n: number) => ({
  _id: n,
  group: n % 700,
  double: n / 2,
  text: `text ${n}`,
  skipped: { deep: [{ n }, [n, 'x'], null, true, new Date(n)] },
  at: new Date(n),
  lines: [
    { cents: n, title: 'a' },
    { cents: 1, title: 'b' },
  ],
  last: n % 3,
});
const all = Array.from({ length: MANY }, (_, n) => toStored(n));
const ofGroup = (group: number) => all.filter((one) => one.group === group);

let stop: () => Promise<void>;
let stored: Collection<Stored>;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-test-'));
  const engine = await startEngine({
    dataDir,
    inProcess: true,
    durable: false,
    cacheBytes: 10_000,
  });
  const client = await new MongoClient(engine.uri).connect();
  stored = client.db('shop').collection<Stored>('orders');
  await stored.createIndex({ group: 1 });
  await stored.createIndex({ 'lines.cents': 1 });
  await stored.insertMany(all);
  stop = async () => {
    await client.close();
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
});
afterAll(() => stop());

it('returns what a projection includes, of fields within fields too', async () => {
  const found = await stored
    .find({ group: 5 }, { projection: { 'lines.cents': 1, at: 1 } })
    .toArray();
  expect(found).toEqual(
    ofGroup(5).map(({ _id, at, lines }) => ({
      _id,
      at,
      lines: lines.map(({ cents }) => ({ cents })),
    })),
  );
});

it('filters and sorts by fields that a projection leaves out', async () => {
  const filter = { group: 5, $or: [{ last: 1 }, { text: 'text 5' }] };
  const found = await stored
    .find(filter, { projection: { _id: 1 } })
    .sort({ last: 1, at: -1 })
    .toArray();
  const expected = ofGroup(5)
    .filter(({ last, text }) => last === 1 || text === 'text 5')
    .toSorted((a, b) => a.last - b.last || b._id - a._id);
  expect(found).toEqual(expected.map(({ _id }) => ({ _id })));
});

it('finds by a hinted index of an array', async () => {
  const found = await stored
    .find({ 'lines.cents': { $gte: 20_990 } }, { projection: { text: 1 } })
    .hint({ 'lines.cents': 1 })
    .toArray();
  expect(found.map(({ text }) => text)).toEqual(all.slice(20_990).map(({ text }) => text));
});

it.each<[string, object, (one: Stored) => object]>([
  ['no projection', {}, (one: Stored) => one],
  ['an excluding one', { text: 0 }, ({ text: _text, ...one }: Stored) => one],
  ['a computing one', { same: '$last' }, ({ _id, last }: Stored) => ({ _id, same: last })],
])('returns whole documents to %s', async (_what, projection, expected) => {
  expect(await stored.find({ group: 7 }, { projection }).toArray()).toEqual(
    ofGroup(7).map(expected),
  );
});

it('filters by an expression over any field', async () => {
  const found = await stored
    .find({ group: 7, $expr: { $eq: ['$last', 1] } }, { projection: { at: 1 } })
    .toArray();
  expect(found).toHaveLength(ofGroup(7).filter(({ last }) => last === 1).length);
});

it('sums what an aggregation reads, and passes on whole documents', async () => {
  const [sum] = await stored
    .aggregate([
      { $match: { group: 9 } },
      { $unwind: '$lines' },
      { $group: { _id: null, cents: { $sum: '$lines.cents' } } },
    ])
    .toArray();
  expect(sum?.cents).toBe(ofGroup(9).reduce((total, { _id }) => total + _id + 1, 0));
  expect(await stored.aggregate([{ $match: { group: 9 } }]).toArray()).toEqual(ofGroup(9));
});

it('leaves documents whole that are changed after they were read in part', async () => {
  await stored.find({ group: 11 }, { projection: { _id: 1 } }).toArray();
  await stored.updateMany({ group: 11 }, { $set: { last: 9 } });
  expect(await stored.find({ group: 11 }).toArray()).toEqual(
    ofGroup(11).map((one) => ({ ...one, last: 9 })),
  );
});

it('reads parts of a large document among few, and all of it', async () => {
  const few = stored.db.collection<{ _id: number; text: string; bytes: Binary; last: number }>(
    'few',
  );
  const bytes = new Binary(Buffer.alloc(100_000, 7));
  await few.insertOne({ _id: 1, text: 'long '.repeat(20_000), bytes, last: 3 });
  const read = (projection: object) => few.findOne({ _id: 1 }, { projection });
  expect(await read({ last: 1 })).toEqual({ _id: 1, last: 3 });
  expect(await read({ bytes: 1, _id: 0 })).toEqual({ bytes });
  expect(await few.findOne({ last: 3 })).toMatchObject({ bytes, text: 'long '.repeat(20_000) });
});
