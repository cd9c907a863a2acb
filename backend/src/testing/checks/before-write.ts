import mongoose from 'mongoose';

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
type Listener = (write: { collection: string; method: string; given: unknown[] }) => void;

const listeners = new Map<string, Listener>();

/** Calls `listener` before each write. One of the same name replaces it: setup runs again for each test file. */
export const beforeWrite = (name: string, listener: Listener): void => {
  listeners.set(name, listener);
};

const driver = mongoose.mongo.Collection.prototype as unknown as Record<string, Write>;
for (const method of WRITES) {
  const write = driver[method] as Write;
  driver[method] = function (...given) {
    for (const listener of listeners.values())
      listener({ collection: this.collectionName, method, given });
    return write.apply(this, given);
  };
}
