import { existsSync } from 'node:fs';
import { CursorTable } from './sessions/cursor-table.ts';
import { SessionTable } from './sessions/session-table.ts';
import { TransactionTable } from './sessions/transaction-table.ts';
import { forgetClosed, isAsClosed, noteClosed } from './storage/closed-file.ts';
import { createDataFile } from './storage/create-data-file.ts';
import { startExpiry } from './storage/expiry.ts';
import { checkFile, trimFile } from './storage/file-check.ts';
import { Store } from './storage/store.ts';
import { startWarmUp } from './storage/warm-up.ts';

/** What the owner of an engine may choose. */
export interface Tuning {
  /** Documents kept decoded in memory, in bytes of BSON; up to three times as much memory is used. */
  cacheBytes: number;
  /** How often documents that expired by a TTL index are deleted, in milliseconds. */
  expiryIntervalMs: number;
  /** How long an idle cursor is kept, in milliseconds. */
  cursorTimeoutMs: number;
  /** False leaves it to the system when writes reach the disk: they outlive the process, not a power failure. */
  durable?: boolean | undefined;
  /** Transactions that conflict by what they write alone, as MongoDB's do: for tests. Others are serialisable. */
  snapshots?: boolean | undefined;
}

export interface EngineOptions extends Tuning {
  /** The data file. */
  file: string;
  /** Identifies the engine; part of its reply to hello. */
  token: string;
  /** Where it listens, as clients name it. */
  host: string;
}

/** Everything that commands work on. */
export interface Engine {
  store: Store;
  cursors: CursorTable;
  sessions: SessionTable;
  transactions: TransactionTable;
  token: string;
  host: string;
  /** Open connections. */
  connections: number;
  close(): Promise<void>;
}

/** Opens the data file, which it creates if missing. The caller holds the lock of the folder. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  if (!existsSync(options.file)) await createDataFile(options.file);
  checkFile(options.file, { allPages: !isAsClosed(options.file) });
  forgetClosed(options.file);
  trimFile(options.file);
  const { durable, snapshots } = options;
  const store = new Store(options.file, options.cacheBytes, { durable, snapshots });
  const cursors = new CursorTable(options.cursorTimeoutMs);
  const transactions = new TransactionTable(store, (session) => cursors.killAllOf(session));
  const stopExpiry = startExpiry(store, options.expiryIntervalMs);
  const stopWarmUp = startWarmUp(store);
  return {
    store,
    cursors,
    sessions: new SessionTable(),
    transactions,
    token: options.token,
    host: options.host,
    connections: 0,
    async close() {
      stopExpiry();
      stopWarmUp();
      cursors.close();
      transactions.close();
      await store.close();
      noteClosed(options.file);
    },
  };
}
