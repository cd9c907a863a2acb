import { Worker } from 'node:worker_threads';
import { EngineError } from '../errors.ts';
import type { ThreadReport } from './engine-thread.ts';
import type { EngineSettings, RunningEngine } from './run-engine.ts';

/**
 * Runs the engine in a thread of its own, so that a long aggregation doesn't hold up the caller.
 * `onFailure` is called when the thread dies after its start.
 */
export function runInThread(
  settings: EngineSettings,
  onFailure: (error: EngineError) => void,
): Promise<RunningEngine> {
  const worker = startWorker(settings);
  let stopping = false;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const stop = async () => {
    if (!stopping) worker.postMessage('stop');
    stopping = true;
    await ended;
  };
  return new Promise((resolve, reject) => {
    let ready = false;
    const fail = (error: EngineError) => {
      if (ready && !stopping) onFailure(error);
      else reject(error);
    };
    worker.on('message', (report: ThreadReport) => {
      if (report.kind === 'failed') fail(new EngineError(report.code, report.message));
      if (report.kind !== 'ready') return;
      ready = true;
      resolve({ uri: report.uri, joined: report.joined, stop });
    });
    worker.on('error', (cause) =>
      fail(
        new EngineError('engine-failed', `The database stopped: ${(cause as Error).message}`, {
          cause,
        }),
      ),
    );
    worker.on('exit', (code) => {
      if (!ready || !stopping)
        fail(new EngineError('engine-failed', `The database thread ended (${code}).`));
    });
  });
}

const MB = 1024 * 1024;

/** The cache in memory, the garbage it leaves, and a gigabyte for what commands are working on. */
const heapLimitMb = ({ cacheBytes }: EngineSettings): number =>
  Math.ceil((cacheBytes / MB) * 6) + 1024;

function startWorker(settings: EngineSettings): Worker {
  const options = {
    workerData: settings,
    name: 'embedded-database',
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb(settings) },
  };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./engine-thread.js', import.meta.url), options);
  // From source: a worker of Node 20 needs to be told how to read TypeScript.
  const source = JSON.stringify(new URL('./engine-thread.ts', import.meta.url).href);
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const code = `import(${loader}).then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { ...options, eval: true, execArgv: [] });
}
