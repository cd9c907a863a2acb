import { randomUUID } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { isDuplicateKey } from './mongo.ts';

const THIS_SERVER = randomUUID();

const Lease = model(
  'Lease',
  new Schema(
    {
      /** The task. */
      _id: String,
      server: { type: String, required: true },
      until: { type: Date, required: true },
    },
    { collection: 'leases', versionKey: false, autoIndex: false },
  ),
);

type Terms = {
  now: Date;
  /** A server that has not called for so long is taken for dead. */
  ms: number;
  server?: string;
};

/**
 * Reserves a task that is enough work for one server, or prolongs the reservation. Returns false while the
 * task is another server's. Clocks that differ can give it to two, so each step has to bear that.
 */
export async function takeLease(
  task: string,
  { now, ms, server = THIS_SERVER }: Terms,
): Promise<boolean> {
  try {
    await Lease.updateOne(
      { _id: task, $or: [{ server }, { until: { $lte: now } }] },
      { $set: { server, until: new Date(now.getTime() + ms) } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Returns a function that says whether a task is this server's, and asks the database now and then. */
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
