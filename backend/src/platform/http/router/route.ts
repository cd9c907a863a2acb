import type { Access, ReplyHeader } from '@book-store/contract/call';
import type { ErrorCode } from '@book-store/contract/error-codes';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { Shop } from '../../shop.ts';
import type { Callers } from '../authentication.ts';
import type { Origin } from '../request-origin.ts';
import type { CsvFile } from './send-csv.ts';
import type { StoredFile } from './send-stored-file.ts';

export type Schema = z.ZodType | undefined;
export type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

type Answer<Reply> = { body: Reply; status?: number; headers?: Record<string, string> };

/** The parts of a route whose types do not depend on its input. */
type Description = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The full path, such as `/api/orders/:id/cancel`. */
  path: string;
  /** The subject, as the group in the API documentation. */
  tag?: string;
  /** The description in the API documentation. */
  summary: string;
  /** Statuses of replies that `reply` describes, the default one first; 200 if absent. */
  statuses?: readonly [number, ...number[]];
  replyHeaders?: readonly ReplyHeader[];
  /** Codes that `run` throws, besides those that follow from access and schemas (`errorsOf`). */
  errors?: readonly ErrorCode[];
  /** `Cache-Control` of a successful response; `no-store` by default. */
  cache?: string;
  /** The largest JSON body in kB, if it differs from the default. */
  bodyMaxKb?: number;
  /** Replaces the JSON parser. */
  readBody?: RequestHandler;
  /** The media types that `readBody` accepts. */
  bodyTypes?: readonly string[];
  /** The media type of a reply that is text instead of JSON. */
  replyType?: string;
};

/** The parsed input and the caller's network. */
export type VisitorCall<Params = unknown, Query = unknown> = {
  network: string;
  params: Params;
  query: Query;
};

/** Cached by the browser but revalidated each time, so never stale. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

type RouteSpec<
  A extends Access,
  Params extends Schema,
  Query extends Schema,
  Headers extends Schema,
  Body extends Schema,
  Reply,
  Result,
> = Description & {
  access: A;
  /** Invalid path parameters are a 404. */
  params?: Params;
  /** Empty values count as absent. */
  query?: Query;
  headers?: Headers;
  body?: Body;
  /** Members that this schema does not name never leave the server. */
  reply: z.ZodType<unknown, Reply>;
  /** Counts limits. Runs after authentication and before the body is read. */
  before?: (visit: { caller: Callers[A]; origin: Origin; shop: Shop }) => Promise<void>;
  /**
   * Only for answers that are the same for everybody: lets visitors share them (`../reading`). The
   * number is the points that a read costs. Calls with a token bypass the cache.
   */
  cached?: A extends 'anyone' ? number : never;
  run: (input: {
    /** Whether the reply must bypass every cache. */
    fresh: boolean;
    caller: Callers[A];
    origin: Origin;
    shop: Shop;
    params: Parsed<Params>;
    query: Parsed<Query>;
    headers: Parsed<Headers>;
    body: Parsed<Body>;
  }) => Promise<Result>;
};

/** An API endpoint as data: access, input, reply and handler. */
export type Route = Description & {
  access: Access;
  confirm?: true | undefined;
  beforeSecondFactor?: true | undefined;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  headers?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  reply: z.ZodType;
  before?(visit: { caller: unknown; origin: Origin; shop: Shop }): Promise<void>;
  cached?: number | ((query: unknown) => number) | undefined;
  run(input: {
    fresh: boolean;
    caller: unknown;
    origin: Origin;
    shop: Shop;
    params: unknown;
    query: unknown;
    headers: unknown;
    body: unknown;
  }): Promise<AnyAnswer>;
};

type AnyAnswer = {
  body?: unknown;
  /** Streamed instead of a body. */
  file?: CsvFile | StoredFile;
  status?: number;
  headers?: Record<string, string>;
  change?: AdminChange | undefined;
};

/** Infers the types of `run` from access and schemas. */
export const route = <
  A extends Access,
  Reply,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Headers extends Schema = undefined,
  Body extends Schema = undefined,
>(
  spec: RouteSpec<A, Params, Query, Headers, Body, Reply, Answer<NoInfer<Reply>>>,
): Route => spec;
