import type { TaskProblem as TaskProblemView } from '@book-store/contract/schemas/task-problems';
import { TASKS, type Task } from '@book-store/contract/tasks';
import { model, Schema } from 'mongoose';
import { isImplausible } from './clock-skew.ts';
import { ignoreDuplicateKey, retryUpsert } from './mongo.ts';
import { toSafeLogError } from './to-safe-log-error.ts';

/** What went wrong: with a single document, with a whole task, or with a clock. */
type Kind = 'document' | 'task' | 'clock';

export type StoredProblem = {
  _id: string;
  task: Task;
  kind: Kind;
  /** The id of the document, or what had the wrong time. Never personal data. */
  subject: string;
  since: Date;
  /** When it failed last, and how often it has. */
  at: Date;
  tries: number;
  error: unknown;
  /** Whether a server has logged it. */
  logged: boolean;
  /** Set if it was solved before it was logged. */
  solved?: boolean;
};

const problemSchema = new Schema<StoredProblem>(
  {
    _id: String,
    task: { type: String, required: true },
    kind: { type: String, required: true },
    subject: { type: String, required: true },
    since: { type: Date, required: true },
    at: { type: Date, required: true },
    tries: { type: Number, required: true },
    error: Schema.Types.Mixed,
    logged: { type: Boolean, required: true },
    solved: Boolean,
  },
  { collection: 'task_problems', versionKey: false, autoIndex: false, strict: 'throw' },
);
problemSchema.index({ task: 1, kind: 1 });
const TaskProblem = model('TaskProblem', problemSchema);

/** A task that failed as a whole has not run since, or it runs again, on this server or another one. */
const FORGOTTEN_AFTER_MS = 600_000;

type Problem = { task: Task; kind: Kind; subject: string; error?: unknown; now: Date };

const idOf = ({ task, kind, subject }: Pick<Problem, 'task' | 'kind' | 'subject'>) =>
  `${kind}:${task}:${subject}`;

/** Records that a document or a task has failed, at first or again. */
export async function recordProblem({ error, now, ...problem }: Problem): Promise<void> {
  await retryUpsert(() =>
    TaskProblem.updateOne(
      { _id: idOf(problem) },
      {
        $set: { ...problem, at: now, error: JSON.stringify(toSafeLogError(error)) },
        $inc: { tries: 1 },
        $setOnInsert: { since: now, logged: problem.kind === 'task' },
        $unset: { solved: 1 },
      },
      { upsert: true },
    ),
  );
}

/** Has it logged that a stored time was written by a clock that was ahead. */
export async function recordWrongTime(task: Task, subject: string, now: Date): Promise<void> {
  const problem = { task, kind: 'clock' as const, subject };
  await ignoreDuplicateKey(
    TaskProblem.create({
      ...problem,
      _id: idOf(problem),
      since: now,
      at: now,
      tries: 1,
      logged: false,
      solved: true,
    }),
  );
}

/** Removes problems that are solved, once they are logged. */
export async function solveProblems(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await TaskProblem.updateMany({ _id: { $in: ids } }, { $set: { solved: true } });
  await TaskProblem.deleteMany({ _id: { $in: ids }, logged: true, solved: true });
}

/** Removes the problem of a whole task. */
export const solveTask = (task: Task): Promise<void> =>
  solveProblems([idOf({ task, kind: 'task', subject: '' })]);

/** Returns the documents that a task has set aside. */
export const findSetAside = (task: Task): Promise<StoredProblem[]> =>
  TaskProblem.find({ task, kind: 'document', solved: { $ne: true } })
    .lean<StoredProblem[]>()
    .exec();

/** Calls `log` with each problem that no server has logged, so that one of them does. */
export async function takeUnlogged(log: (problem: StoredProblem) => void): Promise<void> {
  for (;;) {
    const problem = await TaskProblem.findOneAndUpdate(
      { logged: false },
      { $set: { logged: true } },
    ).lean<StoredProblem>();
    if (!problem) break;
    log(problem);
    if (problem.solved) await TaskProblem.deleteOne({ _id: problem._id, solved: true });
  }
}

/** Returns which tasks cannot do all of their work, and since when. */
export async function findTaskProblems(now: Date): Promise<TaskProblemView[]> {
  const unsolved = { task: { $in: [...TASKS] }, solved: { $ne: true } };
  const stored = await TaskProblem.find(unsolved, { error: 0 }).lean<StoredProblem[]>();
  stored.sort((one, other) => one.since.getTime() - other.since.getTime());
  const byTask = new Map<Task, TaskProblemView>();
  for (const { task, kind, at, since } of stored) {
    const isOver = now.getTime() - at.getTime() > FORGOTTEN_AFTER_MS;
    if (kind === 'task' && (isOver || isImplausible(at, { now }))) continue;
    const known = byTask.get(task) ?? { task, documents: 0, since: since.toISOString() };
    byTask.set(task, { ...known, documents: known.documents + (kind === 'document' ? 1 : 0) });
  }
  return [...byTask.values()];
}
