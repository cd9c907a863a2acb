import { randomUUID } from 'node:crypto';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { isDuplicateKey } from '../documents/mongo.ts';
import { implausible, isImplausible } from '../time/clock-skew.ts';
import { recordWrongTime } from './problems.ts';

/** A server that has not renewed its lease for this long is considered dead. */
export const LEASE_MS = 15_000;

const jobSchema = new Schema(
  {
    _id: String,
    /** The server that runs the job, and when its lease ends. */
    owner: String,
    until: Date,
    /** When the last run ended, and the last successful one. */
    lastRunAt: Date,
    lastSuccessAt: Date,
    /** The number of consecutive failures, and since when. */
    failures: Number,
    failingSince: Date,
    /** The result of the last successful run. */
    result: Schema.Types.Mixed,
  },
  { collection: 'jobs', versionKey: false, autoIndex: false, strict: 'throw' },
);
const JobRecord = model('Job', jobSchema);
export type StoredJob = InferSchemaType<typeof jobSchema>;

export type Outcome = Pick<
  StoredJob,
  'lastRunAt' | 'lastSuccessAt' | 'failures' | 'failingSince' | 'result'
>;

/** Empty before the first run. */
export const readJob = async (name: string): Promise<Partial<StoredJob>> =>
  (await JobRecord.findById(name).lean<StoredJob>()) ?? {};

/** Returns when any job last ran; undefined in a new shop. */
export async function newestRun(): Promise<Date | undefined> {
  const found = await JobRecord.findOne({ lastRunAt: { $type: 'date' } }, { lastRunAt: 1 })
    .sort({ lastRunAt: -1 })
    .lean<StoredJob>();
  return found?.lastRunAt ?? undefined;
}

/** Returns jobs whose last run failed. */
export const findFailing = (): Promise<(StoredJob & { _id: string })[]> =>
  JobRecord.find({ failures: { $gt: 0 } }, { result: 0 })
    .lean<(StoredJob & { _id: string })[]>()
    .exec();

type Lease = { owner: string; now: Date; ms?: number };

/** Returns whether a server other than `owner` holds the lease. */
export const isLeased = (
  { owner: holder, until }: Partial<StoredJob>,
  { owner, now, ms = LEASE_MS }: Lease,
): boolean =>
  holder !== owner && until != null && until > now && !isImplausible(until, { now, ms });

/**
 * Takes or renews the lease of a job. Returns the job's record; undefined while another server
 * holds the lease. If clocks differ, two servers may hold it at once, so each step of a job must
 * tolerate that. A lease that ends implausibly late was taken by a clock that was ahead, and is
 * ignored.
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

/** Returns false if another server has taken the lease. */
export async function renewLease(
  name: string,
  { owner, now, ms = LEASE_MS }: Lease,
): Promise<boolean> {
  const until = new Date(now.getTime() + ms);
  return (await JobRecord.updateOne({ _id: name, owner }, { $set: { until } })).matchedCount === 1;
}

/** Releases the lease and stores the outcome, unless another server has taken the lease. */
export async function releaseLease(name: string, owner: string, outcome?: Outcome): Promise<void> {
  await JobRecord.updateOne({ _id: name, owner }, changesOf({ ...outcome, until: new Date(0) }));
}

/** Stores the outcome of a job that uses no lease. */
export async function storeOutcome(name: string, outcome: Outcome): Promise<void> {
  await JobRecord.updateOne({ _id: name }, changesOf(outcome), { upsert: true });
}

const changesOf = (outcome: Partial<StoredJob>) => ({
  $set: outcome,
  ...(outcome.failures === 0 && { $unset: { failingSince: 1 as const } }),
});

/** Releases all leases. Only for the sole server: earlier holders are dead. */
export async function freeLeases(): Promise<void> {
  await JobRecord.updateMany({}, { $set: { until: new Date(0) } });
}

const THIS_SERVER = randomUUID();

/**
 * Returns a function that takes or renews a lease for work that is not a job, and returns whether
 * this server holds it. It queries the database at most once per third of `ms`.
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
