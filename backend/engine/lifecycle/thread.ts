import { writeSync } from 'node:fs';
import { MessageChannel, Worker } from 'node:worker_threads';
import { EngineError } from '../errors.ts';
import type { ThreadData, ThreadOrder, ThreadReport } from './engine-thread.ts';
import type { EngineSettings, RunningEngine } from './run-engine.ts';

const STUCK =
  'The database thread has ended in the middle of its work, probably for lack of memory, and is stuck.';

/** How long a thread may take to end. */
const END_MS = 5000;

/**
 * Runs the engine in a thread of its own, so that a long aggregation doesn't hold up the caller.
 * `onFailure` is called when the thread dies after its start.
 */
export function runInThread(
  settings: EngineSettings,
  onFailure: (error: EngineError) => void,
): Promise<RunningEngine> {
  const { port1: lifeline, port2 } = new MessageChannel();
  const endedInOrder = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = startWorker({ settings, lifeline: port2, ended: endedInOrder });
  const tell = (order: ThreadOrder) => worker.postMessage(order);
  let stopping = false;
  let isEnding = false;
  const onExit = () => {
    if (!isEnding) tell('end');
    if (Atomics.wait(endedInOrder, 0, 0, isEnding ? 0 : END_MS) === 'timed-out')
      endNow(isEnding ? STUCK : `The database thread has not ended within ${END_MS} ms.`);
  };
  process.on('exit', onExit);
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  void ended.then(() => process.off('exit', onExit));
  const stop = async () => {
    if (!stopping) tell('stop');
    stopping = true;
    await ended;
  };
  return new Promise((resolve, reject) => {
    let ready = false;
    const fail = (error: EngineError) => {
      if (ready && !stopping) onFailure(error);
      else reject(error);
    };
    lifeline.on('close', () => {
      isEnding = true;
      const isStuck = () => fail(new EngineError('engine-failed', STUCK));
      const stuck = setTimeout(isStuck, END_MS);
      void ended.then(() => clearTimeout(stuck));
    });
    lifeline.unref();
    worker.on('message', (report: ThreadReport) => {
      if (report.kind === 'failed') fail(new EngineError(report.code, report.message));
      if (report.kind !== 'ready') return;
      ready = true;
      resolve({ uri: report.uri, joined: report.joined, stop });
    });
    let cause: Error | undefined;
    worker.on('error', (error: Error) => {
      cause = error;
    });
    // It comes after the error, and not at all if a listener for that throws.
    worker.on('exit', (code) => {
      if (ready && stopping) return;
      const why = cause ? `stopped: ${cause.message}` : `thread ended (${code}).`;
      fail(new EngineError('engine-failed', `The database ${why}`, { cause }));
    });
  });
}

/**
 * A thread that ends in the middle of a transaction waits for itself in LMDB for ever, and so does a process
 * that ends by `process.exit`. Nothing is lost: what was confirmed is on disk.
 */
function endNow(why: string): void {
  try {
    // Anything that is not written at once would be lost.
    writeSync(process.stderr.fd, `${why} The process is killed; what was confirmed is on disk.\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

const MB = 1024 * 1024;

/** The cache in memory, the garbage it leaves, and a gigabyte for what commands are working on. */
const heapLimitMb = ({ cacheBytes }: EngineSettings): number =>
  Math.ceil((cacheBytes / MB) * 6) + 1024;

function startWorker(data: ThreadData): Worker {
  const options = {
    workerData: data,
    transferList: [data.lifeline],
    name: 'embedded-database',
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb(data.settings) },
  };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./engine-thread.js', import.meta.url), options);
  // From source: a worker of Node 20 needs to be told how to read TypeScript.
  const source = JSON.stringify(new URL('./engine-thread.ts', import.meta.url).href);
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const code = `import(${loader}).then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { ...options, eval: true, execArgv: [] });
}
