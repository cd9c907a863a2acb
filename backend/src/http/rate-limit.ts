import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { model, Schema } from 'mongoose';
import { AppError } from '../shared/errors.ts';
import { addressOf } from './authentication.ts';

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
  refund: (subject: string) => Promise<void>;
};

/** A limit of `max` attempts in each window of `seconds` for each subject. */
export type RateLimitSpec = { name: string; max: number; seconds: number; now: () => Date };

/** Counts every attempt in the database. */
export function createRateLimit(spec: RateLimitSpec): RateLimit {
  const count = async (subject: string) => {
    const { id, endsAt, left } = windowFor(spec, subject);
    if ((await countUp(id, endsAt)) > spec.max) throw tooManyRequests(left);
  };
  const refund = async (subject: string) => {
    await RateWindow.updateOne({ _id: windowFor(spec, subject).id }, { $inc: { count: -1 } });
  };
  return Object.assign(count, { refund });
}

/** The running window of a subject: its id, its end, and the seconds that are left of it. */
export function windowFor({ name, seconds, now }: RateLimitSpec, subject: string) {
  const at = now().getTime() / 1000;
  const end = (Math.floor(at / seconds) + 1) * seconds;
  // Addresses and account ids are personal data: only a digest of them is stored.
  const digest = createHash('sha256').update(`${name}\0${subject}`).digest('base64url');
  return { id: `${name}:${end}:${digest}`, endsAt: new Date(end * 1000), left: end - at };
}

/** The refusal until a window has ended, in `left` seconds. */
export const tooManyRequests = (left: number): AppError =>
  new AppError('too-many-requests', {
    detail: 'That was too often in a short time. Please wait a moment and try again.',
    retryAfter: left,
  });

/** Adds to the count of a window; answers what it is now, on all servers together. */
export async function countUp(id: string, expiresAt: Date, by = 1): Promise<number> {
  const step = () =>
    RateWindow.findOneAndUpdate(
      { _id: id },
      { $inc: { count: by }, $setOnInsert: { expiresAt } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
  // Two first attempts at once: one of the two upserts loses, and then finds the other's document.
  const window = await step().catch((error: { code?: unknown }) => {
    if (error.code === 11000) return step();
    throw error;
  });
  return window?.count ?? by;
}

/** Counts each request against the network address it comes from. */
export const limitByAddress =
  (limit: (subject: string) => Promise<void>): RequestHandler =>
  async (req, _res, next) => {
    await limit(addressOf(req));
    next();
  };
