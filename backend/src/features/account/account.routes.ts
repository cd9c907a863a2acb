import { Router } from 'express';
import type { Authentication, Customer } from '../../http/authentication.ts';
import { route } from '../../http/route.ts';
import { AppError } from '../../shared/errors.ts';
import { AccountErased } from './account.contract.ts';

/** Removes what one part of the shop knows of an account; safe to repeat. */
export type EraseCustomer = (customer: Customer) => Promise<void>;

type Deps = Pick<Authentication, 'customer'> & { erase: readonly EraseCustomer[]; now: () => Date };

const ERASED: AccountErased = { erased: true };

/** Long enough to read the warning, too short for a session that somebody left open. */
const RECENT_MS = 5 * 60 * 1000;

/** The customer's own account, as far as the shop keeps something of it. */
export const accountRoutes = ({ customer, erase, now }: Deps): Router =>
  Router().delete(
    '/',
    route({
      authenticate: customer,
      reply: AccountErased,
      run: async ({ caller }) => {
        assertRecent(caller, now());
        // One after the other: the first failure leaves the rest for the next attempt.
        for (const eraseFrom of erase) await eraseFrom(caller);
        return { body: ERASED };
      },
    }),
  );

function assertRecent({ signedInAt = 0 }: Customer, now: Date): void {
  if (now.getTime() - signedInAt <= RECENT_MS) return;
  throw new AppError('recent-sign-in-required', {
    detail: 'Please confirm that it is you, and try again.',
  });
}
