import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import type { RequestHandler } from 'express';
import type { Admin } from './authentication.ts';
import { type Authenticate, type RouteSpec, route, type Schema } from './route.ts';

/** Records who changed what. Never rejects: by then the change itself has been made. */
export type RecordChange = (admin: Admin, change: AdminChange) => Promise<void>;

/** A route spec whose `run` also returns what it changed; `undefined` if nothing changed. */
type ChangeSpec<
  Params extends Schema,
  Query extends Schema,
  Headers extends Schema,
  Body extends Schema,
  Reply,
> = Omit<RouteSpec<Admin, Params, Query, Headers, Body, Reply>, 'run'> & {
  run: (
    ...input: Parameters<RouteSpec<Admin, Params, Query, Headers, Body, Reply>['run']>
  ) => Promise<
    Awaited<ReturnType<RouteSpec<Admin, Params, Query, Headers, Body, Reply>['run']>> & {
      change: AdminChange | undefined;
    }
  >;
};

/**
 * Returns a factory for routes through which admins change something. Such a route cannot forget to
 * report its change: `run` does not compile without `change`. The change is recorded before the
 * response is sent.
 */
export const changeRouteFor =
  (authenticate: Authenticate<Admin>, record: RecordChange) =>
  <
    Reply,
    Params extends Schema = undefined,
    Query extends Schema = undefined,
    Headers extends Schema = undefined,
    Body extends Schema = undefined,
  >(
    spec: ChangeSpec<Params, Query, Headers, Body, Reply>,
  ): RequestHandler =>
    route<Reply, Admin, Params, Query, Headers, Body>({
      ...spec,
      authenticate,
      run: async (input) => {
        const { change, ...answer } = await spec.run(input);
        if (change) await record(input.caller, change);
        return answer;
      },
    });
