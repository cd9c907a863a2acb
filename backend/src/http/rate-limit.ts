import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { model, Schema } from 'mongoose';
import { AppError } from '../shared/errors.ts';
import { addressOf } from './callers.ts';

const windowSchema = new Schema(
  { _id: String, count: Number, expiresAt: Date },
  { collection: 'rate_limits', versionKey: false, autoIndex: false },
);
windowSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
/** Counts of the running windows; in the database, so that several servers share them. */
export const RateWindow = model('RateWindow', windowSchema);

export type RateLimit = {
  /** Counts one attempt of the subject; throws `too-many-requests` with the seconds to wait. */
  (subject: string): Promise<void>;
  /** Lets an attempt that was counted count no more. */
  takeBack: (subject: string) => Promise<void>;
};

/** A limit of `max` attempts in each window of `seconds` for each subject. */
export function createRateLimit({
  name,
  max,
  seconds,
  now,
}: {
  name: string;
  max: number;
  seconds: number;
  now: () => Date;
}): RateLimit {
  const windowOf = (subject: string) => {
    const at = now().getTime() / 1000;
    const end = (Math.floor(at / seconds) + 1) * seconds;
    // Addresses and account ids are personal data: only a digest of them is stored.
    const digest = createHash('sha256').update(`${name}\0${subject}`).digest('base64url');
    return { id: `${name}:${end}:${digest}`, endsAt: new Date(end * 1000), left: end - at };
  };

  const count = async (subject: string) => {
    const { id, endsAt, left } = windowOf(subject);
    if ((await countUp(id, endsAt)) > max) {
      throw new AppError('too-many-requests', {
        detail: 'That was too often in a short time. Please wait a moment and try again.',
        retryAfter: left,
      });
    }
  };
  const takeBack = async (subject: string) => {
    await RateWindow.updateOne({ _id: windowOf(subject).id }, { $inc: { count: -1 } });
  };
  return Object.assign(count, { takeBack });
}

async function countUp(id: string, expiresAt: Date): Promise<number> {
  const step = () =>
    RateWindow.findOneAndUpdate(
      { _id: id },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
  // Two first attempts at once: one of the two upserts loses, and then finds the other's document.
  const window = await step().catch((error: { code?: unknown }) => {
    if (error.code === 11000) return step();
    throw error;
  });
  return window?.count ?? 1;
}

/** Counts each request against the network address it comes from. */
export const limitByAddress =
  (limit: RateLimit): RequestHandler =>
  async (req, _res, next) => {
    await limit(addressOf(req));
    next();
  };
