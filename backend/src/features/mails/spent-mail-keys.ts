import { createHash } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { ignoreDuplicateKey } from '../../shared/mongo.ts';

const spentSchema = new Schema(
  {
    /** A digest, because a key may name an account that is to be forgotten. */
    _id: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'spent_mail_keys', versionKey: false, autoIndex: false, strict: 'throw' },
);
spentSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
const SpentMailKey = model('SpentMailKey', spentSchema);

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Keeps mails with these keys from ever being queued: they were erased, or another mail told of the same. */
export async function spendKeys(keys: readonly string[], expiresAt: Date): Promise<void> {
  if (keys.length === 0) return;
  const spent = keys.map((key) => ({ _id: digestOf(key), expiresAt }));
  await ignoreDuplicateKey(
    SpentMailKey.collection.insertMany(spent as never[], { ordered: false }),
  );
}

/** Returns which of these keys are spent. */
export async function findSpent(keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const spent = await SpentMailKey.find({ _id: { $in: keys.map(digestOf) } }, { _id: 1 }).lean();
  const digests = new Set(spent.map(({ _id }) => _id));
  return new Set(keys.filter((key) => digests.has(digestOf(key))));
}
