import mongoose from 'mongoose';
import { EngineError, startEngine } from '../../engine/index.ts';
import { settleRestore } from './restore-mark.ts';

/** How long a call waits for a database that is away, in milliseconds. */
const PATIENCE = 2500;
/**
 * The driver's own watch gives up on a server, and on all its calls, that does not answer for
 * `connectTimeoutMS`. The embedded engine is never away, only busy with a long query.
 */
const PATIENCE_WITH_ENGINE = 60_000;
/** How long the health check waits for an answer, in milliseconds. */
const PING_PATIENCE = 1000;

type Where = {
  mongodbUri?: string | undefined;
  dataDir: string;
  /** Runs the engine in this thread, for tests: quicker to start, but a long query holds all up. */
  inProcess?: boolean;
};

export type Database = {
  /** Whether another process serves the embedded database, and this one only uses it. */
  joined: boolean;
  /** Whether the database answers at this moment. */
  isUp: () => Promise<boolean>;
  /** Whether it is of no use to wait for it: the embedded one is never away, only busy. */
  isAway: () => Promise<boolean>;
  /** Completes a restore whose program died; rejects while that is not possible. */
  settleRestore: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Connects mongoose to the MongoDB at `mongodbUri` or, without one, to the embedded engine on
 * `dataDir`, and makes sure of every model's indexes. Nothing else knows which of the two it is.
 */
export async function openDatabase({
  mongodbUri,
  dataDir,
  inProcess = false,
}: Where): Promise<Database> {
  const engine = mongodbUri
    ? undefined
    : await startEngine({ dataDir, inProcess, onFailure: endProcess });
  const close = async () => {
    await mongoose.disconnect();
    await engine?.stop();
  };
  try {
    const uri = mongodbUri ?? engine?.uri ?? '';
    await mongoose.connect(uri, {
      ...(hasDatabaseName(uri) ? {} : { dbName: 'shop' }),
      serverSelectionTimeoutMS: PATIENCE,
      connectTimeoutMS: engine ? PATIENCE_WITH_ENGINE : PATIENCE,
      ...(engine ? {} : { waitQueueTimeoutMS: PATIENCE }),
      bufferCommands: false,
      autoIndex: false,
    });
    await settle({ alone: engine !== undefined && !engine.joined });
    await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
  } catch (error) {
    await close();
    throw error;
  }
  const isAway = engine ? async () => false : async () => !(await isUp());
  return {
    joined: engine?.joined ?? false,
    isUp,
    isAway,
    settleRestore: () => settle({ alone: false }),
    close,
  };
}

async function settle(how: { alone: boolean }): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await settleRestore(db, how);
}

/** Without its database the process can only end; its handler of uncaught errors does it in order. */
function endProcess(error: Error): never {
  throw error;
}

const hasDatabaseName = (uri: string) => /^mongodb(\+srv)?:\/\/[^/]+\/[^/?]+/.test(uri);

async function isUp(): Promise<boolean> {
  const ping = mongoose.connection.db?.command({ ping: 1 });
  if (!ping) return false;
  const tooLate = AbortSignal.timeout(PING_PATIENCE);
  return Promise.race([
    ping.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      tooLate.addEventListener('abort', () => resolve(false));
    }),
  ]);
}

const OUTAGES = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
]);

/**
 * Codes of servers that shut down, elect another primary or lost their neighbours, as the driver's
 * retries know them; 14031 is the embedded engine's for a disk without room. The system's own come
 * through now and then, where a connection breaks at the moment it is opened.
 */
const OUTAGE_CODES: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ETIMEDOUT',
  6,
  7,
  89,
  91,
  134,
  189,
  262,
  9001,
  10_107,
  11_600,
  11_602,
  13_435,
  13_436,
  14_031,
]);

/** Whether an error says that the database could not be reached, or cannot store anything now. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (OUTAGES.has(error.name) || OUTAGE_CODES.has((error as { code?: unknown }).code));

/** What the embedded engine tells the owner of the data about a failed start; else undefined. */
export const engineSentence = (error: unknown): string | undefined =>
  error instanceof EngineError ? error.message : undefined;
