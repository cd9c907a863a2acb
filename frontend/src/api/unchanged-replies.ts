import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

type Call = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;
type CachedReply = { etag: string; data: unknown };

const CACHED_MAX = 20;
const cached = new Map<string, CachedReply>();

/** Called at sign-out: the next user must not see an admin's data. */
export const forgetReplies = (): void => cached.clear();

/**
 * Sends the ETag of the last reply, so that the server can reply 304. Browsers would
 * do this, but do not keep a reply with personal data (`no-store`).
 */
export const revalidating =
  (call: Call): Call =>
  async (args, api, extraOptions) => {
    const request = typeof args === 'string' ? { url: args } : args;
    if (request.method && request.method !== 'GET') return call(args, api, extraOptions);
    const name = JSON.stringify([request.url, request.params]);
    const last = cached.get(name);
    const result = await call(last ? conditional(request, last.etag) : args, api, extraOptions);
    if (result.error) return result;
    const { response } = result.meta ?? {};
    const etag = response?.headers.get('etag');
    if (!etag) return result;
    const data = response?.status === 304 && last ? last.data : result.data;
    cached.delete(name);
    cached.set(name, { etag, data });
    if (cached.size > CACHED_MAX) cached.delete([...cached.keys()][0] ?? '');
    return { ...result, data };
  };

const conditional = (request: FetchArgs, etag: string): FetchArgs => ({
  ...request,
  // Without Cache-Control, browsers add `no-cache`, and the server sends the whole reply.
  headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  validateStatus: ({ ok, status }) => ok || status === 304,
});
