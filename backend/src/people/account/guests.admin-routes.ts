import {
  CustomerId,
  GuestErased,
} from '@book-store/contract/people/customers/admin-customers.schemas';
import { z } from 'zod';
import { isGuest } from '../../orders/guests/guests.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { changeRoute, type Route } from '../../platform/http/router/route.ts';

const ERASED: GuestErased = { erased: true };

/** Guests cannot erase their data themselves, as accounts can: they ask the owner. */
export const guestsAdminRoutes = ({ features }: FeatureDeps): Route[] => [
  changeRoute({
    method: 'delete',
    path: '/api/admin/customers/:id',
    summary: 'Erases the data of somebody who orders without an account, as an account is erased',
    params: z.object({ id: CustomerId.refine(isGuest) }),
    reply: GuestErased,
    run: async ({ params: { id: uid } }) => {
      for (const { eraseCustomer } of features) await eraseCustomer?.({ uid });
      return { body: ERASED, change: { action: 'guest-erased', subject: {}, fields: [] } };
    },
  }),
];
