import { setShopPlace } from '@book-store/contract/place';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { createApi } from '@reduxjs/toolkit/query/react';
import { loadPart } from '../lib/load-part.ts';
import { isCustomerStillSignedIn } from './customer-token.ts';
import { type CallExtra, call } from './http.ts';
import { askInProcess, type ServerCalls } from './server-base-query.ts';

const isAdmins = (url: string) => /^\/admin(?![\w-])/.test(url);

/**
 * Signs out a customer whose session has ended, such as by a new password on another device. If it is still valid,
 * another tab has replaced the session whose token the call had, and the call is repeated.
 */
const customerQuery: typeof call = async (args, api, extraOptions) => {
  const result = await call(args, api, extraOptions);
  if (result.error?.status !== 401 || !(await isCustomerStillSignedIn())) return result;
  return call(args, api, extraOptions);
};

/** The storefront does without the code of an admin's session. */
const adminQuery: typeof call = async (...query) => {
  try {
    const loaded = await loadPart(() => import('./admin-query.ts'));
    return await loaded.adminQuery(...query);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

const browserQuery: typeof call = (args, api, extraOptions) => {
  const { as = isAdmins(typeof args === 'string' ? args : args.url) ? 'admin' : undefined } =
    (extraOptions ?? {}) as CallExtra;
  const query = { customer: customerQuery, admin: adminQuery, 'visitor-or-admin': call };
  return (as ? query[as] : call)(args, api, extraOptions);
};

const baseQuery: typeof call = async (args, api, extraOptions) => {
  const server = api.extra as ServerCalls;
  if (!server) return browserQuery(args, api, extraOptions);
  const reply = await askInProcess(server.callApi, args);
  // The browser reads it from the document.
  if ((typeof args === 'string' ? args : args.url) === '/shop' && 'data' in reply)
    setShopPlace((reply.data as ShopView).place);
  return reply;
};

/** The only API slice; features inject their endpoints. Unused data is kept for 60 seconds. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Book',
    'ReadingList',
    'Order',
    'Account',
    'Overview',
    'AdminProfile',
    'AdminSession',
    'Team',
    'Backup',
    'Security',
    'SecondFactor',
    'Shop',
    'PageText',
    'News',
    'Genre',
    'ShopSetup',
    'Mail',
    'Subscriber',
    'Withdrawal',
    'Question',
    'DiscountCode',
    'GiftCard',
  ],
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
