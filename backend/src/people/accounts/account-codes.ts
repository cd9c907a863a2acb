import { randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { AccountCode, type Purpose, type StoredCode } from './account-codes.model.ts';
import { Account, type StoredAccount } from './accounts.model.ts';
import { Refusal } from './refusal.ts';

export const CODE_MS = HOUR_MS;
const CODE_BYTES = 32;

type LinkRequest = { purpose: Purpose; email: string; now: Date; validMs: number };

/** Stores the request for a link. Returns its id, from which codes are made. */
export async function recordRequest(
  { _id: account, version }: StoredAccount,
  { purpose, email, now, validMs }: LinkRequest,
): Promise<string> {
  const _id = new Types.ObjectId();
  const expiresAt = new Date(now.getTime() + validMs);
  await AccountCode.create({ _id, account, version, purpose, email, expiresAt });
  return _id.toString();
}

/** Returns undefined if the request has expired or is void. */
export async function makeCode(id: string, now: Date): Promise<string | undefined> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const asked = await AccountCode.findOneAndUpdate(
    { _id: id, expiresAt: { $gt: now } },
    { $push: { digests: digestOf(code) } },
  ).lean();
  if (!asked || !(await findAccount(asked))) return undefined;
  return code;
}

/** What a code is for, and its account. */
export type FoundCode = { asked: StoredCode; account: StoredAccount };

/** Throws a refusal for a code that is unknown, used, expired or void. */
export async function findCode(code: string, now: Date): Promise<FoundCode> {
  const asked = await AccountCode.findOne({ digests: digestOf(code) }).lean();
  if (!asked) throw new Refusal('INVALID_OOB_CODE');
  const account = await findAccount(asked);
  if (!account || asked.expiresAt <= now) throw new Refusal('EXPIRED_OOB_CODE');
  return { asked, account };
}

/**
 * Uses up a code and all others of its account for the same purpose. Throws a refusal if a concurrent request was
 * faster.
 */
export async function useUp(
  { _id, account, purpose }: StoredCode,
  session: ClientSession,
): Promise<void> {
  const { deletedCount } = await AccountCode.deleteOne({ _id }, { session });
  if (deletedCount === 0) throw new Refusal('INVALID_OOB_CODE');
  await AccountCode.deleteMany({ account, purpose }, { session });
}

/** Deletes all codes of an account, which are void anyway once its version has changed. */
export const deleteCodes = async (account: string, session: ClientSession): Promise<void> =>
  void (await AccountCode.deleteMany({ account }, { session }));

const findAccount = ({ account, version }: StoredCode) =>
  Account.findOne({ _id: account, version }).lean();
