import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { model, Schema } from 'mongoose';
import { AppError } from '../shared/errors.ts';

const windowSchema = new Schema(
  { _id: String, count: Number, expiresAt: Date },
  { collection: 'rate_limits', versionKey: false, autoIndex: false },
);
windowSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
/** Counts of the running windows; in the database, so that several servers share them. */
export const RateWindow = model('RateWindow', windowSchema);

/** Counts one attempt of the subject; throws `too-many-requests` with the seconds to wait. */
export type RateLimit = (subject: string) => Promise<void>;

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
  return async (subject) => {
    const at = now().getTime() / 1000;
    const windowEnd = (Math.floor(at / seconds) + 1) * seconds;
    // Addresses and account ids are personal data: only a digest of them is stored.
    const digest = createHash('sha256').update(`${name}\0${subject}`).digest('base64url');
    const count = await countUp(`${name}:${windowEnd}:${digest}`, new Date(windowEnd * 1000));
    if (count > max) {
      throw new AppError('too-many-requests', {
        detail: 'That was too often in a short time. Please wait a moment and try again.',
        retryAfter: windowEnd - at,
      });
    }
  };
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
    await limit(req.ip ?? 'unknown');
    next();
  };
