import { randomBytes } from 'node:crypto';
import { retryUpsert } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type StoredSubscriber, Subscriber } from './newsletter.model.ts';

/** How long a confirmation link works. */
const PENDING_MS = 7 * 86_400_000;

/** Identifies an address in a link. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** An unknown address is not an error. */
export async function unsubscribe(email: string): Promise<void> {
  await Subscriber.deleteOne({ email });
}

/** Active at once; a known address keeps the time of its first consent. */
export async function subscribe(email: string, consentedAt: Date): Promise<void> {
  await retryUpsert(() =>
    Subscriber.updateOne(
      { email },
      { $setOnInsert: { consentedAt, token: newToken() }, $unset: { pendingUntil: 1 } },
      { upsert: true },
    ),
  );
}

/** Undefined for an unknown address. */
export async function findSubscription(
  email: string,
): Promise<{ email: string; consentedAt: string; confirmedAt: string | undefined } | undefined> {
  const stored = await Subscriber.findOne({ email }).lean<StoredSubscriber>();
  if (!stored) return undefined;
  return {
    email,
    consentedAt: stored.consentedAt.toISOString(),
    confirmedAt: stored.confirmedAt?.toISOString(),
  };
}

export type PendingSubscriber = { id: string; email: string; token: string };

/** Inactive until confirmed. Returns undefined if the address is active already. */
export async function subscribePending(
  email: string,
  now: Date,
): Promise<PendingSubscriber | undefined> {
  const pendingUntil = new Date(now.getTime() + PENDING_MS);
  const stored = await retryUpsert(() =>
    Subscriber.findOneAndUpdate(
      { email },
      { $setOnInsert: { consentedAt: now, token: newToken(), pendingUntil } },
      { upsert: true, returnDocument: 'after' },
    ).lean<StoredSubscriber>(),
  );
  if (!stored?.pendingUntil || !stored.token) return undefined;
  await Subscriber.updateOne(
    { _id: stored._id, pendingUntil: { $lt: pendingUntil } },
    {
      $set: { pendingUntil },
    },
  );
  return { id: stored._id.toString(), email, token: stored.token };
}

/** Idempotent. Throws `not-found` for an expired or unknown link. */
export async function confirmSubscriber(token: string, now: Date): Promise<void> {
  const { matchedCount } = await Subscriber.updateOne(
    { token, pendingUntil: { $gt: now } },
    { $set: { confirmedAt: now }, $unset: { pendingUntil: 1 } },
  );
  if (matchedCount > 0 || (await Subscriber.exists({ token, pendingUntil: null }))) return;
  throw notFound('This link no longer works. Please subscribe again.');
}

/** An unknown token is not an error. */
export async function unsubscribeByToken(token: string): Promise<void> {
  await Subscriber.deleteOne({ token });
}

export async function forgetUnconfirmed(now: Date): Promise<void> {
  await Subscriber.deleteMany({ pendingUntil: { $lte: now } });
}
