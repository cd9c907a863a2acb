import type { Task } from '@book-store/contract/platform/jobs/tasks';
import { isOutage } from '../errors/outage.ts';
import { isImplausible } from '../time/clock-skew.ts';
import { retryPause } from './job.ts';
import { findSetAside, type StoredProblem, setAside, solveProblems } from './problems.ts';

const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 3_600_000;

/** Thrown by `handle` to leave documents to another server, or to a later run. */
export class LeftForLater extends Error {
  override name = 'LeftForLater';
}

type Work<One> = {
  now: Date;
  /** Returns the waiting documents, including those of the given ids, set aside before, that still wait. */
  list: (setAside: readonly string[]) => Promise<readonly One[]>;
  idOf: (one: One) => string;
  /** May run more than once for a document, and on several servers at the same time. */
  handle: (some: readonly One[]) => Promise<void>;
  /** Documents handled at once; 1 by default. */
  atOnce?: number;
};

/**
 * Handles the documents that wait for a task. A failing one is set aside, so that it does not block others: it is
 * logged, shown in health and dashboard, and retried after a minute, then at growing intervals up to an hour. Rejects
 * only if the database is unreachable.
 */
export async function handleDocuments<One>(
  task: Task,
  { now, list, idOf, handle, atOnce = 1 }: Work<One>,
): Promise<void> {
  const known = new Map((await findSetAside(task)).map((one) => [one.subject, one]));
  const waiting = await list([...known.keys()]);
  const failed = new Set<string>();
  const later = new Set<string>();
  /** Bisects a failing group until the failing document is found. */
  const handleSome = async (some: readonly One[]): Promise<void> => {
    const [one] = some;
    if (one === undefined) return;
    try {
      await handle(some);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (error instanceof LeftForLater) {
        for (const left of some) later.add(idOf(left));
        return;
      }
      if (some.length > 1) {
        const half = Math.ceil(some.length / 2);
        await handleSome(some.slice(0, half));
        await handleSome(some.slice(half));
        return;
      }
      failed.add(idOf(one));
      await setAside({ task, document: idOf(one), error, now });
    }
  };
  const others = waiting.filter((one) => !known.has(idOf(one)));
  for (let at = 0; at < others.length; at += atOnce)
    await handleSome(others.slice(at, at + atOnce));
  for (const one of waiting) {
    const problem = known.get(idOf(one));
    if (!problem) continue;
    if (isDue(problem, now)) await handleSome([one]);
    else later.add(idOf(one));
  }
  const solved = [...known.values()].filter(
    ({ subject }) => !failed.has(subject) && !later.has(subject),
  );
  await solveProblems(solved.map(({ _id }) => _id));
}

function isDue({ at, tries }: StoredProblem, now: Date): boolean {
  const delay = retryPause(tries, { firstMs: FIRST_RETRY_MS, lastMs: LAST_RETRY_MS });
  return isImplausible(at, { now }) || now.getTime() - at.getTime() >= delay;
}
