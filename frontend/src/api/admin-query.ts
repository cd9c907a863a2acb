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

/** Changes that the server has not answered yet: one may replace the session, and end the one that other calls name. */
const changes = new Set<PromiseLike<unknown>>();

/** Whether the session of a refused call has been replaced, or is about to be. */
async function isReplaced(token: string): Promise<boolean> {
  if (changes.size > 0) {
    await Promise.allSettled(changes);
    // Whoever has made the change keeps the new token before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const newest = adminToken.read();
  return newest !== null && newest !== token;
}

/**
 * Never sends admin calls without a token. Treats a token that the server refuses as expired, whatever its
 * expiry, and calls again if another one has replaced it meanwhile.
 */
export const adminQuery: typeof call = async (args, api, options) => {
  const as = 'admin';
  const token = adminToken.read();
  if (!token) return { error: notSignedIn };
  const asked = Promise.resolve(revalidate(args, api, { as }));
  if (api.type === 'mutation') {
    changes.add(asked);
    void asked.finally(() => changes.delete(asked));
  }
  const result = await asked;
  if (result.error?.status === 401) {
    if (await isReplaced(token)) return adminQuery(args, api, options);
    adminToken.expire(token);
  } else if (isAttended()) adminToken.used();
  const needed = neededFirst(result.error);
  return needed && (await askAdmin(needed)) ? revalidate(args, api, { as }) : result;
};
