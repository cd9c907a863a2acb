import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEngine } from '../index.ts';

interface Book {
  _id: number;
  genre: number;
  price: number;
  text: string;
}

/** 12 MB, of which this engine keeps nothing in memory: more than it holds of one result. */
const MANY = 6000;
const CACHE_BYTES = 10_000;

let stop: () => Promise<void>;
let books: Collection<Book>;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-test-'));
  const engine = await startEngine({
    dataDir,
    inProcess: true,
    durable: false,
    cacheBytes: CACHE_BYTES,
  });
  const client = await new MongoClient(engine.uri).connect();
  books = client.db('shop').collection<Book>('books');
  stop = async () => {
    await client.close();
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
});
afterAll(() => stop());

beforeEach(async () => {
  await books.drop();
  await books.createIndex({ genre: 1, price: -1 });
  await books.insertMany(
    Array.from({ length: MANY }, (_, n) => ({
      _id: n,
      genre: n % 2,
      price: (n * 7) % 1000,
      text: 'x'.repeat(2000),
    })),
  );
});

const ids = (found: Book[]) => found.map(({ _id }) => _id);
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

it('holds every document once, in batches of any size', async () => {
  expect(ids(await books.find({}).toArray())).toEqual(numbers(0, MANY));
  expect(ids(await books.find({}, { batchSize: 1000 }).toArray())).toEqual(numbers(0, MANY));
});

it('skips, ends at the limit, and projects', async () => {
  const found = await books
    .find({ text: /x/ }, { projection: { price: 1 } })
    .skip(10)
    .limit(5000)
    .toArray();
  expect(ids(found)).toEqual(numbers(10, 5010));
  expect(found[0]).toEqual({ _id: 10, price: 70 });
});

it('comes in the order of an index, forwards and backwards', async () => {
  const sorted = numbers(0, MANY)
    .filter((n) => n % 2 === 1)
    .sort((a, b) => ((b * 7) % 1000) - ((a * 7) % 1000) || a - b);
  const find = (direction: 1 | -1) => books.find({ genre: 1 }).sort({ price: direction });
  expect(ids(await find(-1).toArray())).toEqual(sorted);
  expect(ids(await find(1).toArray())).toEqual(sorted.toReversed());
  const newest = await books.find({}).sort({ _id: -1 }).toArray();
  expect(ids(newest)).toEqual(numbers(0, MANY).toReversed());
});

it('holds a document that meets several branches of an $or once', async () => {
  const found = await books.find({ $or: [{ genre: 0 }, { genre: { $lt: 2 } }] }).toArray();
  expect(new Set(ids(found)).size).toBe(MANY);
  expect(found.length).toBe(MANY);
});

it('shows what was there when the command ran, while documents move, come and go', async () => {
  const cursor = books.find({ genre: { $gte: 0 } }).sort({ genre: 1, price: -1 });
  const found = [await cursor.next()];
  await books.updateMany({}, { $inc: { genre: 10 } });
  await books.deleteMany({ _id: { $lt: 100 } });
  await books.insertOne({ _id: -1, genre: 5, price: 1, text: '' });
  for await (const book of cursor) found.push(book);
  const shown = found as Book[];
  expect(ids(shown).sort((a, b) => a - b)).toEqual(numbers(0, MANY));
  expect(new Set(shown.map(({ genre }) => genre))).toEqual(new Set([0, 1]));
});

it('is refused once its collection is dropped', async () => {
  const cursor = books.find({});
  await cursor.next();
  await books.drop();
  await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
});

it('keeps the first few of a sort without an index, equal ones in their order', async () => {
  const expected = numbers(0, MANY)
    .sort((a, b) => ((a * 7) % 1000) - ((b * 7) % 1000) || a - b)
    .slice(20, 50);
  const found = await books.find({}).sort({ price: 1 }).skip(20).limit(30).toArray();
  expect(ids(found)).toEqual(expected);
  const piped = await books
    .aggregate<Book>([{ $sort: { price: 1 } }, { $limit: 50 }, { $skip: 20 }])
    .toArray();
  expect(ids(piped)).toEqual(expected);
});

it('changes and deletes all of it', async () => {
  expect(await books.updateMany({}, { $inc: { price: 1 } })).toMatchObject({ modifiedCount: MANY });
  expect(await books.findOne({ _id: 5000 })).toMatchObject({ price: 1 });
  expect(await books.deleteMany({ _id: { $gte: 10 } })).toMatchObject({ deletedCount: MANY - 10 });
  expect(await books.countDocuments({})).toBe(10);
});
