import type { Call, Calls, IdempotencyHeaders } from '@book-store/contract/call';
import { filledPath } from '@book-store/contract/filled-path';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { BeforeCommit } from '../../documents/in-transaction.ts';
import type { Page } from '../../documents/mongo.ts';
import { oncePerKey, type Remember } from '../../documents/once-per-key.ts';
import type { Shop } from '../../shop.ts';
import type { Admin, Callers } from '../authentication.ts';
import { assertConfirmed } from '../recent-sign-in.ts';
import type { Origin } from '../request-origin.ts';
import type { RecordChange } from './mount-routes.ts';
import { pagingHeaders } from './paging.ts';
import { REVALIDATE, type Route } from './route.ts';
import type { CsvFile } from './send-csv.ts';
import type { StoredFile } from './send-stored-file.ts';

type Part<C extends Call, Name extends keyof Call> =
  C extends Record<Name, infer S extends z.ZodType> ? z.output<S> : undefined;

type Input<Name, C extends Call> = (IsChange<Name, C> extends true
  ? { record: RecordIn }
  : unknown) & {
  /** Whether the reply must bypass every cache. */
  fresh: boolean;
  caller: Callers[C['access']];
  origin: Origin;
  shop: Shop;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  headers: Part<C, 'headers'>;
  body: Part<C, 'body'>;
};

/** A streamed file, a page of a list with its paging headers, or a body. */
type Answer<C extends Call, Reply = z.output<C['reply']>> = C extends { replyType: 'text/csv' }
  ? { file: CsvFile }
  : C extends { replyType: 'application/octet-stream' }
    ? { file: StoredFile }
    : { status?: number; headers?: Record<string, string> } & (
        | { body: Reply }
        | (Reply extends readonly (infer Item)[] ? { page: Page<Item> } : never)
      );

type IsAdmins<C extends Call> = C['access'] extends 'admin' | 'owner' ? true : false;

type IsChange<Name, C extends Call> =
  IsAdmins<C> extends true ? (Name extends `GET ${string}` ? false : true) : false;

/**
 * How a handler records an admin's change, by its transaction's result: pass `beforeCommit` to
 * `inTransaction`. Records nothing if nothing has changed.
 */
export type Recorded<Result> = {
  beforeCommit: BeforeCommit<Result>;
  /** The change recorded by the last attempt. */
  change?: AdminChange | undefined;
};
export type RecordIn = <Result>(
  toChange: (result: Result) => AdminChange | null | undefined,
) => Recorded<Result>;

/**
 * Makes the compiler require a record of an admin's change. It is written in the change's
 * transaction, or before the response is sent if there are several or none.
 */
type Changes<Name, C extends Call> =
  IsChange<Name, C> extends true ? { change: Recorded<never> | AdminChange | undefined } : unknown;

type Run<Name, C extends Call> = (input: Input<Name, C>) => Promise<Answer<C> & Changes<Name, C>>;

/** Adds something once per Idempotency-Key: a retry whose first reply was lost gets that reply. */
type Adds<Name, C extends Call> = {
  /** What makes two requests equal; by default the body. */
  contents?: (input: Input<Name, C>) => object;
  /** Adds something, and calls `remember` with its id in the same transaction. */
  add: (
    input: Input<Name, C> & { at: Date; remember: Remember },
  ) => Promise<Answer<C> & Changes<Name, C>>;
  /** Rebuilds the reply for what was added before. */
  again: (added: string, input: Input<Name, C> & { at: Date }) => Promise<Answer<C>>;
};

/** Adds something once per Idempotency-Key, and stores the key itself along with it. */
type AddsByKey<Name, C extends Call> = {
  runOnce: (
    input: Input<Name, C> & { key: string | undefined },
  ) => Promise<Answer<C> & Changes<Name, C>>;
};

/**
 * Lets visitors share cached answers; the number is the points that a read costs. Calls with a
 * token bypass the cache.
 */
type Cached<C extends Call> = number | ((query: Part<C, 'query'>) => number);

type Options<C extends Call> = {
  /** Counts limits. Runs after authentication and before the body is read. */
  before?: (visit: { caller: Callers[C['access']]; origin: Origin; shop: Shop }) => Promise<void>;
  /** Only for answers that are the same for everybody. */
  cached?: C['access'] extends 'anyone' ? Cached<C> : never;
  /** The largest JSON body in kB, if it differs from the default. */
  bodyMaxKb?: number;
  /** Replaces the JSON parser. */
  readBody?: RequestHandler;
};

type Keyed = { headers: typeof IdempotencyHeaders };

/** A call with an Idempotency-Key must use it. */
type Handler<Name, C extends Call> = C extends Keyed
  ? Options<C> & (AddsByKey<Name, C> | (IsAdmins<C> extends true ? Adds<Name, C> : never))
  : Run<Name, C> | (Options<C> & { run: Run<Name, C> });

/** The handlers of a subject's calls; a missing one does not compile. */
export type Implementation<C extends Calls> = {
  [Name in keyof C]: C[Name] extends Call ? Handler<Name, C[Name]> : never;
};

