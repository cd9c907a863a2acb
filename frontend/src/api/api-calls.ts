import type { IdempotencyHeaders, Wire } from '@book-store/contract/call';
import type { catalogueCalls } from '@book-store/contract/catalogue/calls';
import type { settingsCalls } from '@book-store/contract/settings/calls';

type Areas = [typeof settingsCalls, typeof catalogueCalls];
type Subjects<Area> = Area extends unknown ? Area[keyof Area] : never;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  joined: infer All,
) => void
  ? All
  : never;

/** The calls of the API by name, such as `GET /api/books/:id`: their types alone, for browsers have no zod. */
export type ApiCalls = Joined<Subjects<Areas[number]>>;
export type CallName = keyof ApiCalls & string;

/** The calls that add something, once for each key. */
export type AddingName = {
  [Name in CallName]: ApiCalls[Name] extends { headers: typeof IdempotencyHeaders } ? Name : never;
}[CallName];

/** What a call replies. */
export type ReplyOf<Name extends CallName> = Wire<ApiCalls[Name], 'reply'>;

/** What a call is sent with. */
export type RequestOf<Name extends CallName> = PartsOf<ApiCalls[Name]>;

type PartsOf<C> = (C extends { params: unknown } ? { params: Wire<C, 'params'> } : unknown) &
  (C extends { query: unknown } ? { query?: Wire<C, 'query'> } : unknown) &
  (C extends { bodyTypes: unknown }
    ? { body: Blob; type: string }
    : HasBody<C> extends true
      ? { body: Wire<C, 'body'> }
      : unknown) & { timeout?: number };

type HasBody<C> = C extends { body: unknown }
  ? string extends keyof Wire<C, 'body'>
    ? false
    : true
  : false;

/** The argument of an endpoint that says nothing else: the only thing that its call takes. */
export type OnlyPart<C> = C extends { params: unknown }
  ? C extends { query: unknown }
    ? never
    : HasBody<C> extends true
      ? never
      : Wire<C, 'params'>[keyof Wire<C, 'params'>]
  : HasBody<C> extends true
    ? Wire<C, 'body'>
    : C extends { query: unknown }
      ? Wire<C, 'query'>
      : // biome-ignore lint/suspicious/noConfusingVoidType: it is the argument of a hook that takes none.
        void;
