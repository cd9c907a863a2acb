import type { Task } from '@book-store/contract/tasks';
import type { Logger } from 'pino';
import { isOutage } from '../shared/outage.ts';
import { recordProblem, solveTask } from '../shared/task-problems.ts';
import { toSafeLogError } from '../shared/to-safe-log-error.ts';

/** While a task keeps failing, it is logged this often. */
const LOG_INTERVAL_MS = 60_000;

type Repeated = {
  task: Task;
  run: () => Promise<void>;
  /** The time from the end of a run to the next one. */
  pauseMs: number;
  log: Logger;
  now: () => Date;
};

/**
 * Runs a task now, and again after each end. A failure is logged, shown in health and dashboard, and does not end
 * this. Returns a function that stops it, and waits for a run that is under way.
 */
export function repeat({ task, run, pauseMs, log, now }: Repeated): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let nextLogAt = Number.NEGATIVE_INFINITY;

  async function fail(error: unknown): Promise<void> {
    if (performance.now() >= nextLogAt) {
      log.error(
        { task, error: toSafeLogError(error) },
        'a task has failed and will be tried again',
      );
      nextLogAt = performance.now() + LOG_INTERVAL_MS;
    }
    // Health shows an outage by itself, and nothing can be stored meanwhile.
    if (isOutage(error)) return;
    isFailing = true;
    await recordProblem({ task, kind: 'task', subject: '', error, now: now() });
  }

  async function succeed(): Promise<void> {
    nextLogAt = Number.NEGATIVE_INFINITY;
    if (!isFailing) return;
    await solveTask(task);
    isFailing = false;
  }

  const runOnce = async (): Promise<void> => {
    // What fails to be recorded is recorded after the next run.
    await run()
      .then(succeed, fail)
      .catch(() => {});
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runOnce();
    }, pauseMs);
  };
  let running = runOnce();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
