import { filledPath } from '@book-store/contract/filled-path';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type {
  AddingName,
  ApiCalls,
  CallName,
  KeyOf,
  OnlyPart,
  ReplyOf,
  RequestOf,
} from './api-calls.ts';
import type { CallExtra } from './http.ts';
import type { Meta } from './list-total.ts';
import type { Once } from './once.ts';

type As<Name extends CallName> = ApiCalls[Name] extends { access: infer Access }
  ? TokenOf<Name, Access>
  : never;

/** `as` is required where neither access nor path determines the token. */
export type TokenOf<Name, Access> = Access extends 'customer' | 'customer or guest'
  ? { as: 'customer' }
  : Access extends 'customer or admin'
    ? { as: 'customer' | 'admin' }
    : Access extends 'admin' | 'owner'
      ? Name extends `${string} /api/admin${string}`
        ? unknown
        : { as: 'admin' }
      : CallExtra;

type CallOptions<Name extends CallName, Arg, Result> = As<Name> & {
  /** Maps the argument to the request; by default, the argument is its only part. */
  request?: (arg: Arg) => RequestOf<Name>;
  /** Maps the reply to the hook's data. */
  result?: (reply: ReplyOf<Name>, meta: Meta, arg: Arg) => Result;
};

type Endpoint<Name extends CallName, Arg, Result> = {
  query: (arg: Arg) => FetchArgs;
  transformResponse: (reply: ReplyOf<Name>, meta: Meta, arg: Arg) => Result;
  extraOptions: CallExtra;
};

/** Returns an endpoint that makes a call of the API, without its tags: `build.query({ ...call('GET /api/genres') })`. */
export function call<Name extends Exclude<CallName, AddingName>>(
  name: unknown extends As<Name> ? Name : CallExtra extends As<Name> ? Name : never,
): Endpoint<Name, OnlyPart<Name>, ReplyOf<Name>>;
export function call<
  Name extends Exclude<CallName, AddingName>,
  Arg = OnlyPart<Name>,
  Result = ReplyOf<Name>,
>(
  name: Name,
  options: CallOptions<Name, Arg, Result>,
): Endpoint<Name, NoInfer<Arg>, NoInfer<Result>>;
export function call(name: CallName, options: AnyOptions = {}): object {
  const { request = onlyPart(name) } = options;
  return endpoint(options, (arg) => sentAs(name, request(arg)));
}

/** Returns an endpoint that adds something once, however often it is sent with its key (`once`). */
export function addOnce<Name extends AddingName, Arg = OnlyPart<Name>>(
  name: Name,
  options?: Omit<CallOptions<Name, Arg, ReplyOf<Name>>, 'result'>,
): Endpoint<Name, Once<NoInfer<Arg>>, ReplyOf<Name>>;
export function addOnce(name: CallName, options: AnyOptions = {}): object {
  const { request = onlyPart(name) } = options;
  return endpoint(options, ({ content, idempotencyKey }: Once<unknown>) =>
    sentAs(name, { ...request(content), idempotencyKey }),
  );
}

export function requestOf<Name extends CallName>(
  name: Name,
  request: RequestOf<Name> & KeyOf<Name>,
): FetchArgs {
  return sentAs(name, request);
}

function sentAs(name: CallName, request: AnyRequest): FetchArgs {
  const [method = '', path = ''] = name.split(' ');
  const { params = {}, query, body, type, timeout, idempotencyKey } = request;
  return {
    url: filledPath(path, params).slice('/api'.length),
    ...(method !== 'GET' && { method }),
    ...(query && { params: query }),
    ...(method === 'POST' && { body: {} }),
    ...(body !== undefined && { body }),
    ...((type || idempotencyKey) && {
      headers: {
        ...(type && { 'content-type': type }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
    }),
    ...(timeout && { timeout }),
  };
}

type AnyRequest = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  type?: string;
  timeout?: number;
  idempotencyKey?: string;
};
type AnyOptions = CallExtra & { request?: (arg: unknown) => object; result?: unknown };

const endpoint = <Arg>({ as, result }: AnyOptions, query: (arg: Arg) => FetchArgs) => ({
  query,
  ...(result !== undefined && { transformResponse: result }),
  ...(as && { extraOptions: { as } }),
});

/** Maps the argument to the only part of a request: parameter, body or query. */
const onlyPart = (name: string) => {
  const param = /:(\w+)/.exec(name)?.[1];
  if (param) return (value: unknown) => ({ params: { [param]: value } });
  return name.startsWith('GET ') ? (query: unknown) => ({ query }) : (body: unknown) => ({ body });
};
