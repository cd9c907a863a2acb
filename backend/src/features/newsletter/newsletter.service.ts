import { ignoreDuplicateKey } from '../../shared/mongo.ts';
import { Subscriber } from './newsletter.model.ts';

/** Removes an address; an unknown one is not an error. */
export async function unsubscribe(email: string): Promise<void> {
  await Subscriber.deleteOne({ email });
}

/** Stores an address with the time of its consent; a known address keeps its first consent. */
export async function subscribe(email: string, consentedAt: Date): Promise<void> {
  await ignoreDuplicateKey(
    Subscriber.updateOne({ email }, { $setOnInsert: { consentedAt } }, { upsert: true }),
  );
}
