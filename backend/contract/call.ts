import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** The name of a call in both halves: method and path, such as `GET /api/books/:id`. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

export type Access =
  | 'anyone'
  /** Not an admin: orders belong to customers. */
  | 'customer'
  /** Anybody who works here: owners and staff. */
  | 'admin'
  /** An admin who is an owner: settings, people and keys. */
  | 'owner'
  | 'customer or admin'
  | 'customer or guest'
  /** Has the server's `METRICS_TOKEN`. */
  | 'monitor';

/** Reply headers that the API's documentation lists. */
export type ReplyHeader =
  | 'X-Total-Count'
  | 'Link'
  | 'X-Match'
  | 'X-Searched-For'
  | 'Location'
  | 'Content-Disposition'
  | 'Set-Cookie';

/** The declaration of a call; the back end implements it. */
export type Call = {
  access: Access;
  /** Requires an admin who has entered their password within the last five minutes. */
  confirm?: true;
  /** Also for an admin who has yet to set up the second factor that the shop requires. */
  beforeSecondFactor?: true;
  /** For the API's documentation. */
  summary: string;
  /** Invalid path parameters are a 404. */
  params?: z.ZodType;
  /** Empty values count as absent. */
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** The types of a body that is not JSON. */
  bodyTypes?: readonly string[];
  /** Members not in this schema never leave the server. */
  reply: z.ZodType;
  /** The type of a reply that is not JSON. */
  replyType?: string;
  replyHeaders?: readonly ReplyHeader[];
  /** Statuses that `reply` describes, the usual one first; 200 by default. */
  statuses?: readonly [number, ...number[]];
  /** Error codes besides those that follow from access and schemas. */
  errors?: readonly ErrorCode[];
};

export type Calls = Readonly<Record<CallName, Call>>;

export type Wire<C, Part extends 'params' | 'query' | 'body' | 'reply'> =
  C extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

/** Identifies a repeated request. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'An Idempotency-Key is 1 to 200 visible ASCII characters.')
    .optional(),
});

/** The reply of a paginated list. */
export const pagesOf = <Item extends z.ZodType>(item: Item) => ({
  reply: z.array(item),
  replyHeaders: ['X-Total-Count', 'Link'] as const,
});

/** Say how a search was answered. */
export const MATCH_HEADERS = ['X-Match', 'X-Searched-For'] as const;

/** The reply of a CSV download. */
export const CSV_FILE = { reply: z.string(), replyType: 'text/csv' } as const;

/** The reply of a download of a file as it is stored. */
export const STORED_FILE = {
  reply: z.string(),
  replyType: 'application/octet-stream',
  replyHeaders: ['Content-Disposition'],
} as const;

/** Names schemas in the API's documentation. */
export function named(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) z.globalRegistry.add(schema, { id });
}
