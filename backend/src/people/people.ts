import { peopleCalls } from '@book-store/contract/people/calls';
import type { Feature, FeatureDeps } from '../platform/feature.ts';
import { implement } from '../platform/http/router/implement.ts';
import type { Route } from '../platform/http/router/route.ts';
import { account } from './account/account.ts';
import { ownAccount } from './account/calls.ts';
import { accounts } from './accounts/accounts.ts';
import { customerRecords } from './customers/calls.ts';
import { customers } from './customers/customers.ts';
import { adminSessions } from './sessions/calls.ts';

/** The features of who buys and who works here. */
export const peopleFeatures: readonly Feature[] = [customers, account, accounts];

/** What the calls of the people do. */
export const peopleRoutes = (deps: FeatureDeps): Route[] =>
  implement(
    peopleCalls,
    { admins: adminSessions(deps), customers: customerRecords(deps), account: ownAccount(deps) },
    deps,
  );
