import { startEngine } from '@book-store/engine';
import mongoose from 'mongoose';
import { dropExpiringIndexes } from './drop-expiring-indexes.ts';
import { refuseUnreadableData } from './migrations/data-version.ts';
import { refuseIncompleteMove } from './move/move-mark.ts';
import { openingFailure, refuseStandalone } from './outage.ts';
import { settleRestore } from './restore-mark.ts';

/** How long a call waits for an unreachable database. */
const DATABASE_TIMEOUT_MS = 2500;
/**
 * How long a call waits for a connection. That takes long where the machine is slow or much is going on, and of a
 * database that is away `databaseTimeout` tells sooner.
 */
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * The driver drops a server, and all its pending calls, if it does not respond within
 * `connectTimeoutMS`. The embedded engine is never unreachable, only busy: with a slow query, or
 * for minutes when a new version indexes a million orders at its first start.
 */
export const ENGINE_TIMEOUT_MS = 600_000;
/** In steps, because a process that got no processor for a second has not read the reply, though it is there. */
const PING_STEPS = 10;
const PING_STEP_MS = 100;

type Where = {
  mongodbUri?: string | undefined;
  dataDir: string;
  /**
   * Runs the engine in this thread, for tests: it starts faster, but a slow query blocks
   * everything, and a power failure may lose the last writes.
   */
  inProcess?: boolean;
};

export type Database = {
  /** Whether another process serves the embedded database and this one only connects to it. */
  joined: boolean;
  isUp: () => Promise<boolean>;
  /** Returns whether waiting is pointless; the embedded engine is never unreachable, only busy. */
  isUnavailable: () => Promise<boolean>;
  close: () => Promise<void>;
};

/**
 * Connects mongoose to the MongoDB at `mongodbUri` or, without one, to the embedded engine on
 * `dataDir`, and creates missing indexes. No other code knows which of the two is in use. Rejects
 * with `EngineError` or `DatabaseUnusable`, also if this version cannot open the data.
 */
export async function openDatabase({
  mongodbUri,
  dataDir,
  inProcess = false,
}: Where): Promise<Database> {
  const engine = mongodbUri
    ? undefined
    : await startEngine({ dataDir, inProcess, durable: !inProcess, onFailure: crash });
  const close = async () => {
    await mongoose.disconnect();
    await engine?.stop();
  };
  try {
    const uri = mongodbUri ?? engine?.uri ?? '';
    await mongoose.connect(uri, {
      ...withDatabaseName(uri),
      serverSelectionTimeoutMS: DATABASE_TIMEOUT_MS,
      connectTimeoutMS: engine ? ENGINE_TIMEOUT_MS : DATABASE_TIMEOUT_MS,
      ...(engine ? {} : { waitQueueTimeoutMS: CONNECTION_TIMEOUT_MS, ...safeWrites(uri) }),
      bufferCommands: false,
      autoIndex: false,
    });
    const { db } = mongoose.connection;
    if (db && !engine) await refuseStandalone(db);
    if (db) await settleRestore(db, { alone: engine !== undefined && !engine.joined });
    await refuseUnfit(db);
    await dropExpiringIndexes();
    await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
  } catch (error) {
    await close();
    throw openingFailure(error, { embedded: engine !== undefined });
  }
  const isUnavailable = engine ? async () => false : async () => !(await isUp());
  return {
    joined: engine?.joined ?? false,
    isUp,
    isUnavailable,
    close,
  };
}

/** Checks before the first write: the data may belong to another version, or be only part of a shop. */
async function refuseUnfit(db: mongoose.mongo.Db | undefined): Promise<void> {
  if (!db) return;
  await refuseIncompleteMove(db);
  await refuseUnreadableData(db);
}

/** Without its database the process must exit; the handler for uncaught errors shuts down cleanly. */
function crash(error: Error): never {
  throw error;
}

/**
 * In a replica set, most members must acknowledge a write: then no new primary lacks an order or
 * its stock change. Options in the URI take precedence.
 */
const safeWrites = (uri: string): mongoose.ConnectOptions =>
  /[?&]w=/i.test(uri) ? {} : { writeConcern: { w: 'majority', wtimeoutMS: DATABASE_TIMEOUT_MS } };

/** Names the shop's database where the URI names none. */
export const withDatabaseName = (uri: string): { dbName?: string } =>
  /^mongodb(\+srv)?:\/\/[^/]+\/[^/?]+/.test(uri) ? {} : { dbName: 'shop' };

async function isUp(): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db) return false;
  const late = new AbortController();
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    if (steps === PING_STEPS) late.abort();
  }, PING_STEP_MS);
  try {
    await db.command({ ping: 1 }, { signal: late.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearInterval(timer);
  }
}
