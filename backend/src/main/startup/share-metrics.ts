import cluster, { type Worker } from 'node:cluster';
import {
  type MeasuredProcess,
  measureProcess,
  type ProcessMetrics,
  toText,
} from '../../reports/health/process-metrics.ts';

/** A worker asks for the measurements of all; the parent process asks each worker for its own. */
type Call = { metricsCall: number };
type Reply = { metricsReply: number; processes: MeasuredProcess[] };
type Ask = { metricsAsk: number };
type Told = { metricsTold: number; measured: MeasuredProcess };

/** A worker that does not answer in time, because it is starting or busy, is left out. */
const ANSWER_MAX_MS = 1000;

/** Answers workers that ask for the measurements of all processes of the shop. */
export function shareMetrics(): { stop: () => Promise<void> } {
  const own = measureProcess('main');
  const waiting = new Map<number, (measured: MeasuredProcess) => void>();
  let asked = 0;

  function ask(worker: Worker): Promise<MeasuredProcess[]> {
    asked += 1;
    const metricsAsk = asked;
    return new Promise((resolve) => {
      const settle = (measured: MeasuredProcess[]) => {
        clearTimeout(timer);
        waiting.delete(metricsAsk);
        resolve(measured);
      };
      const timer = setTimeout(() => settle([]), ANSWER_MAX_MS);
      waiting.set(metricsAsk, (measured) => settle([measured]));
      worker.send({ metricsAsk } satisfies Ask, (error) => error && settle([]));
    });
  }

  async function answer(worker: Worker, message: Partial<Call & Told>): Promise<void> {
    const { metricsCall, metricsTold, measured } = message;
    if (metricsTold !== undefined && measured) waiting.get(metricsTold)?.(measured);
    if (metricsCall === undefined) return;
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
    const told = await Promise.all(workers.map((one) => (one ? ask(one) : [])));
    const processes = [await own.measured(), ...told.flat()];
    if (worker.isConnected()) {
      worker.send({ metricsReply: metricsCall, processes } satisfies Reply);
    }
  }

  cluster.on('message', answer);
  return {
    stop: async () => {
      cluster.off('message', answer);
    },
  };
}

type ReadableMetrics = Pick<ProcessMetrics, 'countRequest' | 'countRun'> & {
  readProcesses: () => Promise<string>;
};

/** Measures this process, which is the only one of the shop on this machine. */
export function measureAlone(): ReadableMetrics {
  const { measured, ...counts } = measureProcess();
  return { ...counts, readProcesses: async () => toText([await measured()]) };
}

/** Measures this worker, and reads the measurements of all through the parent process. */
export function measureWorker(): ReadableMetrics {
  const { measured, ...counts } = measureProcess(String(cluster.worker?.id));
  const pending = new Map<number, (processes: MeasuredProcess[]) => void>();
  let calls = 0;
  process.on('message', async (message: Partial<Ask & Reply>) => {
    const { metricsAsk, metricsReply, processes } = message;
    if (metricsAsk !== undefined) {
      process.send?.({ metricsTold: metricsAsk, measured: await measured() } satisfies Told);
    }
    if (metricsReply === undefined || !processes) return;
    pending.get(metricsReply)?.(processes);
    pending.delete(metricsReply);
  });
  return {
    ...counts,
    readProcesses: async () => {
      calls += 1;
      const metricsCall = calls;
      const processes = await new Promise<MeasuredProcess[]>((resolve) => {
        pending.set(metricsCall, resolve);
        process.send?.({ metricsCall } satisfies Call);
      });
      return toText(processes);
    },
  };
}
