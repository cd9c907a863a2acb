import { parentPort, workerData } from 'node:worker_threads';
import { EngineError } from '../errors.ts';
import { type EngineSettings, type RunningEngine, runEngine } from './run-engine.ts';

/** What the thread reports to its parent. */
export type ThreadReport =
  | { kind: 'ready'; uri: string; joined: boolean }
  | { kind: 'failed'; code: EngineError['code']; message: string };

const report = (message: ThreadReport): void => parentPort?.postMessage(message);

async function main(): Promise<void> {
  let engine: RunningEngine;
  try {
    engine = await runEngine(workerData as EngineSettings);
  } catch (error) {
    const code = error instanceof EngineError ? error.code : 'engine-failed';
    report({ kind: 'failed', code, message: (error as Error).message });
    return;
  }
  parentPort?.on('message', async () => {
    await engine.stop();
    parentPort?.close();
  });
  report({ kind: 'ready', uri: engine.uri, joined: engine.joined });
}

await main();
