import { UNATTENDED_HEADER } from '@book-store/contract/admin-roles';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { noteLeaving } from '../lib/addresses/page-return.ts';
import { paramsOf } from '../lib/addresses/query-string.ts';
import { adminToken } from './admin-token.ts';
import { isAttended } from './attended.ts';
import { customerToken } from './customer-token.ts';

/**
 * Whose token a call sends: for 'visitor-or-admin' the admin's, if one is stored. Defaults to the admin's
 * below `/admin`, and none elsewhere.
 */
export type CallExtra = { as?: 'customer' | 'admin' | 'visitor-or-admin' };

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
export const call: typeof http = async (args, api, extraOptions) => {
  const wasLeft = noteLeaving();
  const result = await callOnce(args, api, extraOptions);
  if (result.error?.status !== 'FETCH_ERROR' || api.type !== 'query') return result;
  return (await wasLeft()) ? callOnce(args, api, extraOptions) : result;
};
