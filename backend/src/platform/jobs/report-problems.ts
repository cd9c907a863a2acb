import type { TaskProblem as TaskProblemView } from '@book-store/contract/platform/jobs/task-problems.schemas';
import { TASKS, type Task } from '@book-store/contract/platform/jobs/tasks';
import type { Logger } from 'pino';
import { isImplausible } from '../time/clock-skew.ts';
import { type Job, RETRY_MAX_MS } from './job.ts';
import { findFailing } from './job-records.ts';
import { areUnlogged, findSetAside, type StoredProblem, takeUnlogged } from './problems.ts';

const MESSAGES: Record<StoredProblem['kind'], string> = {
  document: 'a document has been set aside, because a task cannot handle it',
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

/** Runs periodically, because tasks also run inside requests, which do not log problems. */
export const problemsJob: Job = {
  name: 'problems',
  everyMs: 5000,
  hasWork: areUnlogged,
  run: ({ log }) => logProblems(log),
};

const isTask = (name: string): name is Task => (TASKS as readonly string[]).includes(name);

/** Returns tasks with failures, and since when. */
export async function findTaskProblems(now: Date): Promise<TaskProblemView[]> {
  const [documents, failing] = await Promise.all([findSetAside(), findFailing()]);
  const problems = [
    ...documents.map(({ task, since }) => ({ task, since, documents: 1 })),
    ...failing
      .filter(({ lastRunAt }) => isRecent(lastRunAt, now))
      .map(({ _id, failingSince }) => ({ task: _id, since: failingSince ?? now, documents: 0 })),
  ].sort((one, other) => one.since.getTime() - other.since.getTime());
  const byTask = new Map<Task, TaskProblemView>();
  for (const { task, since, documents } of problems) {
    if (!isTask(task)) continue;
    const known = byTask.get(task) ?? { task, documents: 0, since: since.toISOString() };
    byTask.set(task, { ...known, documents: known.documents + documents });
  }
  return [...byTask.values()];
}

/** A failing job is retried at least this often; otherwise it no longer exists. */
const isRecent = (at: unknown, now: Date): boolean =>
  !isImplausible(at, { now }) && now.getTime() - (at as Date).getTime() < 2 * RETRY_MAX_MS;
