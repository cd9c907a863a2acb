import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { mongo } from 'mongoose';
import { createPrivateFile } from '../../platform/config/private-file.ts';
import { ENGINE_TIMEOUT_MS, withDatabaseName } from '../../platform/database/connect.ts';
import { openingFailure, refuseStandalone } from '../../platform/database/outage.ts';
import { settleRestore } from '../../platform/database/restore-mark.ts';
import { folderInUse, prepareDataFolder } from '../startup/data-folder.ts';

/** Longer than an election of a replica set takes. */
const SELECTION_TIMEOUT_MS = 15_000;
/** Nothing may expire during the move. */
const NEVER_MS = 2 ** 31 - 1;

/** The two ends of a move: a data folder and a MongoDB. */
export type Ends = {
  embedded: mongo.Db;
  mongodb: mongo.Db;
  /** Identifies the data folder, and so the move, until `forgetRun`. */
  run: string;
  forgetRun: () => void;
  close: () => Promise<void>;
};

/** Throws a `StartFailure` while a shop is running on the data folder. */
export async function openEnds(dataDir: string, uri: string): Promise<Ends> {
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closing.splice(0).reverse()) await closeOne();
  };
  try {
    prepareDataFolder(dataDir);
    const engine = await startEngine({ dataDir, expiryIntervalMs: NEVER_MS });
    closing.push(engine.stop);
    if (engine.joined) throw folderInUse(dataDir);
    const connect = async (to: string, options: mongo.MongoClientOptions) => {
      const client = new mongo.MongoClient(to, options);
      closing.push(() => client.close());
      await client.connect();
      return client.db(withDatabaseName(to).dbName);
    };
    const embedded = await connect(engine.uri, { connectTimeoutMS: ENGINE_TIMEOUT_MS });
    await settleRestore(embedded, { alone: true });
    const mongodb = await connect(uri, {
      serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
      writeConcern: { w: 'majority' },
    }).catch((error) => {
      throw openingFailure(error, { embedded: false });
    });
    await refuseStandalone(mongodb);
    await settleRestore(mongodb, { alone: false });
    const runFile = path.join(dataDir, 'move-id');
    createPrivateFile(runFile, randomUUID());
    const run = readFileSync(runFile, 'utf8');
    return { embedded, mongodb, run, forgetRun: () => rmSync(runFile, { force: true }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
