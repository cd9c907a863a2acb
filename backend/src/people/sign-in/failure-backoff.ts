import { model, Schema } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';
import { updateOrInsert } from '../../platform/documents/mongo.ts';
import { tooManyRequests } from '../../platform/http/limits/rate-limit.ts';

const failureSchema = new Schema(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    blockedUntil: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    /** Digests of the account and the network, so that `npm run admin -- unlock` finds the counters. */
    account: String,
    network: String,
  },
  { collection: 'sign_in_failures', versionKey: false, autoIndex: false, strict: 'throw' },
);
failureSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
failureSchema.index({ account: 1 });

/** Recent wrong passwords, stored in the database so that all servers share them. */
export const SignInFailures = model('SignInFailures', failureSchema);

const SECOND_MS = 1000;
const FIRST_DELAY_MS = 5 * SECOND_MS;
const MAX_DELAY_MS = 15 * 60 * SECOND_MS;
const MEMORY_MS = 60 * 60 * SECOND_MS;

const NEVER = new Date(0);

type Deps = {
  name: string;
  /** Number of failures without a delay; each further failure doubles the delay. */
  free: number;
  now: () => Date;
};
/** Additional keys by which the counter can be found later. */
type Tags = { account?: string; network?: string };

/** An attempt that counts as a failure until one of these is called. */
export type CountedAttempt = {
  /** Number of failures before this attempt. */
  before: number;
  /** Uncounts the attempt, for example because the check itself failed. */
  refund: () => Promise<void>;
  /** Deletes the counter, including earlier failures. */
  forget: () => Promise<void>;
};

/**
 * Counts failures per subject and blocks it for a growing time: after `free` failures, each further one
 * blocks the subject for 5, 10, 20 … seconds, up to 15 minutes. An hour without failures resets it.
 */
export function createFailureBackoff({ name, free, now }: Deps) {
  const delayMs = (failures: number) =>
    failures < free ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - free));

  async function read(_id: string, at: Date) {
    const found = await SignInFailures.findById(_id).lean();
    if (!found || found.expiresAt > at) return found;
    // The TTL index removes expired documents with a delay.
    await SignInFailures.deleteOne({ _id, expiresAt: found.expiresAt });
    return null;
  }

  /** Counts an attempt that no delay follows. Returns undefined if concurrent ones have used these up. */
  async function countFree(_id: string, at: Date, tags: Tags): Promise<number | undefined> {
    const expiresAt = new Date(at.getTime() + MEMORY_MS);
    const counted = await updateOrInsert(
      () =>
        SignInFailures.findOneAndUpdate(
          { _id, failures: { $lt: free - 1 } },
          { $inc: { failures: 1 }, $max: { expiresAt } },
          { returnDocument: 'after' },
        ).lean(),
      () => SignInFailures.create({ _id, failures: 0, blockedUntil: NEVER, expiresAt, ...tags }),
    );
    return counted?.failures;
  }

  /** Counts an attempt together with the delay that follows it. Returns undefined if a concurrent one came first. */
  async function countAlone(_id: string, at: Date, before: number): Promise<number | undefined> {
    const { matchedCount } = await SignInFailures.updateOne(
      { _id, failures: before },
      { $inc: { failures: 1 }, $set: delayed(at, before + 1) },
    );
    return matchedCount === 1 ? before + 1 : undefined;
  }

  const delayed = (at: Date, failures: number) => {
    const until = at.getTime() + delayMs(failures);
    return { blockedUntil: new Date(until), expiresAt: new Date(until + MEMORY_MS) };
  };

  const refund = (_id: string, failures: number) => async () => {
    const last = { _id, failures };
    const undo = { $inc: { failures: -1 }, $set: { blockedUntil: NEVER } };
    const { matchedCount } = await SignInFailures.updateOne(last, undo);
    if (matchedCount === 0) await SignInFailures.updateOne({ _id }, { $inc: { failures: -1 } });
  };

  /**
   * Counts an attempt before the password is checked, so that concurrent attempts cannot slip through.
   * Throws `too-many-requests` with the remaining delay in seconds.
   */
  return async (subject: string, tags: Tags = {}): Promise<CountedAttempt> => {
    const _id = digestOf(name, subject);
    const at = now();
    const found = await read(_id, at);
    const leftMs = (found?.blockedUntil.getTime() ?? 0) - at.getTime();
    // A longer remaining delay means that the clock was set back.
    if (leftMs > 0 && leftMs <= MAX_DELAY_MS) throw tooManyRequests(leftMs / SECOND_MS);
    const before = found?.failures ?? 0;
    const failures =
      (before < free - 1 ? await countFree(_id, at, tags) : undefined) ??
      (await countAlone(_id, at, Math.max(before, free - 1)));
    if (failures === undefined) throw tooManyRequests(1);
    return {
      before: failures - 1,
      refund: refund(_id, failures),
      forget: async () => void (await SignInFailures.deleteOne({ _id })),
    };
  };
}
