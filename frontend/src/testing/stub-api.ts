import type { ErrorCode } from '@book-store/contract/error-codes';
import { vi } from 'vitest';

export type StubbedCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};
type Answer = unknown | Response;
type Answerer = (call: StubbedCall) => Answer | Promise<Answer>;

/** Maps `'GET /api/books/:id'` to the server's reply: JSON data, or the result of a function below. */
export type Stubs = Record<string, Answerer>;

/** Returns a JSON response with its own status or headers. */
export const reply = (data: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(data), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

type ProblemMembers = { detail?: string; fields?: { path: string; message: string }[] } & Record<
  string,
  unknown
>;

/** Returns an error as the server sends it: a problem document with the shop's own members. */
export const problem = (status: number, code: ErrorCode, members: ProblemMembers = {}) =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: code,
      status,
      detail: `The server refused this with ${code}.`,
      code,
      requestId: 'stub',
      ...members,
    }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Throws the error of `fetch` when the server is unreachable. */
export const networkError = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Returns a reply that stays pending until the test releases it. */
export function deferred<T>() {
  let release: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer: () => answer, release: (value: T) => release(value) };
}

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[a-z]+/gi, '[^/]+')}$`);

async function toCall(input: RequestInfo | URL, init?: RequestInit): Promise<StubbedCall> {
  const request = input instanceof Request ? input : null;
  const url = new URL(request?.url ?? String(input), location.href);
  const text = request ? await request.clone().text() : String(init?.body ?? '');
  return {
    method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: new Headers(init?.headers ?? request?.headers),
    body: text ? JSON.parse(text) : undefined,
  };
}

/** Replaces the server with `stubs`; calls without a stub get a 404. */
export function stubApi(stubs: Stubs) {
  const table = new Map(Object.entries(stubs));
  const calls: StubbedCall[] = [];
  const fetchStub = async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = await toCall(input, init);
    calls.push(call);
    for (const [route, answerer] of table) {
      const [method, path = ''] = route.split(' ');
      if (method !== call.method || !toPattern(path).test(call.path)) continue;
      const answer = await answerer(call);
      return answer instanceof Response ? answer : reply(answer);
    }
    return problem(404, 'not-found', { detail: `No stub for ${call.method} ${call.path}` });
  };
  vi.stubGlobal('fetch', fetchStub);
  return {
    calls,
    callsTo: (method: string, path: string) =>
      calls.filter((call) => call.method === method && toPattern(path).test(call.path)),
    /** Changes the reply of a stub from now on. */
    answer: (route: string, answerer: Answerer) => table.set(route, answerer),
  };
}
