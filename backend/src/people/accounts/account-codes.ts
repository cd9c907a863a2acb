import { createHash, randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { AccountCode, type Purpose, type StoredCode } from './account-codes.model.ts';
import { Account, type StoredAccount } from './accounts.model.ts';
import { Refusal } from './refusal.ts';

/** How long a code is valid. */
export const CODE_MS = 60 * 60 * 1000;
const CODE_BYTES = 32;

/** Records that somebody has asked for a link to an address. Returns its id, by which codes are made. */
export async function recordAsked(
  { _id: account, version }: StoredAccount,
  { purpose, email, now }: { purpose: Purpose; email: string; now: Date },
): Promise<string> {
  const _id = new Types.ObjectId();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await AccountCode.create({ _id, account, version, purpose, email, expiresAt });
  return _id.toString();
}

/** Returns a new code for what somebody has asked for; undefined if it has expired or is void. */
export async function makeCode(id: string, now: Date): Promise<string | undefined> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const asked = await AccountCode.findOneAndUpdate(
    { _id: id, expiresAt: { $gt: now } },
    { $push: { digests: digestOf(code) } },
  ).lean();
  if (!asked || !(await findAccount(asked))) return undefined;
  return code;
}

/** What a code is good for, and whose account it belongs to. */
export type FoundCode = { asked: StoredCode; account: StoredAccount };

/** Returns what a code is good for. Throws a refusal for an unknown one, and for one that is used, too old or void. */
export async function findCode(code: string, now: Date): Promise<FoundCode> {
  const asked = await AccountCode.findOne({ digests: digestOf(code) }).lean();
  if (!asked) throw new Refusal('INVALID_OOB_CODE');
  const account = await findAccount(asked);
  if (!account || asked.expiresAt <= now) throw new Refusal('EXPIRED_OOB_CODE');
  return { asked, account };
}

/** Uses up a code and all others of its account for the same purpose. Throws a refusal if somebody else was faster. */
export async function useUp(
  { _id, account, purpose }: StoredCode,
  session: ClientSession,
): Promise<void> {
  const { deletedCount } = await AccountCode.deleteOne({ _id }, { session });
  if (deletedCount === 0) throw new Refusal('INVALID_OOB_CODE');
  await AccountCode.deleteMany({ account, purpose }, { session });
}

/** Deletes all codes of an account. They are void already once its version has changed. */
export const deleteCodes = async (account: string, session: ClientSession): Promise<void> =>
  void (await AccountCode.deleteMany({ account }, { session }));

const findAccount = ({ account, version }: StoredCode) =>
  Account.findOne({ _id: account, version }).lean();

const digestOf = (code: string) => createHash('sha256').update(code).digest('base64url');
