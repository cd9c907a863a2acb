import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Collection,
  type Db,
  type Document,
  MongoClient,
  type MongoClientOptions,
} from 'mongodb';
import type { Tuning } from '../engine.ts';
import { startEngine } from '../index.ts';

export interface TestDatabase {
  client: MongoClient;
  db: Db;
  /** A new collection that holds `documents`. */
  collectionOf(documents: Document[]): Promise<Collection<Document>>;
  stop(): Promise<void>;
}

/** An engine of its own on a temporary folder, with the official driver connected to it. */
export async function startDatabase(
  options: MongoClientOptions = {},
  tuning: Partial<Tuning> = {},
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-test-'));
  const engine = await startEngine({ dataDir, inProcess: true, durable: false, ...tuning });
  const client = await new MongoClient(engine.uri, options).connect();
  const db = client.db('shop');
  let collections = 0;
  return {
    client,
    db,
    async collectionOf(documents) {
      const collection = db.collection(`c${collections++}`);
      if (documents.length > 0) await collection.insertMany(documents);
      return collection;
    },
    async stop() {
      await client.close();
      await engine.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
