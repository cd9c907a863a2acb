import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectionNames } from '../collection-names.ts';
import { digestOf, documentsById } from './digest.ts';
import { IncompleteMove, refuseIncompleteMove } from './move-mark.ts';
import { moveShop } from './move-shop.ts';

const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId, Timestamp } = mongo;

const folder = mkdtempSync(path.join(tmpdir(), 'book-store-move-'));
const closing: (() => Promise<void>)[] = [];
let shop: mongo.Db;
let elsewhere: mongo.Db;

beforeAll(async () => {
  const open = async (name: string, uri?: string) => {
    const engine = uri
      ? { uri, stop: async () => {} }
      : await startEngine({ dataDir: path.join(folder, name), inProcess: true, durable: false });
    const client = await new mongo.MongoClient(engine.uri).connect();
    closing.push(async () => {
      await client.db(`move-test-${process.pid}`).dropDatabase();
      await client.close();
      await engine.stop();
    });
    return client.db(`move-test-${process.pid}`);
  };
  shop = await open('shop');
  elsewhere = await open('elsewhere', process.env.MONGODB_URI);
});
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

const ORDERS = 2600;
const everyType = {
  title: 'Middlemarch',
  price: new Double(10),
  sold: new Int32(3),
  views: Long.fromNumber(3),
  cover: new Binary(Buffer.from([0, 255, 7])),
  exact: Decimal128.fromString('1.50'),
  pattern: new BSONRegExp('^a', 's'),
  seen: new Timestamp({ t: 1, i: 2 }),
  at: new Date(0),
  none: null,
  lines: [{ quantity: 1 }, []],
};

beforeEach(async () => {
  for (const db of [shop, elsewhere]) await db.dropDatabase();
  await shop.collection('books').insertMany([everyType, { title: 'Emma' }] as never[]);
  await shop.collection('books').createIndex({ title: 1, sold: -1 }, { unique: true });
  const orders = Array.from({ length: ORDERS }, (_, number) => ({ _id: new ObjectId(), number }));
  await shop.collection('orders').insertMany(orders as never[]);
  await shop
    .collection('orders')
    .createIndex({ number: 1 }, { partialFilterExpression: { number: { $gt: 5 } } });
  const ids = ['b', 7, new ObjectId(), 'a', new Date(0), -1.5];
  await shop.collection<{ _id: unknown }>('mixed').insertMany(ids.map((_id) => ({ _id })) as never);
  await shop.collection('windows').insertOne({ expire: new Date(0) });
  await shop.collection('windows').createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
  await shop.createCollection('empty');
});

type Options = Partial<Parameters<typeof moveShop>[0]>;
const move = (options: Options = {}) =>
  moveShop({ source: shop, target: elsewhere, run: 'this one', isSourceLocked: true, ...options });

/** Moves the shop, and ends as a killed process does once so many orders are copied. */
const moveUntil = (orders: number) =>
  move({
    onProgress: (name, done) => {
      if (name === 'orders' && done >= orders) throw new Error('killed');
    },
  });

const indexesOf = async (db: mongo.Db) => {
  const all: Record<string, unknown> = {};
  for (const name of await collectionNames(db)) all[name] = await db.collection(name).indexes();
  return all;
};
const digestsOf = async (db: mongo.Db) => {
  const all: Record<string, unknown> = {};
  for (const name of await collectionNames(db)) all[name] = await digestOf(db.collection(name));
  return all;
};
/** Expired documents may be deleted as soon as the index is there. */
const lasting = ({ windows: _windows, ...digests }: Record<string, unknown>) => digests;

describe('moving a shop', () => {
  it('brings every document with its types and every index there and back', async () => {
    const before = await digestsOf(shop);
    const moved = await move();
    expect(Object.fromEntries(moved.map(({ name, ...digest }) => [name, digest]))).toEqual(before);
    expect(lasting(await digestsOf(elsewhere))).toEqual(lasting(before));
    expect(await indexesOf(elsewhere)).toEqual(await indexesOf(shop));
    await refuseIncompleteMove(elsewhere);

    await elsewhere.collection('orders').insertOne({ number: ORDERS });
    await shop.dropDatabase();
    await move({ source: elsewhere, target: shop, isSourceLocked: false });
    expect(lasting(await digestsOf(shop))).toEqual(lasting(await digestsOf(elsewhere)));
    expect(await shop.collection('orders').countDocuments({})).toBe(ORDERS + 1);
  });

  it('keeps servers out of the target and goes on where it was, when it was killed', async () => {
    await expect(moveUntil(2000)).rejects.toThrow('killed');
    await expect(refuseIncompleteMove(elsewhere)).rejects.toThrow(IncompleteMove);
    await expect(move({ run: 'another one' })).rejects.toThrow('Another shop is being moved');

    const copied: number[] = [];
    await move({ onProgress: (name, done) => name === 'orders' && copied.push(done) });
    expect(copied).toEqual([ORDERS]);
    expect(lasting(await digestsOf(elsewhere))).toEqual(lasting(await digestsOf(shop)));
    await refuseIncompleteMove(elsewhere);
  });

  it('copies again what the shop has changed after a run was killed', async () => {
    await expect(moveUntil(2000)).rejects.toThrow('killed');
    await shop.collection('orders').updateOne({ number: 1500 }, { $set: { status: 'cancelled' } });
    await shop.collection('orders').deleteOne({ number: 10 });
    await shop.collection('books').deleteOne({ title: 'Emma' });
    await shop.collection('empty').drop();
    await move();
    expect(lasting(await digestsOf(elsewhere))).toEqual(lasting(await digestsOf(shop)));
  });

  it('refuses a target with documents and leaves it as it is', async () => {
    await elsewhere.collection('books').insertOne({ title: 'Persuasion' });
    await expect(move()).rejects.toThrow('The target database is not empty');
    expect(await elsewhere.collection('books').countDocuments({})).toBe(1);
    expect(await collectionNames(elsewhere)).toEqual(['books']);
    await refuseIncompleteMove(elsewhere);
  });

  it('refuses an empty source, and a source that is only a part of a shop', async () => {
    await expect(move({ source: elsewhere, target: shop })).rejects.toThrow('no shop to move');
    await expect(moveUntil(1)).rejects.toThrow('killed');
    await expect(move({ source: elsewhere, target: shop })).rejects.toThrow(IncompleteMove);
  });

  it('finds a server that writes to the source or the target meanwhile', async () => {
    const busy = (db: mongo.Db) => (name: string) => {
      if (name === 'windows') void db.collection('orders').insertOne({ number: -1 });
    };
    const open = { isSourceLocked: false, onProgress: busy(shop) };
    await expect(move(open)).rejects.toThrow('orders has changed while it was copied');
    await expect(refuseIncompleteMove(elsewhere)).rejects.toThrow(IncompleteMove);

    const foreign = (name: string, done: number) => {
      if (name === 'orders' && done === ORDERS + 1)
        return void elsewhere.collection('orders').insertOne({ number: -2 });
    };
    await expect(move({ onProgress: foreign })).rejects.toThrow('differs from the original');
  });
});

describe('documents by id', () => {
  it('come all of them, also where their ids have several types', async () => {
    const ids: unknown[] = [];
    for await (const { _id } of documentsById(shop.collection('mixed'))) ids.push(String(_id));
    expect(ids).toHaveLength(6);
    expect(ids.slice(0, 4)).toEqual(['-1.5', '7', 'a', 'b']);
  });
});
