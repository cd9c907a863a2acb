import { UNATTENDED_HEADER } from '@book-store/contract/admin-roles';
import { setShopPlace } from '@book-store/contract/place';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { createApi, type FetchBaseQueryError, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { noteLeaving } from '../lib/addresses/page-return.ts';
import { paramsOf } from '../lib/addresses/query-string.ts';
import { adminToken } from './admin-token.ts';
import { askAdmin, neededFirst } from './ask-admin.ts';
import { isAttended } from './attended.ts';
import { customerToken, isCustomerStillSignedIn } from './customer-token.ts';
import { askInProcess, type ServerCalls } from './server-base-query.ts';
import { revalidating } from './unchanged-replies.ts';

/**
 * Whose token a call sends: for 'visitor-or-admin' the admin's, if one is stored. Defaults to the admin's
 * below `/admin`, and none elsewhere.
 */
export type CallExtra = { as?: 'customer' | 'admin' | 'visitor-or-admin' };

const isAdmins = (url: string) => /^\/admin(?![\w-])/.test(url);

const tokenFor = (as: CallExtra['as']): string | null | Promise<string | null> => {
  if (as === 'customer') return customerToken();
  return as ? adminToken.read() : null;
};

const http = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'same-origin',
  timeout: 15_000,
  paramsSerializer: (params) => paramsOf(params).toString(),
  prepareHeaders: async (headers, { extraOptions }) => {
    const as = (extraOptions as CallExtra | undefined)?.as;
    const token = await tokenFor(as);
    if (!token) return;
    headers.set('authorization', `Bearer ${token}`);
    if (as === 'admin' && !isAttended()) headers.set(UNATTENDED_HEADER, 'yes');
  },
});

/** Reports a failure to get a token as a network error, because it is not a bug in the page. */
const callOnce: typeof http = async (args, api, extraOptions) => {
  try {
    return await http(args, api, extraOptions);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

/** Repeats a query that leaving the page cancelled, once the user returns. */
const call: typeof http = async (args, api, extraOptions) => {
  const wasLeft = noteLeaving();
  const result = await callOnce(args, api, extraOptions);
  if (result.error?.status !== 'FETCH_ERROR' || api.type !== 'query') return result;
  return (await wasLeft()) ? callOnce(args, api, extraOptions) : result;
};

const revalidate = revalidating(call);

const notSignedIn: FetchBaseQueryError = {
  status: 401,
  data: { code: 'not-signed-in', detail: 'Please sign in to the dashboard again.' },
};

/**
 * Signs out a customer whose session has ended, such as by a new password on another device. If it is still valid,
 * another tab has replaced the session whose token the call had, and the call is repeated.
 */
const customerQuery: typeof http = async (args, api, extraOptions) => {
  const result = await call(args, api, extraOptions);
  if (result.error?.status !== 401 || !(await isCustomerStillSignedIn())) return result;
  return call(args, api, extraOptions);
};

/**
 * Never sends admin calls without a token. Treats a token that the server refuses as expired, whatever its
 * expiry.
 */
const browserQuery: typeof http = async (args, api, extraOptions) => {
  const { as = isAdmins(typeof args === 'string' ? args : args.url) ? 'admin' : undefined } =
    (extraOptions ?? {}) as CallExtra;
  if (as === 'customer') return customerQuery(args, api, extraOptions);
  if (as !== 'admin') return call(args, api, extraOptions);
  const token = adminToken.read();
  if (!token) return { error: notSignedIn };
  const result = await revalidate(args, api, { as });
  if (result.error?.status === 401) adminToken.expire(token);
  else if (isAttended()) adminToken.used();
  const needed = neededFirst(result.error);
  return needed && (await askAdmin(needed)) ? revalidate(args, api, { as }) : result;
};

const baseQuery: typeof http = async (args, api, extraOptions) => {
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
