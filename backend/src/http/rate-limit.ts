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
/** Counts of the current windows, stored in the database so that all servers share them. */
export const RateWindow = model('RateWindow', windowSchema);

export type RateLimit = {
  /** Counts one attempt of the subject. Throws `too-many-requests` with the seconds to wait. */
  (subject: string): Promise<void>;
  /** Uncounts one attempt. */
  refund: (subject: string) => Promise<void>;
};

/** A limit of `max` attempts in each window of `seconds` for each subject. */
export type RateLimitSpec = { name: string; max: number; seconds: number; now: () => Date };

/** Creates a limit that counts every attempt in the database. */
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

/** Returns the current window of a subject: its id, its end, and the seconds left. */
export function windowFor({ name, seconds, now }: RateLimitSpec, subject: string) {
  const at = now().getTime() / 1000;
  const end = (Math.floor(at / seconds) + 1) * seconds;
  // Addresses and account ids are personal data: only a digest of them is stored.
  const digest = createHash('sha256').update(`${name}\0${subject}`).digest('base64url');
  return { id: `${name}:${end}:${digest}`, endsAt: new Date(end * 1000), left: end - at };
}

/** Returns the error for an exceeded limit that resets in `left` seconds. */
export const tooManyRequests = (left: number): AppError =>
  new AppError('too-many-requests', {
    detail: 'Too many requests. Please wait a moment and try again.',
    retryAfter: left,
  });

/** Adds to the count of a window. Returns the new count, over all servers. */
export async function countUp(id: string, expiresAt: Date, by = 1): Promise<number> {
  const step = () =>
    RateWindow.findOneAndUpdate(
      { _id: id },
      { $inc: { count: by }, $setOnInsert: { expiresAt } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
  // Of two concurrent upserts one fails with a duplicate key; on retry it finds the other's document.
  const window = await step().catch((error: { code?: unknown }) => {
    if (error.code === 11000) return step();
    throw error;
  });
  return window?.count ?? by;
}

/** Counts each request against the limit of its network address. */
export const limitByAddress =
  (limit: (subject: string) => Promise<void>): RequestHandler =>
  async (req, _res, next) => {
    await limit(addressOf(req));
    next();
  };
