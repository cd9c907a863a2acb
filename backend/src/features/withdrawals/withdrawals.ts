import * as withdrawalsSchemas from '@book-store/contract/schemas/withdrawals';
import { type Feature, verifiedEmail } from '../feature.ts';
import { onOrdersDetached } from '../orders/order-changes.ts';
import { forgetWithdrawalsFrom, forgetWithdrawalsOf } from './forget-withdrawals.ts';
import { exportWithdrawals } from './list-withdrawals.ts';
import { withdrawalsAdminRoutes } from './withdrawals.admin-routes.ts';
import { withdrawalsRoutes } from './withdrawals.routes.ts';

/** Withdrawals from contracts, which the law of the European Union gives customers. */
export const withdrawals: Feature = {
  name: 'withdrawals',
  schemas: [withdrawalsSchemas],
  routes: (deps) => [...withdrawalsRoutes(deps), ...withdrawalsAdminRoutes(deps)],
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await forgetWithdrawalsOf(email);
  },
  exportCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    return { withdrawals: email ? await exportWithdrawals(email) : [] };
  },
};

onOrdersDetached(forgetWithdrawalsFrom);
