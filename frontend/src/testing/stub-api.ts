import type { ErrorCode } from '@book-store/contract/error-codes';
import { type HttpMethods, HttpResponse, http } from 'msw';
import type { FieldProblem } from '../api/texts.ts';
import { apiServer } from './api-server.ts';
import type { Replies } from './replies.ts';

type Route = keyof Replies;
export type StubbedCall = {
  route: Route;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON; any other body as text. */
  body: unknown;
};
type Answerer<Reply> = (call: StubbedCall) => Reply | Response | Promise<Reply | Response>;

/** Maps `'GET /api/books/:id'` to the server's reply: its data, or the result of a function below. */
export type Stubs = { [R in Route]?: Answerer<Replies[R]> };

/** Returns a JSON response with its own status or headers. */
export const reply = (data: object, init?: ResponseInit): Response => HttpResponse.json(data, init);

/** Replies with the requested page of a list, as the server does. */
export const paged =
  <Item extends { _id: string }>(items: readonly Item[]) =>
  ({ query }: StubbedCall): Response => {
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
    const after = items.findIndex(({ _id }) => _id === query.get('after')) + 1;
    const from = after || (page - 1) * limit;
    return reply(items.slice(from, from + limit), {
      headers: { 'x-total-count': String(items.length) },
    });
  };

type Field = Pick<FieldProblem, 'path' | 'message'> & Partial<FieldProblem>;
type ProblemMembers = { detail?: string; fields?: Field[] } & Record<string, unknown>;

/** Returns an error as the server sends it: a problem document with the shop's own members. */
export const problem = (
  status: number,
  code: ErrorCode,
  { fields, ...members }: ProblemMembers = {},
): Response =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title: code,
      status,
      detail: `The server refused this with ${code}.`,
      code,
      requestId: 'stub',
      ...members,
      ...(fields && { fields: fields.map((field) => ({ code: 'invalid', values: {}, ...field })) }),
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Fails like a call to an unreachable server. */
export const networkError = (): Response => HttpResponse.error();

/** Returns a reply that stays pending until the test releases it. */
export function deferred<T>() {
  let release: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer: () => answer, release: (value: T) => release(value) };
}

async function toCall(route: Route, request: Request): Promise<StubbedCall> {
  const { pathname, searchParams } = new URL(request.url);
  const isJson = request.headers.get('content-type') === 'application/json';
  return {
    route,
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: request.headers,
    body: isJson ? await request.json() : await request.text(),
  };
}

/** Replaces the server with `stubs`; any other call fails the test. */
export function stubApi(stubs: Stubs) {
  const calls: StubbedCall[] = [];
  function answer<R extends Route>(route: R, answerer: Answerer<Replies[R]>) {
    const [method = '', path = ''] = route.split(' ');
    const handle = http[method.toLowerCase() as Lowercase<HttpMethods>];
    apiServer.use(
      handle(path, async ({ request }) => {
        const call = await toCall(route, request);
        calls.push(call);
        const data = await answerer(call);
        return data instanceof Response ? data : reply(data);
      }),
    );
  }
  // The last one answers first: as at the server, '/orders/summary' is no order.
  const routes = Object.keys(stubs).sort(
    (a, b) => Number(b.includes(':')) - Number(a.includes(':')),
  );
  for (const route of routes as Route[]) answer(route, stubs[route] as Answerer<never>);
  return {
    calls,
    callsTo: (route: Route) => calls.filter((call) => call.route === route),
    /** Changes the reply of a stub from now on. */
    answer,
  };
}
