import type { ClientSession } from 'mongoose';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { type AccountLink, OneTimeLink } from '../links/one-time-links.model.ts';
import { deleteLink, findAccountLink } from '../links/one-time-links.ts';
import { Account, type StoredAccount } from './accounts.model.ts';
import { Refusal } from './refusal.ts';

export const CODE_MS = HOUR_MS;

/** What a code is for, and its account. */
export type FoundCode = { asked: AccountLink; account: StoredAccount };

/** Throws a refusal for a code that is unknown, used, expired or void. */
export async function findCode(code: string, now: Date): Promise<FoundCode> {
  const asked = await findAccountLink(code);
  if (!asked) throw new Refusal('INVALID_OOB_CODE');
  const account = await Account.findOne({ _id: asked.account, version: asked.version }).lean();
  if (!account || asked.expiresAt <= now) throw new Refusal('EXPIRED_OOB_CODE');
  return { asked, account };
}

/**
 * Uses up a code and all others of its account for the same purpose. Throws a refusal if a concurrent request was
 * faster.
 */
export async function useUp(asked: AccountLink, session: ClientSession): Promise<void> {
  const { account, purpose } = asked;
  if (!(await deleteLink(asked, session))) throw new Refusal('INVALID_OOB_CODE');
  await OneTimeLink.deleteMany({ account, purpose }, { session });
}
