import { IdempotencyHeaders } from '@book-store/contract/call';
import { oncePerKey, type Remember } from '../../documents/once-per-key.ts';
import { type ChangeSpec, changeRoute, type Route, type Schema } from './route.ts';

type Spec<Params extends Schema, Query extends Schema, Body extends Schema, Reply> = ChangeSpec<
  Params,
  Query,
  typeof IdempotencyHeaders,
  Body,
  Reply
>;
type Run<Params extends Schema, Query extends Schema, Body extends Schema, Reply> = Spec<
  Params,
  Query,
  Body,
  Reply
>['run'];
type Input<Params extends Schema, Query extends Schema, Body extends Schema, Reply> = Parameters<
  Run<Params, Query, Body, Reply>
>[0] & { at: Date };
type Answer<Params extends Schema, Query extends Schema, Body extends Schema, Reply> = Awaited<
  ReturnType<Run<Params, Query, Body, Reply>>
>;

type AddSpec<Params extends Schema, Query extends Schema, Body extends Schema, Reply> = Omit<
  Spec<Params, Query, Body, Reply>,
  'access' | 'method' | 'headers' | 'run'
> & {
  now: () => Date;
  /** What makes two requests the same; by default the body. */
  contents?: (input: Input<Params, Query, Body, Reply>) => object;
  /** Adds something, and calls `remember` with its id in the same transaction. */
  add: (
    input: Input<Params, Query, Body, Reply> & { remember: Remember },
  ) => Promise<Answer<Params, Query, Body, Reply>>;
  /** Returns the reply again for what was added before. */
  again: (
    added: string,
    input: Input<Params, Query, Body, Reply>,
  ) => Promise<Omit<Answer<Params, Query, Body, Reply>, 'change'>>;
};

/**
 * Returns a route through which admins add something, once for each Idempotency-Key: a repeated request, whose first
 * reply was lost, adds nothing and gets the reply again.
 */
export const addRoute = <
  Reply,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>({
  now,
  contents = ({ body }) => (body ?? {}) as object,
  add,
  again,
  ...spec
}: AddSpec<Params, Query, Body, Reply>): Route =>
  changeRoute<Reply, Params, Query, typeof IdempotencyHeaders, Body>({
    ...(spec as unknown as Spec<Params, Query, Body, Reply>),
    method: 'post',
    headers: IdempotencyHeaders,
    errors: [...(spec.errors ?? []), 'idempotency-key-reused'],
    run: async (given) => {
      const at = now();
      const input = { ...given, at };
      const keyed = {
        call: `${spec.path} ${JSON.stringify(given.params ?? {})}`,
        by: given.caller.id,
        key: given.headers['idempotency-key'],
        body: contents(input),
        at,
      };
      return oncePerKey<Answer<Params, Query, Body, Reply>>(keyed, {
        add: (remember) => add({ ...input, remember }),
        again: async (added) => ({ ...(await again(added, input)), change: undefined }),
      });
    },
  });
