import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { startEngine } from '../index.ts';
import { type BenchBook, readBooks } from './books-csv.ts';
import { compareEncoders } from './codec.ts';
import { dashboard } from './dashboard.ts';
import { type Figures, measure, print, withGoal } from './measure.ts';
import { makeOrder, random } from './orders.ts';

const ORDERS = 100_000;
const SEED = 20_260_101;

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: npm run bench:engine -- <path of goodbooks-10k.csv>');
  process.exit(2);
}
const books = readBooks(file);
const dataDir = mkdtempSync(join(tmpdir(), 'engine-bench-'));

async function main(): Promise<void> {
  let engine = await startEngine({ dataDir });
  let client = await new MongoClient(engine.uri, { maxPoolSize: 32 }).connect();
  console.log(`${books.length} books, ${ORDERS} orders, seed ${SEED}`);
  console.log(
    `${''.padEnd(52)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'per s'.padStart(9)}`,
  );
  compareEncoders(books);
  const small = await fill(client.db('small'), books.slice(0, 10));
  const full = await fill(client.db('shop'), books);
  await fillOrders(client.db('shop'));
  await client.close();
  await engine.stop();

  const start = performance.now();
  engine = await startEngine({ dataDir });
  client = await new MongoClient(engine.uri, { maxPoolSize: 32 }).connect();
  await client.db('shop').collection('books').findOne({});
  const opened = performance.now() - start;
  const goal = { text: 'start on this data under 500 ms', met: opened < 500 };
  print({
    name: 'start, connect and first read',
    p50: opened,
    p99: opened,
    perSecond: 1000 / opened,
    goal,
  });

  await reads(client.db('shop'), client.db('small'));
  await writes(client.db('shop'));
  for (const figures of await dashboard(client.db('shop'))) print(figures);
  const status = await client.db('admin').command({ serverStatus: 1 });
  console.log(
    `memory: ${status.mem.resident} MB resident (with the driver), ${status.mem.heapUsed} MB of it the database's heap`,
  );
  console.log(
    `insertMany of ${books.length} books: ${full.toFixed(0)} ms; of 10: ${small.toFixed(1)} ms`,
  );
  await client.close();
  await engine.stop();
}

async function fill(db: Db, some: BenchBook[]): Promise<number> {
  const collection = db.collection<BenchBook>('books');
  await collection.createIndex({ category: 1, createdAt: -1 });
  await collection.createIndex({ createdAt: -1 });
  const start = performance.now();
  await collection.insertMany(some);
  return performance.now() - start;
}

async function fillOrders(db: Db): Promise<void> {
  const next = random(SEED);
  const orders = db.collection('orders');
  await orders.createIndexes([
    { key: { uid: 1, idempotencyKey: 1 }, unique: true },
    { key: { uid: 1, createdAt: -1, _id: -1 } },
    { key: { createdAt: -1, _id: -1 } },
    { key: { status: 1, createdAt: -1, _id: -1 } },
  ]);
  const start = performance.now();
  for (let i = 0; i < ORDERS; i += 5000)
    await orders.insertMany(
      Array.from({ length: 5000 }, () => makeOrder(next, books, Date.UTC(2026, 0, 1))),
    );
  const each = (performance.now() - start) / ORDERS;
  print({
    name: `insertMany of ${ORDERS} orders, 5000 at a time`,
    p50: each,
    p99: each,
    perSecond: 1000 / each,
  });
}

async function reads(shop: Db, small: Db): Promise<void> {
  const byId = (i: number) => shop.collection<BenchBook>('books').findOne({ _id: 1 + (i % 9999) });
  print(
    withGoal(
      await measure('findOne by _id, 1 client', { times: 5000, work: byId }),
      'p50 under 0.3 ms',
      (f) => f.p50 < 0.3,
    ),
  );
  print(await measure('findOne by _id, 16 clients', { clients: 16, times: 20_000, work: byId }));
  const list = (db: Db) => () =>
    db
      .collection('books')
      .find({ category: 'fiction' })
      .sort({ createdAt: -1 })
      .limit(20)
      .project({ description: 0 })
      .toArray();
  // The small shop has two books of the genre; its list is topped up so that both send 20.
  await small
    .collection('books')
    .insertMany(
      Array.from(
        { length: 20 },
        (_, i) => ({ ...books[i], _id: 20_000 + i, category: 'fiction' }) as never,
      ),
    );
  const few = await measure('list query (genre, newest, 20), 30 books', {
    times: 2000,
    work: list(small),
  });
  const many = await measure('list query (genre, newest, 20), 10,000 books', {
    times: 2000,
    work: list(shop),
  });
  print(few);
  print(withGoal(many, 'p50 under 0.5 ms', (f) => f.p50 < 0.5));
  const ratio: Figures = {
    name: 'list query, 10,000 books against 30',
    p50: many.p50 / few.p50,
    p99: many.p99 / few.p99,
    perSecond: 0,
  };
  print(withGoal(ratio, 'within 1.5 times', (f) => f.p50 < 1.5));
  const words = ['harry', 'ring', 'love', 'war', 'girl'];
  const search = (i: number) => {
    const text = { $regex: words[i % 5], $options: 'i' };
    return shop
      .collection('books')
      .find({ $or: [{ title: text }, { author: text }] })
      .sort({ rating: -1 })
      .limit(20)
      .toArray();
  };
  print(await measure('search in title and author (no index), 20', { times: 300, work: search }));
  print(
    await measure('countDocuments of a genre', {
      times: 500,
      work: () => shop.collection('books').countDocuments({ category: 'horror' }),
    }),
  );
  print(
    await measure('estimatedDocumentCount', {
      times: 1000,
      work: () => shop.collection('orders').estimatedDocumentCount(),
    }),
  );
  const mine = (i: number) =>
    shop
      .collection('orders')
      .find({ uid: `customer-${i % 5000}` })
      .sort({ createdAt: -1 })
      .toArray();
  print(await measure("a customer's orders, newest first", { times: 1000, work: mine }));
}

async function writes(shop: Db): Promise<void> {
  const next = random(SEED + 1);
  const insert = () =>
    shop.collection('orders').insertOne(makeOrder(next, books, Date.UTC(2026, 0, 1)));
  print(await measure('insertOne of an order, on disk, 1 client', { times: 2000, work: insert }));
  print(
    withGoal(
      await measure('insertOne of an order, on disk, 16 clients', {
        clients: 16,
        times: 10_000,
        work: insert,
      }),
      'above 5,000 per second',
      (f) => f.perSecond > 5000,
    ),
  );
  const raise = (i: number) =>
    shop.collection<BenchBook>('books').updateOne({ _id: 1 + (i % 9999) }, { $inc: { sold: 1 } });
  print(await measure('updateOne $inc by _id, 1 client', { times: 2000, work: raise }));
  print(
    await measure('insertMany of 100 orders, on disk', {
      times: 50,
      work: () =>
        shop
          .collection('orders')
          .insertMany(
            Array.from({ length: 100 }, () => makeOrder(next, books, Date.UTC(2026, 0, 1))),
          ),
    }),
  );
}

await main().finally(() => rmSync(dataDir, { recursive: true, force: true }));
