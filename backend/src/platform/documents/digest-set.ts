import { model, Schema } from 'mongoose';
import { digestOf } from './digest-of.ts';
import { retryUpsert } from './mongo.ts';

/** Creates a set of texts that stores digests only, because they name what is to be forgotten. */
export function digestSet(modelName: string, collection: string) {
  const schema = new Schema(
    { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
    { collection, versionKey: false, autoIndex: false, strict: 'throw' },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const Digest = model(modelName, schema);
  return {
    /** Adds texts, or extends the expiry of known ones. */
    async add(texts: readonly string[], expiresAt: Date): Promise<void> {
      if (texts.length === 0) return;
      const updates = texts.map((text) => ({
        updateOne: {
          filter: { _id: digestOf(text) },
          update: { $set: { expiresAt } },
          upsert: true,
        },
      }));
      await retryUpsert(() => Digest.bulkWrite(updates, { ordered: false }));
    },

    async find(texts: readonly string[]): Promise<Set<string>> {
      if (texts.length === 0) return new Set();
      const found = await Digest.find(
        { _id: { $in: texts.map((text) => digestOf(text)) } },
        { _id: 1 },
      ).lean();
      const digests = new Set(found.map(({ _id }) => _id));
      return new Set(texts.filter((text) => digests.has(digestOf(text))));
    },
  };
}
