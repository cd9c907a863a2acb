import cluster, { type Worker } from 'node:cluster';
import {
  type MeasuredProcess,
  measureProcess,
  type ProcessMetrics,
  toText,
} from '../../reports/health/process-metrics.ts';

/** A worker asks the parent process for everybody's metrics; the parent asks each worker for its own. */
type MetricsRequest = { metricsRequest: number };
type MetricsReply = { metricsReply: number; processes: MeasuredProcess[] };
type Message = Partial<MetricsRequest & MetricsReply>;
type Other = Pick<Worker, 'send'> | Pick<NodeJS.Process, 'send'>;

/** A worker that does not answer in time, because it is starting or busy, is left out. */
const WORKER_MAX_MS = 1000;
/** Longer, because the parent itself waits for workers. */
const PARENT_MAX_MS = 2000;

/** Sends questions to other processes; undefined for those that do not answer in time. */
function createQuestions() {
  const waiting = new Map<number, (processes: MeasuredProcess[] | undefined) => void>();
  let asked = 0;
  return {
    ask: (other: Other, maxMs: number) => {
      asked += 1;
      const metricsRequest = asked;
      return new Promise<MeasuredProcess[] | undefined>((resolve) => {
        const settle = (processes: MeasuredProcess[] | undefined) => {
          clearTimeout(timer);
          waiting.delete(metricsRequest);
          resolve(processes);
        };
        const timer = setTimeout(() => settle(undefined), maxMs);
        waiting.set(metricsRequest, settle);
        other.send?.({ metricsRequest } satisfies MetricsRequest, undefined, {}, (error) => {
          if (error) settle(undefined);
        });
      });
    },
    settle: ({ metricsReply, processes }: Message) => {
      if (metricsReply !== undefined) waiting.get(metricsReply)?.(processes);
    },
  };
}

/** Answers workers that ask for the metrics of all processes. */
export function shareMetrics(): { stop: () => Promise<void> } {
  const own = measureProcess('main');
  const { ask, settle } = createQuestions();

  async function answer(asking: Worker, message: Message): Promise<void> {
    settle(message);
    if (message.metricsRequest === undefined) return;
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
    const told = await Promise.all(workers.map((one) => one && ask(one, WORKER_MAX_MS)));
    const processes = [await own.measured(), ...told.flatMap((one) => one ?? [])];
    if (!asking.isConnected()) return;
    asking.send({ metricsReply: message.metricsRequest, processes } satisfies MetricsReply);
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

/** For a shop with a single process. */
export function measureAlone(): ReadableMetrics {
  const { measured, ...counts } = measureProcess();
  return { ...counts, readProcesses: async () => toText([await measured()]) };
}

/** Reads the metrics of all processes through the parent; only this worker's if that does not answer. */
export function measureWorker(): ReadableMetrics {
  const { measured, ...counts } = measureProcess(String(cluster.worker?.id));
  const { ask, settle } = createQuestions();
  process.on('message', async (message: Message) => {
    settle(message);
    if (message.metricsRequest === undefined) return;
    const processes = [await measured()];
    process.send?.({ metricsReply: message.metricsRequest, processes } satisfies MetricsReply);
  });
  return {
    ...counts,
    readProcesses: async () => toText((await ask(process, PARENT_MAX_MS)) ?? [await measured()]),
  };
}
