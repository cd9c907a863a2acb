import { randomUUID } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { implausible, isImplausible } from './clock-skew.ts';
import { isDuplicateKey } from './mongo.ts';
import { recordWrongTime } from './task-problems.ts';

const THIS_SERVER = randomUUID();

const Lease = model(
  'Lease',
  new Schema(
    {
      /** The name of the task. */
      _id: String,
      server: { type: String, required: true },
      until: { type: Date, required: true },
    },
    { collection: 'leases', versionKey: false, autoIndex: false },
  ),
);

type LeaseOptions = {
  now: Date;
  /** A server that has not renewed its lease for so long is considered dead. */
  ms: number;
  /** This process by default. */
  server?: string;
};

/**
 * Reserves a task for one server, or renews the reservation. Returns false while another server holds it.
 * Servers whose clocks differ may hold it at once, so each step of the task must tolerate that. A lease that
 * ends later than any could was taken by a clock that was ahead, and counts for nothing.
 */
export async function takeLease(
  task: string,
  { now, ms, server = THIS_SERVER }: LeaseOptions,
): Promise<boolean> {
  try {
    const before = await Lease.findOneAndUpdate(
      {
        _id: task,
        $or: [{ server }, { until: { $lte: now } }, { until: implausible({ now, ms }) }],
      },
      { $set: { server, until: new Date(now.getTime() + ms) } },
      { upsert: true, returnDocument: 'before' },
    ).lean<{ until: unknown }>();
    if (before && isImplausible(before.until, { now, ms })) {
      await recordWrongTime('leases', task, now);
    }
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Returns a function that takes or renews the lease of a task and returns whether this server holds it. It asks
 * the database at most once in a third of `ms`.
 */
export function keepLease(task: string, ms: number): () => Promise<boolean> {
  let askAt = 0;
  return async () => {
    const now = new Date();
    if (now.getTime() < askAt) return true;
    const isOurs = await takeLease(task, { now, ms });
    if (isOurs) askAt = now.getTime() + ms / 3;
    return isOurs;
  };
}
