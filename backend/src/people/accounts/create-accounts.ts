import type { RequestHandler } from 'express';
import type { ReadGoogleCredential } from '../google-sign-in/google-credential.ts';
import type { SignedInCustomer } from '../sign-in/id-token-claims.ts';
import { badToken, customerOf } from '../sign-in/id-token-claims.ts';
import { type AccountMailing, createAccountMail } from './account-mail.ts';
import { createAccountSessions } from './account-sessions.ts';
import { accountsRouter } from './accounts-router.ts';
import type { ClientLimits } from './client-limits.ts';
import { createIdTokens } from './id-tokens.ts';
import { onceForEach } from './once-for-each.ts';
import { Refusal } from './refusal.ts';

export type AccountsOptions = {
  /** The shop's secrets; the keys of ID tokens are derived from them. */
  jwtSecrets: readonly string[];
  now: () => Date;
  limits: ClientLimits;
  mailing: AccountMailing;
  /** Absent if Google sign-in is disabled. */
  readGoogle: ReadGoogleCredential | undefined;
  /**
   * Called before anything is done for a customer who has verified the address: once per customer and process, and
   * again after a failure.
   */
  onProved?: ((customer: SignedInCustomer) => Promise<void>) | undefined;
  log: { warn(message: string): void };
};

export type CreatedAccounts = {
  /** Mount it at the root, before any other body parser. */
  router: RequestHandler;
  /** Throws `not-signed-in` if the token is invalid or its session has ended. */
  verifyIdToken: (token: string) => Promise<SignedInCustomer>;
  /** Resolves when the work deferred until after replies is done. */
  settled: () => Promise<void>;
};

/** Creates the shop's own accounts, stored in its database and served through the Firebase SDK's calls. */
export function createAccounts(options: AccountsOptions): CreatedAccounts {
  const { jwtSecrets: secrets, now, limits, mailing, readGoogle, log } = options;
  const tokens = createIdTokens({ secrets, now });
  const sessions = createAccountSessions({ tokens, now });
  const mail = createAccountMail(mailing, now);
  const running = new Set<Promise<void>>();
  const meet = onceForEach(options.onProved, log);

  function runAfterwards(work: () => Promise<void>): void {
    const done = work()
      // Without personal data.
      .catch((error: Error) =>
        log.warn(`A mail about an account could not be stored: ${error.name}`),
      )
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    router: accountsRouter({ tokens, sessions, mail, limits, readGoogle, now }, runAfterwards),
    async verifyIdToken(token) {
      try {
        const claims = await tokens.verify(token);
        await sessions.findSession(claims);
        const customer = customerOf(claims);
        if (customer.emailVerified) await meet(customer);
        return customer;
      } catch (error) {
        throw error instanceof Refusal ? badToken(error) : error;
      }
    },
    settled: async () => void (await Promise.allSettled(running)),
  };
}
