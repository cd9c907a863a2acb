import { AccountErased } from '@book-store/contract/schemas/account';
import type { Customer } from '../../http/authentication.ts';
import { type Route, route } from '../../http/route.ts';
import { AppError } from '../../shared/errors.ts';

/** Erases what one part of the shop stores about an account. Idempotent. */
export type EraseCustomer = (customer: Customer) => Promise<void>;

type Deps = { erase: readonly EraseCustomer[]; now: () => Date };

const ERASED: AccountErased = { erased: true };

/** Long enough to read the warning, too short for a session that was left open. */
const RECENT_MS = 5 * 60 * 1000;

/** Routes for the customer's own account. */
export const accountRoutes = ({ erase, now }: Deps): Route[] => [
  route({
    method: 'delete',
    path: '/api/account',
    access: 'customer',
    summary: "Erases the shop's data about the account; requires a recent sign-in",
    reply: AccountErased,
    errors: ['recent-sign-in-required'],
    run: async ({ caller }) => {
      assertRecent(caller, now());
      // Sequentially: after a failure the next attempt handles the rest.
      for (const eraseFrom of erase) await eraseFrom(caller);
      return { body: ERASED };
    },
  }),
];

function assertRecent({ signedInAt = 0 }: Customer, now: Date): void {
  if (now.getTime() - signedInAt <= RECENT_MS) return;
  throw new AppError('recent-sign-in-required', {
    detail: "Please confirm that it's you, and try again.",
  });
}
