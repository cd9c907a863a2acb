import type { AccountErased } from '@book-store/contract/people/account/account.schemas';
import type { accountCalls } from '@book-store/contract/people/account/calls';
import type { GuestErased } from '@book-store/contract/people/customers/admin-customers.schemas';
import { AppError } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { isRecent } from '../sign-in/recent-sign-in.ts';
import { markErased } from './erased-accounts.ts';

const ERASED: AccountErased & GuestErased = { erased: true };

/** A copy of an account's data, its end, and what a browser needs to sign in. */
export const ownAccount = ({
  features,
  limits,
  now,
  publicUrl = '',
  shopConfig,
}: FeatureDeps): Implementation<typeof accountCalls> => ({
  'GET /api/account/export': {
    before: ({ caller }) => limits.accountExports(caller.uid),
    run: async ({ caller, shop }) => {
      const { uid, email, emailVerified = false, name } = caller;
      const parts = await Promise.all(
        features.map(({ exportCustomer }) => exportCustomer?.(caller, { publicUrl, shop })),
      );
      const account = { uid, email, emailVerified, name };
      const body = Object.assign({ exportedAt: now(), account }, ...parts);
      return { body, headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' } };
    },
  },
  'DELETE /api/account': async ({ caller }) => {
    assertRecent(caller, now());
    // Sequentially: after a failure the next attempt handles the rest.
    await markErased(caller.uid);
    for (const { eraseCustomer } of features) await eraseCustomer?.(caller);
    return { body: ERASED };
  },
  'GET /api/config': { cached: {}, run: async () => ({ body: shopConfig }) },
  /** Guests cannot erase their data themselves, as accounts can: they ask the owner. */
  'DELETE /api/admin/customers/:id': async ({ params: { id: uid } }) => {
    for (const { eraseCustomer } of features) await eraseCustomer?.({ uid });
    return { body: ERASED, change: { action: 'guest-erased', subject: {}, fields: [] } };
  },
});

function assertRecent({ signedInAt = 0 }: Customer, now: Date): void {
  if (isRecent(signedInAt, now)) return;
  throw new AppError('recent-sign-in-required', {
    detail: "Please confirm that it's you, and try again.",
  });
}
