import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Long, MongoClient, UUID } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEngine } from '../index.ts';

let dataDir: string;
let engine: { uri: string; stop: () => Promise<void> };
let client: MongoClient;

const start = async () => {
  engine = await startEngine({ dataDir, inProcess: true, durable: false });
  client = await new MongoClient(engine.uri).connect();
};
const stop = async () => {
  await client.close();
  await engine.stop();
};
beforeEach(async () => {
  lsid = { id: new UUID().toBinary() };
  dataDir = mkdtempSync(join(tmpdir(), 'engine-restart-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

let lsid = { id: new UUID().toBinary() };
/** Sends a command of a transaction, as a client whose session has outlived the engine. */
function send(number: number, command: object, on = 'shop') {
  const session = client.startSession();
  const { serverSession } = session as unknown as { serverSession: object };
  // The driver writes both into a command that ends a transaction.
  Object.assign(serverSession, { id: lsid, txnNumber: number });
  const numbers = { txnNumber: Long.fromNumber(number), autocommit: false };
  return client.db(on).command({ ...command, ...numbers }, { session });
}
const insert = (number: number, _id: number) =>
  send(number, { insert: 'books', documents: [{ _id }], startTransaction: true });
const commit = (number: number) => send(number, { commitTransaction: 1 }, 'admin');
const count = () => client.db('shop').collection('books').countDocuments();
const GONE = { code: 251, errorLabels: ['TransientTransactionError'] };

it('answers a repeated commit as before', async () => {
  await insert(1, 1);
  await commit(1);
  await stop();
  await start();
  expect(await commit(1)).toMatchObject({ ok: 1 });
  expect(await commit(1)).toMatchObject({ ok: 1 });
  expect(await count()).toBe(1);
});

it('knows nothing of what was not committed, so that it is done again', async () => {
  await insert(1, 1);
  await commit(1);
  await insert(2, 2);
  await stop();
  await start();
  await expect(commit(2)).rejects.toMatchObject(GONE);
  await expect(send(2, { find: 'books' })).rejects.toMatchObject(GONE);
  expect(await count()).toBe(1);
  await insert(3, 2);
  await commit(3);
  expect(await count()).toBe(2);
});

it('takes no more commands into what was committed, and begins nothing older', async () => {
  await insert(5, 1);
  await commit(5);
  await stop();
  await start();
  await expect(send(5, { find: 'books' })).rejects.toMatchObject({ code: 256 });
  await expect(insert(5, 2)).rejects.toMatchObject({ code: 50_911 });
  await expect(insert(4, 2)).rejects.toMatchObject({ code: 225 });
  expect(await count()).toBe(1);
});

it('leaves no trace of a transaction that only reads or is refused', async () => {
  await insert(1, 1);
  await commit(1);
  await send(2, { find: 'books', startTransaction: true });
  await commit(2);
  await insert(3, 2);
  await client.db('shop').collection<{ _id: number }>('books').insertOne({ _id: 2 });
  await expect(commit(3)).rejects.toMatchObject({ code: 112 });
  const kept = await client.db('config').collection('transactions').find().toArray();
  expect(kept).toMatchObject([{ _id: lsid, txnNum: 1 }]);
});
