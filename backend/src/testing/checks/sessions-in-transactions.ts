import mongoose from 'mongoose';
import { sessionInUse } from '../../platform/documents/in-transaction.ts';

/** Writing methods of the driver's collections, which mongoose's models use, too. */
const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'bulkWrite',
] as const;

type Write = (this: { collectionName: string }, ...given: unknown[]) => unknown;

const collection = mongoose.mongo.Collection.prototype as unknown as Record<string, Write>;

/**
 * In tests, a write inside a transaction fails without its session: it would survive a rollback, and be
 * repeated by each retry.
 */
for (const name of WRITES) {
  const write = collection[name] as Write & { isChecked?: true };
  if (write.isChecked) continue;
  const checked: Write & { isChecked?: true } = function (...given) {
    const session = sessionInUse();
    const isWithin = given.some(
      (one) => (one as { session?: unknown } | null)?.session === session,
    );
    if (session && !isWithin) {
      throw new TypeError(
        `${name} of ${this.collectionName} lacks the session of its transaction.`,
      );
    }
    return write.apply(this, given);
  };
  checked.isChecked = true;
  collection[name] = checked;
}
