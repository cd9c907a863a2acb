import type { baseApi } from '../base-api.ts';
import { listed } from '../list-total.ts';
import type { Once } from '../once.ts';
import { postOnce } from '../post-once.ts';

type Tags = Readonly<Parameters<typeof baseApi.util.invalidateTags>[0]>;
type UrlOf = (id: string) => string;

/** Reads a page of a list, whose items get a name. */
export const lists = <Name extends string>(name: Name, url: string, providesTags: Tags) => ({
  query: (params: object) => ({ url, params: { ...params } }),
  transformResponse: listed(name),
  providesTags,
});

/** Sends a body to an address. */
export const sends = (method: string, url: string, invalidatesTags: Tags = []) => ({
  query: (body: object) => ({ url, method, body }),
  invalidatesTags,
});

/** Adds something to one of several things, whose id is in the address alone. */
export const addsOnceTo = (urlOf: UrlOf, invalidatesTags: Tags) => ({
  query: ({ content: { id, ...body }, idempotencyKey }: Once<{ id: string }>) =>
    postOnce(urlOf(id), idempotencyKey, body),
  invalidatesTags,
});

/** Does to one of several things what needs no body. */
export const calls = (method: 'POST' | 'DELETE', urlOf: UrlOf, invalidatesTags: Tags) => ({
  query: (id: string) => ({ url: urlOf(id), method, ...(method === 'POST' && { body: {} }) }),
  invalidatesTags,
});
