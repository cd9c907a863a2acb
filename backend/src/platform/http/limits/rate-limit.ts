import mongoose, { model, Schema } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { retryOnConflict } from '../../documents/conflict.ts';
import { digestOf } from '../../documents/digest-of.ts';
import { AppError } from '../../errors/errors.ts';

const windowSchema = new Schema(
  { key: String, points: Number, expire: Date },
  { collection: 'rate_windows', versionKey: false, autoIndex: false },
);
windowSchema.index({ key: 1 }, { unique: true });
windowSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
/** Counts of the current windows, as `RateLimiterMongo` stores them, so that all servers share them. */
export const RateWindow = model('RateWindow', windowSchema);

/** Counts one attempt of a subject. Throws `too-many-requests` with the seconds to wait. */
export type RateLimit = (subject: string) => Promise<void>;

/** `max` attempts per subject within `seconds` of the first one. */
export type RateLimitSpec = { name: string; max: number; seconds: number };

/** Counts every attempt in the database. */
export function createRateLimit(spec: RateLimitSpec): RateLimit {
  const windows = createWindows(spec);
  return (subject) => count(windows, keyOf(spec, subject));
}

async function count(windows: RateLimiterMongo, key: string): Promise<void> {
  await retryOnConflict(() => windows.consume(key)).catch((error: unknown) => {
    throw error instanceof RateLimiterRes ? tooManyRequests(error.msBeforeNext / 1000) : error;
  });
}

/**
 * Runs the work and returns its result; counts only errors that are failures. Throws `too-many-requests`, or what the
 * work throws.
 */
export type FailureLimit = <Result>(
  subject: string,
  work: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
) => Promise<Result>;

export function createFailureLimit(spec: RateLimitSpec): FailureLimit {
  const windows = createWindows(spec);
  return async (subject, work, isFailure) => {
    const key = keyOf(spec, subject);
    // Counted first, so that concurrent attempts cannot slip through.
    await count(windows, key);
    let hasFailed = false;
    try {
      return await work();
    } catch (error) {
      hasFailed = isFailure(error);
      throw error;
    } finally {
      if (!hasFailed) await retryOnConflict(() => windows.reward(key));
    }
  };
}

export const createWindows = ({ name, max, seconds }: RateLimitSpec): RateLimiterMongo =>
  new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: RateWindow.collection.name,
    keyPrefix: name,
    points: max,
    duration: seconds,
    // `openDatabase` creates the model's indexes.
    disableIndexesCreation: true,
  });

/** Hashed, because addresses and account ids must not be stored. */
export const keyOf = ({ name }: RateLimitSpec, subject: string): string => digestOf(name, subject);

/** `left` is in seconds. */
export const tooManyRequests = (left: number): AppError =>
  new AppError('too-many-requests', {
    detail: 'Too many requests. Please wait a moment and try again.',
    retryAfter: left,
  });
