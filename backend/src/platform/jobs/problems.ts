import type { Task } from '@book-store/contract/platform/jobs/tasks';
import { model, Schema } from 'mongoose';
import { ignoreDuplicateKey, retryUpsert } from '../documents/mongo.ts';
import { toSafeLogError } from '../errors/to-safe-log-error.ts';

/** What failed: a single document, or a clock. */
type Kind = 'document' | 'clock';

export type StoredProblem = {
  _id: string;
  /** The job that handled it, or another lease's name. */
  task: string;
  kind: Kind;
  /** The document's id, or what had the wrong time. Never personal data. */
  subject: string;
  since: Date;
  /** When it last failed, and how often. */
  at: Date;
  tries: number;
  error: unknown;
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

type Failed = { task: Task; document: string; error: unknown; now: Date };

/** Records, or updates, a document that a task failed to handle. */
export async function setAside({ task, document, error, now }: Failed): Promise<void> {
  const problem = { task, kind: 'document' as const, subject: document };
  await retryUpsert(() =>
    TaskProblem.updateOne(
      { _id: idOf(problem) },
      {
        $set: { ...problem, at: now, error: JSON.stringify(toSafeLogError(error)) },
        $inc: { tries: 1 },
        $setOnInsert: { since: now, logged: false },
        $unset: { solved: 1 },
      },
      { upsert: true },
    ),
  );
}

const idOf = ({ task, kind, subject }: { task: string; kind: Kind; subject: string }) =>
  `${kind}:${task}:${subject}`;

/** Records that a stored time was written by a clock that was ahead. */
export async function recordWrongTime(task: string, subject: string, now: Date): Promise<void> {
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

/** Removes solved problems once they are logged. */
export async function solveProblems(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await TaskProblem.updateMany({ _id: { $in: ids } }, { $set: { solved: true } });
  await TaskProblem.deleteMany({ _id: { $in: ids }, logged: true, solved: true });
}

/** Returns the documents that a task, or any task, has set aside. */
export const findSetAside = (task?: Task): Promise<StoredProblem[]> =>
  TaskProblem.find({ ...(task && { task }), kind: 'document', solved: { $ne: true } }, { error: 0 })
    .lean<StoredProblem[]>()
    .exec();

const UNLOGGED = { logged: false };

export const areUnlogged = async (): Promise<boolean> =>
  (await TaskProblem.exists(UNLOGGED)) !== null;

/** Claims each unlogged problem before logging it, so that only one server does. */
export async function takeUnlogged(log: (problem: StoredProblem) => void): Promise<void> {
  for (;;) {
    const problem = await TaskProblem.findOneAndUpdate(UNLOGGED, {
      $set: { logged: true },
    }).lean<StoredProblem>();
    if (!problem) break;
    log(problem);
    if (problem.solved) await TaskProblem.deleteOne({ _id: problem._id, solved: true });
  }
}