type Deps = { now: () => Date; recordChange: RecordChange };

type Areas = Readonly<Record<string, Calls>>;

/** Combines an area's declared calls with their handlers. */
export const implement = <A extends Areas>(
  calls: A,
  handlers: { [Subject in keyof A]: Implementation<A[Subject]> },
  deps: Deps,
): Route[] =>
  Object.entries(calls).flatMap(([tag, subject]) =>
    Object.entries(subject).map(([name, call]) =>
      toRoute({ name, tag, call }, handlers[tag]?.[name as keyof A[string]] as AnyHandler, deps),
    ),
  );

/** A handler with its types erased; `implement` has checked them. */
type AnyAnswer = Omit<Awaited<ReturnType<Route['run']>>, 'change'> & {
  page?: Page<unknown>;
  change?: Recorded<never> | AdminChange | undefined;
};
type AnyRun = (input: AnyInput) => Promise<AnyAnswer>;
type AnyInput = Parameters<Route['run']>[0] & { record: RecordIn };
type AnyAdding = AnyInput & { at: Date };
type AnyAdds = {
  contents?: (input: AnyInput) => object;
  add: (input: AnyAdding & { remember: Remember }) => Promise<AnyAnswer>;
  again: (added: string, input: AnyAdding) => Promise<AnyAnswer>;
};
type AnyHandler =
  | AnyRun
  | (Pick<Route, 'before' | 'bodyMaxKb' | 'cached' | 'readBody'> &
      (
        | { run: AnyRun }
        | AnyAdds
        | { runOnce: (input: AnyInput & { key: string | undefined }) => Promise<AnyAnswer> }
      ));

type Named = { name: string; tag: string; call: Call };

function toRoute({ name, tag, call }: Named, given: AnyHandler, deps: Deps): Route {
  const [method = '', path = ''] = name.split(' ');
  const handler = typeof given === 'function' ? { run: given } : given;
  const run = runOf(path, handler, deps);
  return {
    ...call,
    ...handler,
    ...('add' in handler && { errors: [...(call.errors ?? []), 'idempotency-key-reused'] }),
    method: method.toLowerCase() as Route['method'],
    path,
    tag,
    ...('cached' in handler && { cache: REVALIDATE }),
    run: async (input) => {
      if (call.confirm) assertConfirmed(input.caller as Admin, deps.now());
      const { change, ...answer } = await run({ ...input, record: recordFor(input, deps) });
      return {
        ...toAnswer(answer, path, input),
        ...(change && { change: toBeRecorded(change, input, deps) }),
      };
    },
  };
}

/** Only admins' calls are recorded. */
const recordFor =
  ({ caller }: Caller, { recordChange }: Deps): RecordIn =>
  (toChange) => {
    const recorded: ReturnType<RecordIn> = {
      beforeCommit: async (result, session) => {
        const change = toChange(result as never);
        if (change) await recordChange.within(caller as Admin, change, session);
        recorded.change = change ?? undefined;
      },
    };
    return recorded;
  };

type Caller = { caller: unknown };

/** Returns undefined if the transaction has already recorded the change. */
function toBeRecorded(
  change: Recorded<never> | AdminChange,
  { caller }: Caller,
  { recordChange }: Deps,
): AdminChange | undefined {
  if (!('beforeCommit' in change)) return change;
  if (change.change) recordChange.log(caller as Admin, change.change);
  return undefined;
}

function runOf(path: string, handler: Exclude<AnyHandler, AnyRun>, deps: Deps): AnyRun {
  if ('run' in handler) return handler.run;
  if ('runOnce' in handler) return (input) => handler.runOnce({ ...input, key: keyOf(input) });
  return addsOnce(path, handler, deps);
}

const keyOf = ({ headers }: { headers: unknown }) =>
  (headers as z.output<typeof IdempotencyHeaders>)['idempotency-key'];

const addsOnce =
  (path: string, { contents = ({ body }) => body ?? {}, add, again }: AnyAdds, deps: Deps) =>
  (given: AnyInput): Promise<AnyAnswer> => {
    const input = { ...given, at: deps.now() };
    const keyed = {
      call: `${path} ${JSON.stringify(given.params ?? {})}`,
      by: (given.caller as Admin).id,
      key: keyOf(given),
      body: contents(input),
      at: input.at,
    };
    return oncePerKey(keyed, {
      add: (remember) => add({ ...input, remember }),
      again: (added) => again(added, input),
    });
  };

function toAnswer(
  { page, ...answer }: Omit<AnyAnswer, 'change'>,
  path: string,
  { params, query }: { params: unknown; query: unknown },
) {
  if (!page) return answer;
  const { found, total } = page;
  const asked = query as Parameters<typeof pagingHeaders>[1];
  const last = found[asked.limit - 1] as { _id?: string } | undefined;
  const at = filledPath(path, (params ?? {}) as Record<string, string>);
  const headers = { ...pagingHeaders(at, asked, total, last?._id), ...answer.headers };
  return { ...answer, body: found, headers };
}
