import { randomBytes } from 'node:crypto';
import { retryUpsert } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type StoredSubscriber, Subscriber } from './newsletter.model.ts';

/** How long a link in a confirmation mail works. */
const PENDING_MS = 7 * 86_400_000;

/** Returns what names an address in a link. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Removes an address; an unknown one is not an error. */
export async function unsubscribe(email: string): Promise<void> {
  await Subscriber.deleteOne({ email });
}

/** Stores an address that counts at once, with the time of its consent; a known one keeps its first consent. */
export async function subscribe(email: string, consentedAt: Date): Promise<void> {
  await retryUpsert(() =>
    Subscriber.updateOne(
      { email },
      { $setOnInsert: { consentedAt, token: newToken() }, $unset: { pendingUntil: 1 } },
      { upsert: true },
    ),
  );
}

/** Returns when an address was subscribed and confirmed; undefined for an unknown one. */
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

/** An address that waits for its confirmation. */
export type PendingSubscriber = { id: string; email: string; token: string };

/**
 * Stores an address that does not count before it is confirmed. Returns it unless it counts already.
 */
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

/** Lets an address count. Idempotent. Throws `not-found` for a link that no longer works. */
export async function confirmSubscriber(token: string, now: Date): Promise<void> {
  const { matchedCount } = await Subscriber.updateOne(
    { token, pendingUntil: { $gt: now } },
    { $set: { confirmedAt: now }, $unset: { pendingUntil: 1 } },
  );
  if (matchedCount > 0 || (await Subscriber.exists({ token, pendingUntil: null }))) return;
  throw notFound('This link no longer works. Please subscribe again.');
}

/** Removes the address of a link; one that is gone is not an error. */
export async function unsubscribeByToken(token: string): Promise<void> {
  await Subscriber.deleteOne({ token });
}

/** Removes the addresses that nobody has confirmed in time. */
export async function forgetUnconfirmed(now: Date): Promise<void> {
  await Subscriber.deleteMany({ pendingUntil: { $lte: now } });
}
