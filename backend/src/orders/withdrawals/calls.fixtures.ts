import type { withdrawalCalls } from '@book-store/contract/orders/withdrawals/calls';
import { aShopIn } from '../../settings/shop/shop-in.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aWithdrawal } from './withdrawals.builder.ts';

export const withdrawalExamples: Examples<typeof withdrawalCalls> = {
  'POST /api/withdrawals': {
    call: async () => {
      await aShopIn('DE');
      return json({ orderNumber: 'BS-10042', name: 'Ada Reader', email: 'ada@example.com' });
    },
  },
  'PATCH /api/admin/withdrawals/:id': {
    call: async () => ({
      path: `/api/admin/withdrawals/${await aWithdrawal()}`,
      body: { handled: true },
    }),
  },
};
