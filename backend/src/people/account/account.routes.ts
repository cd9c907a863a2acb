import { AccountErased, AccountExport } from '@book-store/contract/people/account/account.schemas';
import { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import { AppError } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import { isRecent } from '../sign-in/recent-sign-in.ts';
import { markErased } from './erased-accounts.ts';

const ERASED: AccountErased = { erased: true };

/** Routes for the customer's own account. */
export const accountRoutes = ({ features, limits, now, publicUrl = '' }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/account/export',
    access: 'customer',
    summary: 'All that the shop keeps about the account, as one file',
    before: ({ caller }) => limits.accountExports(caller.uid),
    reply: AccountExport,
    replyHeaders: ['Content-Disposition'],
    run: async ({ caller, shop }) => {
      const { uid, email, emailVerified = false, name } = caller;
      const parts = await Promise.all(
        features.map(({ exportCustomer }) => exportCustomer?.(caller, { publicUrl, shop })),
      );
      const account = { uid, email, emailVerified, name };
      const body = Object.assign({ exportedAt: now().toISOString(), account }, ...parts);
      return { body, headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' } };
    },
  }),
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
      await markErased(caller.uid);
      for (const { eraseCustomer } of features) await eraseCustomer?.(caller);
      return { body: ERASED };
    },
  }),
];

function assertRecent({ signedInAt = 0 }: Customer, now: Date): void {
  if (isRecent(signedInAt, now)) return;
  throw new AppError('recent-sign-in-required', {
    detail: "Please confirm that it's you, and try again.",
  });
}

/** The configuration of the browser's Firebase SDK. */
export const shopConfigRoutes = ({ shopConfig }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/config',
    access: 'anyone',
    summary: "The browser's Firebase keys",
    reply: ShopConfigView,
    cache: REVALIDATE,
    cached: {},
    run: async () => ({ body: shopConfig }),
  }),
];
