import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { startEngine } from '../index.ts';

it('deletes documents that a TTL index says are too old, and no others', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-ttl-'));
  const engine = await startEngine({ dataDir, inProcess: true, expiryIntervalMs: 20 });
  const client = await new MongoClient(engine.uri).connect();
  try {
    const visits = client.db().collection<{ _id: number; at?: Date | string | Date[] }>('visits');
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await visits.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await visits.insertMany([
      { _id: 1, at: ago(120) },
      { _id: 2, at: ago(10) },
      { _id: 3, at: 'yesterday' },
      { _id: 4 },
      { _id: 5, at: [ago(10), ago(120)] },
    ]);
    await expect.poll(() => visits.distinct('_id')).toEqual([2, 3, 4]);
  } finally {
    await client.close();
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
