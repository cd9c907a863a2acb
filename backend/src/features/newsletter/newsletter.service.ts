import { Subscriber } from './newsletter.model.ts';

/** Forgets an address; one that is not known is no error. */
export async function unsubscribe(email: string): Promise<void> {
  await Subscriber.deleteOne({ email });
}

/** Stores an address with the moment of its consent; one that is known keeps its first consent. */
export async function subscribe(email: string, consentedAt: Date): Promise<void> {
  try {
    await Subscriber.updateOne({ email }, { $setOnInsert: { consentedAt } }, { upsert: true });
  } catch (error) {
    // The same address twice at the same moment: the other one has stored it.
    if ((error as { code?: unknown }).code !== 11000) throw error;
  }
}
