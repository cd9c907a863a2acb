import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import { AppError, type FieldProblem } from '../shared/errors.ts';
import { sendText } from './send-text.ts';
import { zodMessage } from './zod-messages.ts';

/** A response names at most this many fields; bad input could have thousands. */
const FIELDS_MAX = 20;
const PATH_MAX = 100;

export type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

/** Returns the caller of a request, or throws. Runs before any input is parsed. */
export type Authenticate<Caller> = (req: Request) => Promise<Caller>;

export type RouteSpec<
  Caller,
  Params extends Schema,
  Query extends Schema,
  Headers extends Schema,
  Body extends Schema,
  Reply,
> = {
  /** Invalid path parameters are a 404. */
  params?: Params;
  /** Empty values count as absent. */
  query?: Query;
  headers?: Headers;
  body?: Body;
  /** Members that this schema does not name never leave the server. */
  reply: z.ZodType<unknown, Reply>;
  /** `Cache-Control` of a successful response; `no-store` by default. */
  cache?: string;
  run: (input: {
    caller: Caller;
    params: Parsed<Params>;
    query: Parsed<Query>;
    headers: Parsed<Headers>;
    body: Parsed<Body>;
  }) => Promise<{ body: NoInfer<Reply>; status?: number; headers?: Record<string, string> }>;
};

/** The schemas with which a route parses its input and its reply. */
export type Contract = {
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  headers?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  reply: z.ZodType;
};

const contracts = new WeakMap<RequestHandler, Contract>();

/** Returns the contract of a handler created by `route`; undefined for any other handler. */
export const contractOf = (handler: RequestHandler): Contract | undefined => contracts.get(handler);

/** Creates an API endpoint: parses the input, runs the handler on parsed values only, sends the reply. */
export function route<
  Reply,
  Caller = undefined,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Headers extends Schema = undefined,
  Body extends Schema = undefined,
>(
  spec: RouteSpec<Caller, Params, Query, Headers, Body, Reply> & {
    authenticate?: Authenticate<Caller>;
  },
): RequestHandler {
  const handler: RequestHandler = async (req, res) => {
    const caller = (await spec.authenticate?.(req)) as Caller;
    const answer = await spec.run({
      caller,
      params: parseParams(spec.params, req.params),
      query: parseInput(spec.query, withoutBlanks(req.query)),
      headers: parseInput(spec.headers, req.headers),
      body: parseInput(spec.body, req.body ?? {}),
    });
    // `databaseTimeout` has already sent a response.
    if (res.headersSent) return;
    res
      .status(answer.status ?? 200)
      .set('Cache-Control', spec.cache ?? 'no-store')
      .set(answer.headers ?? {});
    const text = JSON.stringify(spec.reply.parse(answer.body));
    await sendText(req, res, { type: 'application/json; charset=utf-8', text });
  };
  const { params, query, headers, body, reply } = spec;
  contracts.set(handler, { params, query, headers, body, reply });
  return handler;
}

/** Returns a route factory with built-in authentication, so that no route can forget it. */
export const routeFor =
  <Caller>(authenticate: Authenticate<Caller>) =>
  <
    Reply,
    Params extends Schema = undefined,
    Query extends Schema = undefined,
    Headers extends Schema = undefined,
    Body extends Schema = undefined,
  >(
    spec: RouteSpec<Caller, Params, Query, Headers, Body, Reply>,
  ): RequestHandler =>
    route<Reply, Caller, Params, Query, Headers, Body>({ ...spec, authenticate });

function parseParams<S extends Schema>(schema: S | undefined, raw: unknown): Parsed<S> {
  const result = schema?.safeParse(raw);
  if (result?.success === false) {
    throw new AppError('not-found', { detail: 'There is nothing at this address.' });
  }
  return result?.data as Parsed<S>;
}

function parseInput<S extends Schema>(schema: S | undefined, raw: unknown): Parsed<S> {
  const result = schema?.safeParse(raw, { error: zodMessage });
  if (result?.success === false) {
    const problems = result.error.issues.flatMap(toFields);
    throw new AppError('bad-request', {
      detail: summaryOf(problems),
      fields: problems.slice(0, FIELDS_MAX),
    });
  }
  return result?.data as Parsed<S>;
}

function summaryOf([first, ...others]: FieldProblem[]): string {
  if (first && others.length === 0) {
    return first.path ? `${first.path}: ${first.message}` : first.message;
  }
  const more = others.length + 1 - FIELDS_MAX;
  return `Some fields are invalid.${more > 0 ? ` And ${more} more problems.` : ''}`;
}

function toFields({ path, ...issue }: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: named(path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: named([...path, key]),
    message: 'Unknown field.',
  }));
}

/** Field names can come from the caller and be of any length. */
const named = (path: readonly PropertyKey[]): string => {
  const text = path.join('.');
  return text.length > PATH_MAX ? `${text.slice(0, PATH_MAX)}…` : text;
};

const withoutBlanks = (query: Request['query']) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
