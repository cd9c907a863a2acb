import type { withdrawalCalls } from '@book-store/contract/orders/withdrawals/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { type Handled, handleWithdrawal, listWithdrawals } from './list-withdrawals.ts';
import { receiveWithdrawal } from './receive-withdrawal.ts';

export const withdrawalsFromOrders = ({
  limits,
  mailFrom,
  now,
}: RouteDeps): Implementation<typeof withdrawalCalls> => ({
  'POST /api/withdrawals': {
    before: ({ origin }) => limits.withdrawals(origin.network),
    run: async ({ body, shop }) => {
      const sends = mailFrom !== undefined;
      const at = await receiveWithdrawal(body, { now: now(), sends, shop });
      return { body: { received: true, at: at.toISOString() } };
    },
  },
  'GET /api/admin/withdrawals': async ({ query }) => ({ page: await listWithdrawals(query) }),
  'PATCH /api/admin/withdrawals/:id': async ({
    caller,
    params: { id },
    body: { handled },
    record,
  }) => {
    const fields = [{ field: 'handled', from: !handled, to: handled }];
    const change = record(({ withdrawal, isChanged }: Handled) => {
      const subject = { id, name: withdrawal.orderNumber };
      return isChanged ? { action: 'withdrawal-handled', subject, fields } : undefined;
    });
    const handling = { handled, by: caller.username, at: now() };
    return { body: await handleWithdrawal(id, handling, change.beforeCommit), change };
  },
});
