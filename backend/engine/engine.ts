import { existsSync } from 'node:fs';
import { CursorTable } from './sessions/cursor-table.ts';
import { SessionTable } from './sessions/session-table.ts';
import { createDataFile } from './storage/create-data-file.ts';
import { startExpiry } from './storage/expiry.ts';
import { checkFile } from './storage/file-check.ts';
import { Store } from './storage/store.ts';
import { startWarmUp } from './storage/warm-up.ts';

export interface EngineOptions {
  /** The data file. */
  file: string;
  /** Identifies the engine; part of its reply to hello. */
  token: string;
  /** Decoded documents kept in memory, in bytes of their BSON (in memory up to three times as much). */
  cacheBytes: number;
  /** How often expired documents are deleted, in milliseconds. */
  expiryIntervalMs: number;
  /** How long an idle cursor is kept, in milliseconds. */
  cursorTimeoutMs: number;
}

/** Everything that commands work on. */
export interface Engine {
  store: Store;
  cursors: CursorTable;
  sessions: SessionTable;
  token: string;
  startedAt: number;
  /** Open connections. */
  connections: number;
  /** Commands run so far. */
  operations: number;
  close(): Promise<void>;
}

/** Opens the data file, which it creates if missing. The caller holds the lock of the folder. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  if (!existsSync(options.file)) await createDataFile(options.file);
  checkFile(options.file);
  const store = new Store(options.file, options.cacheBytes);
  const cursors = new CursorTable(options.cursorTimeoutMs);
  const stopExpiry = startExpiry(store, options.expiryIntervalMs);
  const stopWarmUp = startWarmUp(store);
  return {
    store,
    cursors,
    sessions: new SessionTable(),
    token: options.token,
    startedAt: Date.now(),
    connections: 0,
    operations: 0,
    async close() {
      stopExpiry();
      stopWarmUp();
      cursors.close();
      await store.close();
    },
  };
}
