import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** The name of a call in both halves: its method and its path, such as `GET /api/books/:id`. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** Who may call. */
export type Access =
  | 'anyone'
  /** Not an admin: orders belong to customers. */
  | 'customer'
  | 'admin'
  | 'customer or admin'
  | 'customer or guest'
  /** Whoever has the server's `METRICS_TOKEN`. */
  | 'monitor';

/** Headers of replies that the API's documentation names. */
export type ReplyHeader =
  | 'X-Total-Count'
  | 'Link'
  | 'X-Match'
  | 'X-Searched-For'
  | 'Location'
  | 'Content-Disposition'
  | 'Set-Cookie';

/** What a call is. What it does stands in the back end. */
export type Call = {
  access: Access;
  /** What the call does, as the API's documentation says it. */
  summary: string;
  /** Invalid path parameters are a 404. */
  params?: z.ZodType;
  /** Empty values count as absent. */
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** The types of a body that is not JSON. */
  bodyTypes?: readonly string[];
  /** Members that this schema does not name never leave the server. */
  reply: z.ZodType;
  /** The type of a reply that is a text instead of JSON. */
  replyType?: string;
  replyHeaders?: readonly ReplyHeader[];
  /** The statuses of replies that `reply` describes, the usual one first; 200 by default. */
  statuses?: readonly [number, ...number[]];
  /** The codes of its errors, besides those that follow from access and schemas. */
  errors?: readonly ErrorCode[];
};

/** The calls of a subject. */
export type Calls = Readonly<Record<CallName, Call>>;

/** What a part of a call is on the wire. */
export type Wire<C, Part extends 'params' | 'query' | 'body' | 'reply'> =
  C extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

/** The header that identifies a repeated request. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'An Idempotency-Key is 1 to 200 visible ASCII characters.')
    .optional(),
});

/** Returns what a call replies that reads a list page by page. */
export const pagesOf = <Item extends z.ZodType>(item: Item) => ({
  reply: z.array(item),
  replyHeaders: ['X-Total-Count', 'Link'] as const,
});

/** The headers of a list that say how a search was answered. */
export const MATCH_HEADERS = ['X-Match', 'X-Searched-For'] as const;

/** What a call replies that sends a CSV file. */
export const CSV_FILE = { reply: z.string(), replyType: 'text/csv' } as const;

/** Gives schemas the names under which the API's documentation lists them. */
export function named(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) z.globalRegistry.add(schema, { id });
}
