import type { Call } from '@book-store/contract/call';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RequestHandler } from 'express';
import type { Shop } from '../../shop.ts';
import type { Origin } from '../request-origin.ts';
import type { CsvFile } from './send-csv.ts';
import type { StoredFile } from './send-stored-file.ts';

/** The parsed input and the caller's network. */
export type VisitorCall = { network: string; params: unknown; query: unknown };

/** Cached by the browser but revalidated each time, so never stale. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** A call as the server mounts it. Types are erased; `implement` has checked them. */
export type Route = Call & {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The full path, such as `/api/orders/:id/cancel`. */
  path: string;
  /** The subject, as the group in the API documentation. */
  tag: string;
  /** `Cache-Control` of a successful response; `no-store` by default. */
  cache?: string;
  /** The largest JSON body in kB, if it differs from the default. */
  bodyMaxKb?: number;
  /** Replaces the JSON parser. */
  readBody?: RequestHandler;
  /** Counts limits. Runs after authentication and before the body is read. */
  before?(visit: { caller: unknown; origin: Origin; shop: Shop }): Promise<void>;
  /**
   * Only for answers that are the same for everybody: lets visitors share them (`../reading`). The number is the
   * points that a read costs. Calls with a token bypass the cache.
   */
  cached?: number | ((query: unknown) => number) | undefined;
  run(input: {
    /** Whether the reply must bypass every cache. */
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
