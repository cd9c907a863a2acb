import { randomUUID } from 'node:crypto';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { isDuplicateKey } from '../documents/mongo.ts';
import { implausible, isImplausible } from '../time/clock-skew.ts';
import { recordWrongTime } from './problems.ts';

/** A server that has not renewed its lease for so long is considered dead. */
export const LEASE_MS = 15_000;

const jobSchema = new Schema(
  {
    /** The name of the job. */
    _id: String,
    /** The server that runs it, and until when its lease lasts. */
    owner: String,
    until: Date,
    /** When the last run has ended, and the last one that did not fail. */
    lastRunAt: Date,
    lastSuccessAt: Date,
    /** How many runs in a row have failed, and since when. */
    failures: Number,
    failingSince: Date,
    /** What the last successful run resolved with. */
    result: Schema.Types.Mixed,
  },
  { collection: 'jobs', versionKey: false, autoIndex: false, strict: 'throw' },
);
const JobRecord = model('Job', jobSchema);
export type StoredJob = InferSchemaType<typeof jobSchema>;

/** What is stored of a run that has ended. */
export type Outcome = Pick<
  StoredJob,
  'lastRunAt' | 'lastSuccessAt' | 'failures' | 'failingSince' | 'result'
>;

/** Returns what is stored of a job; nothing before its first run. */
export const readJob = async (name: string): Promise<Partial<StoredJob>> =>
  (await JobRecord.findById(name).lean<StoredJob>()) ?? {};

/** Returns when any job has run last; undefined in a new shop. */
export async function newestRun(): Promise<Date | undefined> {
  const found = await JobRecord.findOne({ lastRunAt: { $type: 'date' } }, { lastRunAt: 1 })
    .sort({ lastRunAt: -1 })
    .lean<StoredJob>();
  return found?.lastRunAt ?? undefined;
}

/** Returns the records of the jobs whose last run has failed. */
export const findFailing = (): Promise<(StoredJob & { _id: string })[]> =>
  JobRecord.find({ failures: { $gt: 0 } }, { result: 0 })
    .lean<(StoredJob & { _id: string })[]>()
    .exec();

type Lease = { owner: string; now: Date; ms?: number };

/** Returns whether another server than `owner` has the lease of a job. */
export const isLeased = (
  { owner: holder, until }: Partial<StoredJob>,
  { owner, now, ms = LEASE_MS }: Lease,
): boolean =>
  holder !== owner && until != null && until > now && !isImplausible(until, { now, ms });

/**
 * Takes the lease of a job for one server, or renews it. Returns what was stored of the job; undefined while
 * another server has it. Servers whose clocks differ may have it at once, so each step of a job must tolerate that. A
 * lease that ends later than any could was taken by a clock that was ahead, and counts for nothing.
 */
export async function takeLease(
  name: string,
  { owner, now, ms = LEASE_MS }: Lease,
): Promise<Partial<StoredJob> | undefined> {
  try {
    const before = await JobRecord.findOneAndUpdate(
      {
        _id: name,
        $or: [{ owner }, { until: { $lte: now } }, { until: implausible({ now, ms }) }],
      },
      { $set: { owner, until: new Date(now.getTime() + ms) } },
      { upsert: true, returnDocument: 'before' },
    ).lean<StoredJob>();
    if (before?.until && isImplausible(before.until, { now, ms }))
      await recordWrongTime(name, 'lease', now);
    return before ?? {};
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
}

/** Extends a lease. Returns false if another server has taken it. */
export async function renewLease(
  name: string,
  { owner, now, ms = LEASE_MS }: Lease,
): Promise<boolean> {
  const until = new Date(now.getTime() + ms);
  return (await JobRecord.updateOne({ _id: name, owner }, { $set: { until } })).matchedCount === 1;
}

/** Gives a lease back, and stores how the run ended, unless another server has taken the lease. */
export async function giveBack(name: string, owner: string, outcome?: Outcome): Promise<void> {
  await JobRecord.updateOne({ _id: name, owner }, changesOf({ ...outcome, until: new Date(0) }));
}

/** Stores how a run of a job without a lease ended. */
export async function storeOutcome(name: string, outcome: Outcome): Promise<void> {
  await JobRecord.updateOne({ _id: name }, changesOf(outcome), { upsert: true });
}

const changesOf = (outcome: Partial<StoredJob>) => ({
  $set: outcome,
  ...(outcome.failures === 0 && { $unset: { failingSince: 1 as const } }),
});

/** Frees all jobs. For a server that is the only one: those that had the leases are dead. */
export async function freeLeases(): Promise<void> {
  await JobRecord.updateMany({}, { $set: { until: new Date(0) } });
}

const THIS_SERVER = randomUUID();

/**
 * Returns a function that takes or renews the lease of work that is no job, and returns whether this server has it.
 * It asks the database at most once in a third of `ms`.
 */
export function keepLease(name: string, ms: number): () => Promise<boolean> {
  let askAt = 0;
  return async () => {
    const now = new Date();
    if (now.getTime() < askAt) return true;
    const isOurs = (await takeLease(name, { owner: THIS_SERVER, now, ms })) !== undefined;
    if (isOurs) askAt = now.getTime() + ms / 3;
    return isOurs;
  };
}
