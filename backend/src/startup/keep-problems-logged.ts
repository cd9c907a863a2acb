import type { Logger } from 'pino';
import { type StoredProblem, takeUnlogged } from '../shared/task-problems.ts';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 5000;

type Deps = { log: Logger; now: () => Date };

const MESSAGES: Record<StoredProblem['kind'], string> = {
  document: 'a document has been set aside, because a task cannot handle it',
  task: 'a task has failed and will be tried again',
  clock: 'a stored time in the future counts as now: a clock was ahead',
};

/** Logs the problems that tasks on any server have recorded, each one once. */
export const logProblems = (log: Logger): Promise<void> =>
  takeUnlogged(({ task, kind, subject, error }) =>
    log.error(
      {
        task,
        [kind === 'document' ? 'document' : 'subject']: subject,
        ...(typeof error === 'string' && { error: JSON.parse(error) }),
      },
      MESSAGES[kind],
    ),
  );

/** Does so now and every few seconds. Returns a function that stops it. */
export const keepProblemsLogged = ({ log, now }: Deps): (() => Promise<void>) =>
  repeat({ task: 'problems', run: () => logProblems(log), pauseMs: INTERVAL_MS, log, now });
