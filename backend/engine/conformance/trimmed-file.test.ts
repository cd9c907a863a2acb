import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEngine } from '../index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-trim-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const COUNT = 5000;
const megabytes = () => statSync(join(dataDir, 'database', 'data.mdb')).size / 1e6;

async function withEngine(work: (client: MongoClient) => Promise<unknown>): Promise<void> {
  const engine = await startEngine({ dataDir, inProcess: true, durable: false });
  const client = await new MongoClient(engine.uri).connect();
  await work(client);
  await client.close();
  await engine.stop();
}

it('gives back at the next start the room that a large commit needed no longer', async () => {
  const numbers = (client: MongoClient) => client.db('shop').collection<{ _id: number }>('numbers');
  await withEngine(async (client) => {
    const text = 'x'.repeat(1600);
    await numbers(client).insertMany(Array.from({ length: COUNT }, (_, _id) => ({ _id, text })));
    await numbers(client).updateMany({}, { $set: { n: 1 } });
  });
  const before = megabytes();
  await withEngine(async (client) => {
    expect(megabytes()).toBeLessThan(before * 0.8);
    expect(await numbers(client).countDocuments({ n: 1 })).toBe(COUNT);
    await numbers(client).updateMany({}, { $set: { n: 2 } });
  });
  await withEngine(async (client) => {
    expect(await numbers(client).countDocuments({ n: 2 })).toBe(COUNT);
    expect(await numbers(client).countDocuments()).toBe(COUNT);
  });
});
