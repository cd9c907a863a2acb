import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { adminToken } from './admin-token.ts';
import { askAdmin, neededFirst } from './ask-admin.ts';
import { isAttended } from './attended.ts';
import { call } from './http.ts';
import { revalidating } from './unchanged-replies.ts';

const revalidate = revalidating(call);

const notSignedIn: FetchBaseQueryError = {
  status: 401,
  data: { code: 'not-signed-in', detail: 'Please sign in to the dashboard again.' },
};

/**
 * Never sends admin calls without a token. Treats a token that the server refuses as expired, whatever its
 * expiry.
 */
export const adminQuery: typeof call = async (args, api) => {
  const as = 'admin';
  const token = adminToken.read();
  if (!token) return { error: notSignedIn };
  const result = await revalidate(args, api, { as });
  if (result.error?.status === 401) adminToken.expire(token);
  else if (isAttended()) adminToken.used();
  const needed = neededFirst(result.error);
  return needed && (await askAdmin(needed)) ? revalidate(args, api, { as }) : result;
};
