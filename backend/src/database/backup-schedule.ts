import { type InferSchemaType, model, Schema } from 'mongoose';
import { isImplausible } from '../shared/clock-skew.ts';
import { ignoreDuplicateKey } from '../shared/mongo.ts';
import { recordWrongTime } from '../shared/task-problems.ts';

const AT = { type: Date, required: true, default: new Date(0) };

/** The only document: which server makes the next backup, and the outcome of the last one. */
const scheduleSchema = new Schema(
  {
    _id: String,
    /** The server that is making one, and until when its lease lasts. */
    runner: String,
    leaseUntil: AT,
    /** When the last successful one was started, and when to try again after a failure. */
    madeAt: AT,
    retryAt: AT,
    last: new Schema(
      { documents: Number, accounts: Number, bytes: Number, seconds: Number },
      { _id: false },
    ),
    /** Why the last attempt failed, and since when attempts have been failing; absent after a success. */
    failure: String,
    failedAt: Date,
  },
  { collection: 'backup_schedule', versionKey: false, autoIndex: false, strict: 'throw' },
);
const BackupSchedule = model('BackupSchedule', scheduleSchema);
export type StoredSchedule = InferSchemaType<typeof scheduleSchema>;

const _id = 'schedule';
/** A server that has not renewed its lease for so long is considered dead. */
export const LEASE_MS = 60_000;
const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Returns the schedule; null if no backup was ever tried. */
export const readSchedule = () => BackupSchedule.findById(_id).lean<StoredSchedule>().exec();

/** Returns since when backups have been failing, and when the last good one was made; undefined after a success. */
export async function findFailedBackup(): Promise<{ at: string; lastMadeAt?: string } | undefined> {
  const schedule = await readSchedule();
  if (!(schedule?.failedAt instanceof Date)) return undefined;
  const { failedAt, madeAt } = schedule;
  const wasMade = madeAt instanceof Date && madeAt.getTime() > 0;
  return {
    at: failedAt.toISOString(),
    ...(wasMade ? { lastMadeAt: madeAt.toISOString() } : {}),
  };
}

/** Returns whether a backup is due and `runner` has claimed it; of several servers, exactly one has. */
export async function claimBackup(runner: string, everyMs: number, now: Date): Promise<boolean> {
  await ignoreDuplicateKey(
    BackupSchedule.updateOne(
      { _id },
      { $setOnInsert: { leaseUntil: new Date(0) } },
      { upsert: true },
    ),
  );
  await mendSchedule(everyMs, now);
  const due = {
    leaseUntil: { $lte: now },
    retryAt: { $lte: now },
    madeAt: { $lte: new Date(now.getTime() - everyMs) },
  };
  const { matchedCount } = await BackupSchedule.updateOne(
    { _id, ...due },
    { $set: { runner, leaseUntil: leaseFrom(now) } },
  );
  return matchedCount === 1;
}

/**
 * Resets what a clock that was ahead, or another program, has written into the schedule: no backup would be due
 * until that date, or ever.
 */
async function mendSchedule(everyMs: number, now: Date): Promise<void> {
  const stored: Record<string, unknown> = { ...(await readSchedule()) };
  const latest = { leaseUntil: LEASE_MS, retryAt: everyMs, madeAt: 0 };
  const wrong = Object.entries(latest).filter(([name, ms]) =>
    isImplausible(stored[name], { now, ms }),
  );
  const { failedAt } = stored;
  const isFailureWrong = failedAt !== undefined && isImplausible(failedAt, { now });
  if (wrong.length === 0 && !isFailureWrong) return;
  // Only what was read: another server may have mended it, and claimed a backup.
  await BackupSchedule.collection.updateOne(
    { _id, ...Object.fromEntries(wrong.map(([name]) => [name, stored[name] ?? null])) } as object,
    {
      $set: {
        ...Object.fromEntries(wrong.map(([name]) => [name, new Date(0)])),
        ...(isFailureWrong && { failedAt: now }),
      },
    },
  );
  await recordWrongTime('backups', 'schedule', now);
}

/** Extends the lease. Returns false if another server has taken over. */
export async function renewBackup(runner: string, now: Date): Promise<boolean> {
  const { matchedCount } = await BackupSchedule.updateOne(
    { _id, runner },
    { $set: { leaseUntil: leaseFrom(now) } },
  );
  return matchedCount === 1;
}

type Made = { documents: number; accounts: number; bytes: number; seconds: number };

/** Records a backup that was begun at `madeAt`. */
export const recordBackup = (runner: string, madeAt: Date, last: Made) =>
  BackupSchedule.updateOne(
    { _id, runner },
    { $set: { madeAt, last, leaseUntil: new Date(0) }, $unset: { failure: 1, failedAt: 1 } },
  );

/** Records a failure; the next attempt is due at `retryAt`. The time of the first failure in a row is kept. */
export async function recordFailure(
  runner: string,
  failure: string,
  { now, retryAt }: { now: Date; retryAt: Date },
): Promise<void> {
  const first = { _id, runner, failedAt: { $exists: false } };
  await BackupSchedule.updateOne(first, { $set: { failedAt: now } });
  await BackupSchedule.updateOne(
    { _id, runner },
    { $set: { failure, retryAt, leaseUntil: new Date(0) } },
  );
}

/** Lets another server make the backup at once. */
export const releaseBackup = (runner: string) =>
  BackupSchedule.updateOne({ _id, runner }, { $set: { leaseUntil: new Date(0) } });
