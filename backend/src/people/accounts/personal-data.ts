import type { PeopleExport } from '@book-store/contract/people/account/account.schemas';
import type { PersonalData } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { OneTimeLink } from '../links/one-time-links.model.ts';
import { AccountSession } from './account-sessions.model.ts';
import { forgetEndedSessions } from './account-sessions.ts';
import { Account } from './accounts.model.ts';
import { removeAccount } from './calls/delete-account.ts';
import { forgetCustomer } from './client-limits.ts';

/** Empty if accounts are in a Firebase project. */
async function exportCustomer({ uid }: Customer): Promise<Partial<PeopleExport>> {
  const account = await Account.findById(uid).lean();
  if (!account) return {};
  const sessions = await AccountSession.find({ account: uid }).sort({ signedInAt: 1 }).lean();
  return {
    signIn: {
      name: account.displayName,
      createdAt: account.createdAt,
      passwordChangedAt: account.passwordChangedAt,
      hasPassword: account.passwordHash !== undefined,
      google: account.google,
      formerEmail: account.formerEmail?.email,
      sessions,
    },
  };
}

/** Erases an account with its sessions, links, devices and failures. */
async function eraseAccount({ uid }: Customer): Promise<void> {
  const account = await Account.findById(uid).lean();
  if (!account) return;
  await removeAccount(uid);
  await forgetCustomer(account.email);
}

export const accountData = {
  models: [Account, AccountSession, OneTimeLink],
  erase: eraseAccount,
  export: exportCustomer,
  forgetOld: ({ now }) => forgetEndedSessions(now),
} satisfies PersonalData;
