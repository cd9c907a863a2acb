import type { IdempotencyHeaders, Wire } from '@book-store/contract/call';
import type { catalogueCalls } from '@book-store/contract/catalogue/calls';
import type { messagesCalls } from '@book-store/contract/messages/calls';
import type { ordersCalls } from '@book-store/contract/orders/calls';
import type { peopleCalls } from '@book-store/contract/people/calls';
import type { reportsCalls } from '@book-store/contract/reports/calls';
import type { settingsCalls } from '@book-store/contract/settings/calls';

type Areas = [
  typeof settingsCalls,
  typeof catalogueCalls,
  typeof peopleCalls,
  typeof ordersCalls,
  typeof messagesCalls,
  typeof reportsCalls,
];
type Subjects<Area> = Area extends unknown ? Area[keyof Area] : never;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  joined: infer All,
) => void
  ? All
  : never;

/** The API calls by name, such as `GET /api/books/:id`; types only, to keep zod out of the bundle. */
export type ApiCalls = Joined<Subjects<Areas[number]>>;
export type CallName = keyof ApiCalls & string;

/** The calls that take an idempotency key. */
export type AddingName = {
  [Name in CallName]: ApiCalls[Name] extends { headers: typeof IdempotencyHeaders } ? Name : never;
}[CallName];

/** The idempotency key, by which the server recognises a repeated request. */
export type KeyOf<Name extends CallName> = [Extract<Name, AddingName>] extends [never]
  ? unknown
  : { idempotencyKey: string } | DryRunOf<ApiCalls[Name]>;

/** A dry run changes nothing. */
type DryRunOf<C> = C extends { query: unknown }
  ? 'dryRun' extends keyof Wire<C, 'query'>
    ? { query: { dryRun: 'true' } }
    : never
  : never;

export type ReplyOf<Name extends CallName> = Wire<ApiCalls[Name], 'reply'>;

export type RequestOf<Name extends CallName> = PartsOf<ApiCalls[Name]>;

type PartsOf<C> = (C extends { params: unknown } ? { params: Wire<C, 'params'> } : unknown) &
  (C extends { query: unknown } ? QueryOf<Wire<C, 'query'>> : unknown) &
  (C extends { bodyTypes: unknown }
    ? { body: Blob; type: string }
    : HasBody<C> extends true
      ? { body: Wire<C, 'body'> }
      : unknown) & { timeout?: number };

/** Required only if one of its parameters is. */
type QueryOf<Query> = Partial<Query> extends Query ? { query?: Query } : { query: Query };

type HasBody<C> = C extends { body: unknown }
  ? string extends keyof Wire<C, 'body'>
    ? false
    : true
  : false;

/** The default argument of an endpoint: the only part that its call takes. */
export type OnlyPart<Name extends CallName> = OnlyPartOf<Name, ApiCalls[Name]>;

export type OnlyPartOf<Name, C> = C extends { bodyTypes: unknown }
  ? never
  : C extends { params: unknown }
    ? C extends { query: unknown }
      ? never
      : HasBody<C> extends true
        ? never
        : Wire<C, 'params'>[keyof Wire<C, 'params'>]
    : C extends { query: unknown }
      ? Name extends `GET ${string}`
        ? Wire<C, 'query'>
        : never
      : HasBody<C> extends true
        ? Wire<C, 'body'>
        : // biome-ignore lint/suspicious/noConfusingVoidType: it is the argument of a hook that takes none.
          void;
