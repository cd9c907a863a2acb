import { createApi, type FetchBaseQueryError, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { adminToken } from '../admin-token.ts';
import { customerToken } from '../customer-token.ts';

/** Whose token a call carries; a public call carries none, 'visitor-or-admin' the admin's where one is stored. */
export type CallExtra = { as?: 'customer' | 'admin' | 'visitor-or-admin' };

const tokenFor = (as: CallExtra['as']): string | null | Promise<string | null> => {
  if (as === 'customer') return customerToken();
  return as ? adminToken.read() : null;
};

const http = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'same-origin',
  timeout: 15_000,
  prepareHeaders: async (headers, { extraOptions }) => {
    const token = await tokenFor((extraOptions as CallExtra | undefined)?.as);
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});

/** Failing to fetch a token is a network error, not a bug in the page. */
const call: typeof http = async (args, api, extraOptions) => {
  try {
    return await http(args, api, extraOptions);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

const notSignedIn: FetchBaseQueryError = {
  status: 401,
  data: { code: 'not-signed-in', detail: 'Please sign in to the dashboard again.' },
};

/**
 * Admin calls are never sent without a token. A token that the server refuses has expired, whatever
 * its date says.
 */
const baseQuery: typeof http = async (args, api, extraOptions) => {
  if ((extraOptions as CallExtra | undefined)?.as !== 'admin') {
    return call(args, api, extraOptions);
  }
  const token = adminToken.read();
  if (!token) return { error: notSignedIn };
  const result = await call(args, api, extraOptions);
  if (result.error?.status === 401) adminToken.expire(token);
  return result;
};

/** The only API slice; features inject their endpoints. Unused data is kept for 60 seconds. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Book', 'Order', 'AdminStats', 'AdminProfile', 'AdminSession'],
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
