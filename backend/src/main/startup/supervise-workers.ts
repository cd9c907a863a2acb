import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartFailure } from './start-failure.ts';

/** A worker that lives this long has started properly. */
const SOUND_AFTER_MS = 10_000;
/** Delays before a worker is replaced, by the number of failed starts in a row. */
const DELAYS_MS = [0, 500, 1000, 2000, 4000];

const LISTENING = 'listening';

/** Tells the parent process that this worker accepts requests. */
export const reportListening = (): void => {
  process.send?.(LISTENING);
};

type Options = {
  count: number;
  /** Not 0: a worker must find the same port again. */
  port: number;
  /** The file that workers run. */
  program: string;
  log: Pick<Logger, 'warn'>;
  /** Called with a message for the owner when workers keep dying at start. */
  onGivingUp: (reason: string) => void;
};

/**
 * Runs workers on one port and replaces those that die. The first one starts alone: if it cannot start,
 * `listening` rejects, and the worker's own message says why.
 */
export function superviseWorkers({ count, port, program, log, onGivingUp }: Options) {
  let stopping = false;
  let isOpen = false;
  cluster.setupPrimary({ exec: program });

  /** Resolves when the first worker listens. */
  function keepRunning(failures = 0): Promise<void> {
    const worker = cluster.fork({ PORT: port });
    const began = performance.now();
    return new Promise((resolve, reject) => {
      worker.on('message', (message) => {
        if (message === LISTENING) resolve();
      });
      worker.once('exit', (code, signal) => {
        const end = signal ?? `code ${code}`;
        reject(new StartFailure(`The shop's server has exited with ${end}.`));
        const wasSound = performance.now() - began > SOUND_AFTER_MS;
        if (isOpen && !stopping) void replace(end, wasSound ? 0 : failures);
      });
    });
  }

  async function replace(end: string, failures: number): Promise<void> {
    const delayMs = DELAYS_MS[failures];
    if (delayMs === undefined) {
      onGivingUp(
        `The servers of the shop keep exiting as soon as they have started, the last one with ${end}. The log says why.`,
      );
      return;
    }
    log.warn(`A server has exited with ${end}; it is replaced in ${delayMs} ms.`);
    await wait(delayMs);
    if (!stopping) keepRunning(failures + 1).catch(() => {});
  }

  /** The others start once the first one has succeeded. */
  async function start(): Promise<void> {
    await keepRunning();
    isOpen = true;
    for (let started = 1; started < count; started += 1) keepRunning().catch(() => {});
  }

  const all = () => Object.values(cluster.workers ?? {}).filter((one): one is Worker => !!one);
  return {
    /** Resolves when the first worker listens. */
    listening: start(),
    /** Workers finish their requests and exit. */
    stop: async (): Promise<void> => {
      stopping = true;
      const ended = all().map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
      for (const worker of all()) worker.process.kill('SIGTERM');
      await Promise.all(ended);
    },
  };
}
