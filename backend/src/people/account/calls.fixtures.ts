import type { accountCalls } from '@book-store/contract/people/account/calls';
import { aGuestOrder } from '../../orders/order/orders.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { guestUid } from '../customers/guest-uid.ts';

export const accountExamples: Examples<typeof accountCalls> = {
  'DELETE /api/account': { others: 200 },
  'DELETE /api/admin/customers/:id': {
    call: async () => {
      await aGuestOrder({ email: 'leaving@example.com' });
      return { path: `/api/admin/customers/${guestUid('leaving@example.com')}` };
    },
  },
  'POST /api/admin/erasures': { call: async () => json({ email: 'leaving@example.com' }) },
};
