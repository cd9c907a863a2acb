import { createHash } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { tooManyRequests } from './rate-limit.ts';

const failureSchema = new Schema(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    blockedUntil: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    /** Digests of the account and of the network, by which an owner's command finds them. */
    account: String,
    network: String,
  },
  { collection: 'sign_in_failures', versionKey: false, autoIndex: false, strict: 'throw' },
);
failureSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
failureSchema.index({ account: 1 });

/** Wrong passwords of late; in the database, so that several servers share them. */
export const SignInFailures = model('SignInFailures', failureSchema);

const SECOND_MS = 1000;
const FIRST_DELAY_MS = 5 * SECOND_MS;
const LONGEST_DELAY_MS = 15 * 60 * SECOND_MS;
/** How long after the last failure all are forgotten. */
const MEMORY_MS = 60 * 60 * SECOND_MS;

const NEVER = new Date(0);

type Deps = {
  name: string;
  /** Failures that bring no delay yet; each further one doubles it. */
  free: number;
  now: () => Date;
};
/** What the counter is found by later, besides its subject. */
type Tags = { account?: string; network?: string };

/** An attempt that counts as a failure until one of these is called. */
export type CountedAttempt = {
  /** Failures before this attempt. */
  before: number;
  /** The attempt was none: all is as it was before. */
  refund: () => Promise<void>;
  /** Forgets the failures before, too. */
  forget: () => Promise<void>;
};

/** A name for what is counted that tells nobody what it is: addresses are personal data. */
export const digestOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');

/**
 * Counts failures of subjects with a growing delay: after `free` of them each takes the subject out
 * for 5 seconds, 10, 20 … up to 15 minutes. An hour without failures forgets all.
 */
export function createFailureBackoff({ name, free, now }: Deps) {
  const delayMs = (failures: number) =>
    failures < free ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - free));

  async function read(_id: string, at: Date) {
    const found = await SignInFailures.findById(_id).lean();
    if (!found || found.expiresAt > at) return found;
    // The database removes it some time later.
    await SignInFailures.deleteOne({ _id, expiresAt: found.expiresAt });
    return null;
  }

  /** Counts below the bound, where it does no harm that several attempts run at once. */
  async function countFree(_id: string, at: Date, tags: Tags): Promise<number> {
    const step = () =>
      SignInFailures.findOneAndUpdate(
        { _id },
        {
          $inc: { failures: 1 },
          $max: { expiresAt: new Date(at.getTime() + MEMORY_MS) },
          $setOnInsert: { blockedUntil: NEVER, ...tags },
        },
        { upsert: true, returnDocument: 'after' },
      ).lean();
    // Two first attempts at once: one of the two upserts loses, and then finds the other's document.
    const counted = await step().catch((error: { code?: unknown }) => {
      if (error.code === 11000) return step();
      throw error;
    });
    return counted?.failures ?? 1;
  }

  /** Counts the one attempt that a delay lets through; false where another was quicker. */
  async function countAlone(_id: string, at: Date, failures: number): Promise<boolean> {
    const { matchedCount } = await SignInFailures.updateOne(
      { _id, failures },
      { $inc: { failures: 1 }, $set: delayed(at, failures + 1) },
    );
    return matchedCount === 1;
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
   * Counts an attempt before the password is looked at, so that many at once do not slip through.
   * Throws `too-many-requests` with the seconds of delay that are left.
   */
  return async (subject: string, tags: Tags = {}): Promise<CountedAttempt> => {
    const _id = digestOf(name, subject);
    const at = now();
    const found = await read(_id, at);
    const leftMs = (found?.blockedUntil.getTime() ?? 0) - at.getTime();
    // Beyond the longest delay only a clock that was set back can be.
    if (leftMs > 0 && leftMs <= LONGEST_DELAY_MS) throw tooManyRequests(leftMs / SECOND_MS);
    let failures = (found?.failures ?? 0) + 1;
    if (failures < free) {
      failures = await countFree(_id, at, tags);
      if (failures >= free)
        await SignInFailures.updateOne({ _id }, { $max: delayed(at, failures) });
    } else if (!(await countAlone(_id, at, failures - 1))) {
      throw tooManyRequests(1);
    }
    return {
      before: failures - 1,
      refund: refund(_id, failures),
      forget: async () => void (await SignInFailures.deleteOne({ _id })),
    };
  };
}
