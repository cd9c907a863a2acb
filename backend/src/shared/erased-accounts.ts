import { createHash } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { AppError } from './errors.ts';

/** An ID token is valid for an hour, whatever happens to its account meanwhile. */
const KEPT_MS = 2 * 60 * 60 * 1000;

const erasedSchema = new Schema(
  {
    /** A digest, because the account itself is to be forgotten. */
    _id: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'erased_accounts', versionKey: false, autoIndex: false, strict: 'throw' },
);
erasedSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
const ErasedAccount = model('ErasedAccount', erasedSchema);

const idOf = (uid: string) => createHash('sha256').update(uid).digest('base64url');

/** Remembers that an account is being erased, until no device can have a valid token of it any more. */
export async function markErased(uid: string): Promise<void> {
  const expiresAt = new Date(Date.now() + KEPT_MS);
  await ErasedAccount.updateOne({ _id: idOf(uid) }, { $set: { expiresAt } }, { upsert: true });
}

/**
 * Returns whether an account is being or has been erased. Whatever stores something for an account asks
 * afterwards: a write after the erasure sees the mark, and one before it is erased with the rest.
 */
export const isErased = async (uid: string): Promise<boolean> =>
  (await ErasedAccount.exists({ _id: idOf(uid) })) !== null;

/** Returns the error for a call with a token of an account that no longer exists. */
export const accountErased = (): AppError =>
  new AppError('not-signed-in', { detail: 'This account has been deleted.' });
