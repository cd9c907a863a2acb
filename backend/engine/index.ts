import { totalmem } from 'node:os';
import type { Tuning } from './engine.ts';
import type { EngineError } from './errors.ts';
import type { EngineSettings, RunningEngine } from './lifecycle/run-engine.ts';
import { runInThread } from './lifecycle/thread.ts';

export { EngineError } from './errors.ts';

const MB = 1024 * 1024;

export interface StartOptions extends Partial<Tuning> {
  /** The folder of the shop's data; the database lives in `platform/database/` below it. */
  dataDir: string;
  /** Runs in the caller's own thread: starts faster, but long queries hold the caller up. For tests. */
  inProcess?: boolean;
  /** Called when the database dies after its start; the caller should end too. */
  onFailure?: (error: EngineError) => void;
}

/**
 * Starts the embedded database on a folder, or joins the one that already serves it.
 *
 * `uri` is what mongoose.connect takes (database `shop`); `joined` tells whether another start owns the
 * folder; `stop` closes everything that this call opened and resolves when the data file is closed.
 * Rejects with an EngineError whose message is meant for the owner of the data: data-folder-in-use,
 * data-folder-not-writable, data-file-damaged, data-file-too-new, disk-full or engine-failed.
 */
export async function startEngine(options: StartOptions): Promise<RunningEngine> {
  const settings: EngineSettings = {
    dataDir: options.dataDir,
    // A part of the machine's memory, within bounds.
    cacheBytes: options.cacheBytes ?? Math.min(32 * MB, Math.max(16 * MB, totalmem() / 128)),
    expiryIntervalMs: options.expiryIntervalMs ?? 60_000,
    cursorTimeoutMs: options.cursorTimeoutMs ?? 600_000,
    durable: options.durable,
    snapshots: options.snapshots,
  };
  if (!options.inProcess) return runInThread(settings, options.onFailure ?? (() => {}));
  // The thread has its own; loading it here, too, would keep every start waiting.
  const { runEngine } = await import('./lifecycle/run-engine.ts');
  return runEngine(settings);
}
