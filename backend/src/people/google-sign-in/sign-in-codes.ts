import { randomBytes } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';
import type { GoogleIdentity } from './google-identity.ts';

type StoredCode = GoogleIdentity & {
  /** A digest: nothing in the database can be used as a code. */
  _id: string;
  expiresAt: Date;
};

const codeSchema = new Schema<StoredCode>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    email: { type: String, required: true },
    emailVerified: { type: Boolean, required: true },
    hd: String,
    name: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'google_sign_in_codes', versionKey: false, autoIndex: false, strict: 'throw' },
);
codeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
const SignInCode = model('GoogleSignInCode', codeSchema);

const CODE_BYTES = 32;
const CODE_MS = 60_000;

/** Stores for a minute who came back from Google. Returns a single-use code for it. */
export async function makeSignInCode(identity: GoogleIdentity, now: Date): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await SignInCode.create({ ...identity, _id: digestOf(code), expiresAt });
  return code;
}

/** Returns undefined if the code is used, expired or unknown. */
export async function useSignInCode(code: string, now: Date): Promise<GoogleIdentity | undefined> {
  const found = await SignInCode.findOneAndDelete({ _id: digestOf(code) }).lean();
  if (!found || found.expiresAt <= now) return undefined;
  const { _id, expiresAt, ...identity } = found;
  return identity;
}
