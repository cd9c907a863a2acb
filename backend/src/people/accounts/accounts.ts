import type { AccountExport } from '@book-store/contract/people/account/account.schemas';
import type { Feature } from '../../platform/feature.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { AccountSession } from './account-sessions.model.ts';
import { Account, type StoredAccount } from './accounts.model.ts';
import { removeAccount } from './calls/delete-account.ts';
import { forgetCustomer } from './client-limits.ts';

/** Returns what the shop's own accounts store about a customer; nothing where a Firebase project does. */
async function exportCustomer({ uid }: Customer): Promise<Partial<AccountExport>> {
  const account = await Account.findById(uid).lean<StoredAccount>();
  if (!account) return {};
  const sessions = await AccountSession.find({ account: uid }).sort({ signedInAt: 1 }).lean();
  return {
    signIn: {
      name: account.displayName,
      createdAt: account.createdAt.toISOString(),
      passwordChangedAt: account.passwordChangedAt?.toISOString(),
      hasPassword: account.passwordHash !== undefined,
      google: account.google && { email: account.google.email, name: account.google.name },
      formerEmail: account.formerEmail?.email,
      sessions: sessions.map(({ provider, signedInAt, usedAt }) => ({
        provider,
        signedInAt: signedInAt.toISOString(),
        usedAt: usedAt.toISOString(),
      })),
    },
  };
}

/** The accounts that customers have in the shop itself. They have no routes of the API: `accounts-router.ts`. */
export const accounts: Feature = {
  name: 'accounts',
  /** Last of all: without its account, nobody could repeat an erasure that has failed half-way. */
  eraseCustomer: async ({ uid }) => {
    const account = await Account.findById(uid).lean<StoredAccount>();
    if (!account) return;
    await removeAccount(uid);
    await forgetCustomer(account.email);
  },
  exportCustomer,
};
