import type { Feature } from '../platform/feature.ts';
import { account } from './account/account.ts';
import { accounts } from './accounts/accounts.ts';
import { admins } from './admins/admins.ts';
import { customers } from './customers/customers.ts';

/** The features of who buys and who works here. */
export const peopleFeatures: readonly Feature[] = [admins, customers, account, accounts];
