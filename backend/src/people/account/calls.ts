import type { AccountErased } from '@book-store/contract/people/account/account.schemas';
import type { accountCalls } from '@book-store/contract/people/account/calls';
import type { GuestErased } from '@book-store/contract/people/customers/admin-customers.schemas';
import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import { isRecent } from '../../platform/http/recent-sign-in.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { guestUid } from '../customers/guest-uid.ts';
import { eraseCustomer } from './erase-customer.ts';
import { markErased } from './erased-accounts.ts';

const ERASED: AccountErased & GuestErased = { erased: true };

export const ownAccount = ({
  areas,
  now,
  shopConfig,
}: RouteDeps & { shopConfig: ShopConfigView }): Implementation<typeof accountCalls> => ({
  'DELETE /api/account': async ({ caller }) => {
    assertRecent(caller, now());
    await markErased(caller.uid);
    await eraseCustomer(areas, caller);
    return { body: ERASED };
  },
  'GET /api/config': { cached: POINTS.read, run: async () => ({ body: shopConfig }) },
  /** Guests cannot erase their data themselves, as accounts can: they ask the owner. */
  'DELETE /api/admin/customers/:id': async ({ params: { id: uid } }) => {
    await eraseCustomer(areas, { uid });
    return { body: ERASED, change: { action: 'guest-erased', subject: {}, fields: [] } };
  },
  /** The admin knows that its owner asks, so the address counts as verified. */
  'POST /api/admin/erasures': async ({ body: { email } }) => {
    await eraseCustomer(areas, { uid: guestUid(email), email, emailVerified: true });
    return { body: ERASED, change: { action: 'guest-erased', subject: {}, fields: [] } };
  },
});

function assertRecent({ signedInAt = 0 }: Customer, now: Date): void {
  if (isRecent(signedInAt, now)) return;
  throw new AppError('recent-sign-in-required', {
    detail: "Please confirm that it's you, and try again.",
  });
}
