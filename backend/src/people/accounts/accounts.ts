import type { AccountExport } from '@book-store/contract/people/account/account.schemas';
import type { Feature } from '../../platform/feature.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { AccountSession } from './account-sessions.model.ts';
import { Account } from './accounts.model.ts';
import { removeAccount } from './calls/delete-account.ts';
import { forgetCustomer } from './client-limits.ts';

/** Returns what the shop's own accounts store about a customer; nothing where a Firebase project does. */
async function exportCustomer({ uid }: Customer): Promise<Partial<AccountExport>> {
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

/** The accounts that customers have in the shop itself. They have no routes of the API: `accounts-router.ts`. */
export const accounts: Feature = {
  name: 'accounts',
  /** Last of all: without its account, nobody could repeat an erasure that has failed half-way. */
  eraseCustomer: async ({ uid }) => {
    const account = await Account.findById(uid).lean();
    if (!account) return;
    await removeAccount(uid);
    await forgetCustomer(account.email);
  },
  exportCustomer,
};
