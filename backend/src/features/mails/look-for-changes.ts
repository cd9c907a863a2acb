import { retryUpsert } from '../../shared/mongo.ts';
import { MailMark, type StoredMailMark } from './mail-marks.model.ts';

type Look<Changed> = {
  /** What is looked at. */
  name: string;
  /** Changes this much older are looked at again. */
  overlapMs: number;
  now: Date;
  /** Returns what has changed since a time, with the times. */
  list: (since: Date) => Promise<Changed[]>;
  changedAt: (changed: Changed) => Date;
  /** Handles changes; more than once, and on several servers at the same time. */
  handle: (changed: Changed[], since: Date) => Promise<void>;
};

/**
 * Handles what has changed since the last look, at first nothing. It may die at any point: what it has not
 * handled is found again. Writes nothing while nothing changes.
 */
export async function lookForChanges<Changed>({
  name,
  overlapMs,
  now,
  list,
  changedAt,
  handle,
}: Look<Changed>): Promise<void> {
  const mark =
    (await MailMark.findById(name).lean<StoredMailMark>()) ?? (await firstMark(name, now));
  const from = new Date(Math.max(mark.since.getTime(), mark.at.getTime() - overlapMs));
  const changed = await list(from);
  if (changed.length === 0) return;
  await handle(changed, mark.since);
  // The overlap is read again at each look, so it pays to move on as soon as it is past.
  const passed = now.getTime() - 2 * overlapMs;
  if (changed.some((one) => changedAt(one).getTime() < passed)) {
    await MailMark.updateOne({ _id: name }, { $max: { at: now } });
  }
}

const firstMark = (name: string, now: Date) =>
  retryUpsert(() =>
    MailMark.findOneAndUpdate(
      { _id: name },
      { $setOnInsert: { since: now, at: now } },
      { upsert: true, returnDocument: 'after' },
    ).lean<StoredMailMark>(),
  ).then((mark) => mark ?? { _id: name, since: now, at: now });
