import { randomUUID } from 'node:crypto';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { googleCredentials } from '../google-sign-in/google-credential.ts';
import { CODE_MS } from './account-codes.ts';
import type { ClientLimits } from './client-limits.ts';
import { type AccountsOptions, createAccounts } from './create-accounts.ts';
import { linkMail, withCode } from './letters/account-mails.ts';

/** For tests that call more often than customers do. */
const NO_LIMITS: ClientLimits = {
  countCall: async () => {},
  countMail: async () => {},
  countReset: async () => true,
  checkPassword: (who, check) => check({ lane: 'new', network: who.network }),
  remember: async (_email, device = 'x'.repeat(43)) => device,
  forget: async () => {},
};

/** Creates own accounts for tests, without limits; stored mails include their codes. */
export const someAccounts = (given: Partial<AccountsOptions> = {}) =>
  createAccounts({
    jwtSecrets: ['the-key-that-signs-tokens-in-tests'],
    now: () => new Date(),
    limits: NO_LIMITS,
    mailing: { sends: false, keepsCodes: true },
    readGoogle: googleCredentials('stand-in', () => new Date()),
    log: { warn: () => {} },
    ...given,
  });

/** Stores the mail with a link for a new password. */
export async function aResetMail(to: string, now = new Date()): Promise<void> {
  const mail = linkMail({ id: randomUUID(), purpose: 'PASSWORD_RESET', to }, 'en');
  const letter = withCode(mail.letter, 'a-code');
  await queueMail({ ...mail, letter }, { sends: false, now, ttlMs: CODE_MS });
}
