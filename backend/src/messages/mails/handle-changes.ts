import type { Task } from '@book-store/contract/platform/jobs/tasks';
import { retryUpsert } from '../../platform/documents/mongo.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { recordWrongTime } from '../../platform/jobs/problems.ts';
import { isImplausible } from '../../platform/time/clock-skew.ts';
import { MailMark, type StoredMailMark } from './mail-marks.model.ts';

type Look<Changed> = {
  task: Task;
  name: string;
  /** Changes up to this much older are read again. */
  overlapMs: number;
  now: Date;
  /** Returns the changes since a time, and the documents with these ids. */
  list: (since: Date, ids: readonly string[]) => Promise<Changed[]>;
  idOf: (changed: Changed) => string;
  changedAt: (changed: Changed) => Date;
  /** May be called repeatedly, and on several servers at once. */
  handle: (changed: readonly Changed[], since: Date) => Promise<void>;
  /** Batch size. */
  atOnce: number;
};

/**
 * Handles what has changed since the last run; the first run handles nothing. Safe to interrupt: unhandled
 * changes are found again. Writes nothing while nothing changes.
 */
export async function handleChanges<Changed>(look: Look<Changed>): Promise<void> {
  const { task, name, overlapMs, now, list, idOf, changedAt, handle, atOnce } = look;
  const mark = await readMark(look);
  const from = new Date(Math.max(mark.since.getTime(), mark.at.getTime() - overlapMs));
  // The overlap is read again on each run, so move on as soon as it has passed.
  const passed = now.getTime() - 2 * overlapMs;
  let movesOn = false;
  await handleDocuments(task, {
    now,
    list: async (setAside) => {
      const changed = await list(from, setAside);
      movesOn = changed.some(
        (one) => !setAside.includes(idOf(one)) && changedAt(one).getTime() < passed,
      );
      return changed;
    },
    idOf,
    handle: (some) => handle(some, mark.since),
    atOnce,
  });
  if (movesOn) await MailMark.updateOne({ _id: name }, { $max: { at: now } });
}

type Mark = Pick<Look<unknown>, 'task' | 'name' | 'now'>;

/** Returns the time up to which changes were handled. A time in the future would hide everything until then. */
async function readMark({ task, name, now }: Mark): Promise<StoredMailMark> {
  const mark =
    (await MailMark.findById(name).lean<StoredMailMark>()) ?? (await firstMark(name, now));
  const wrong = (['since', 'at'] as const).filter((time) => isImplausible(mark[time], { now }));
  if (wrong.length === 0) return mark;
  const mended = Object.fromEntries(wrong.map((time) => [time, now]));
  await MailMark.collection.updateOne({ _id: name as never }, { $set: mended });
  await recordWrongTime(task, name, now);
  return { ...mark, ...mended };
}

const firstMark = (name: string, now: Date) =>
  retryUpsert(() =>
    MailMark.findOneAndUpdate(
      { _id: name },
      { $setOnInsert: { since: now, at: now } },
      { upsert: true, returnDocument: 'after' },
    ).lean<StoredMailMark>(),
  ).then((mark) => mark ?? { _id: name, since: now, at: now });
