import type { CallApi } from '@book-store/contract/api-reply';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { searchOf } from '../lib/addresses/query-string.ts';

type Result = { data: unknown; meta: Meta } | { error: FetchBaseQueryError; meta: Meta };
type Meta = FetchBaseQueryMeta;

/** The store's extra thunk argument; undefined in the browser. */
export type ServerCalls = { callApi: CallApi } | undefined;

/** Calls the API in the same process, at the address that the browser would call. */
export async function askInProcess(callApi: CallApi, args: string | FetchArgs): Promise<Result> {
  const { url, params } = typeof args === 'string' ? { url: args } : args;
  const { status, headers, body } = await callApi(`/api${url}${searchOf(params ?? {})}`);
  // The parts of a request and a response that endpoints read.
  const meta = { response: { status, headers: new Headers(headers) } } as unknown as Meta;
  return status < 400 ? { data: body, meta } : { error: { status, data: body }, meta };
}
