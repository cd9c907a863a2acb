import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { EngineError } from '../errors.ts';
import { type EngineSettings, type RunningEngine, runEngine } from './run-engine.ts';

/** What the thread gets from its parent. */
export interface ThreadData {
  settings: EngineSettings;
  /** Closes as soon as this thread begins to end, however it ends. */
  lifeline: MessagePort;
  /** Set to 1 once the thread ends in order: in no transaction. */
  ended: Int32Array;
}

/** What the parent says: close everything, or end as soon as no command is running. */
export type ThreadOrder = 'stop' | 'end';

/** What the thread reports to its parent. */
export type ThreadReport =
  | { kind: 'ready'; uri: string; joined: boolean }
  | { kind: 'failed'; code: EngineError['code']; message: string };

const report = (message: ThreadReport): void => parentPort?.postMessage(message);

async function main(): Promise<void> {
  const { settings, ended } = workerData as ThreadData;
  // Not called when the thread runs out of memory.
  process.once('exit', () => {
    Atomics.store(ended, 0, 1);
    Atomics.notify(ended, 0);
  });
  let engine: RunningEngine | undefined;
  parentPort?.on('message', async (order: ThreadOrder) => {
    // A transaction never spans two turns of the event loop, so this turn is in none.
    if (order === 'end') process.exit();
    await engine?.stop();
    parentPort?.close();
  });
  try {
    engine = await runEngine(settings);
    report({ kind: 'ready', uri: engine.uri, joined: engine.joined });
  } catch (error) {
    const code = error instanceof EngineError ? error.code : 'engine-failed';
    report({ kind: 'failed', code, message: (error as Error).message });
    parentPort?.close();
  }
}

await main();
