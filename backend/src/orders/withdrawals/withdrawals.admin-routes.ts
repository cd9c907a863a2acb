import {
  HandleWithdrawalBody,
  ListWithdrawalsQuery,
  WithdrawalView,
} from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route } from '../../platform/http/router/route.ts';
import { handleWithdrawal, listWithdrawals } from './list-withdrawals.ts';

/** The owner's list of withdrawals. */
export const withdrawalsAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  listRoute({
    path: '/api/admin/withdrawals',
    summary: 'The withdrawals from contracts, newest first',
    query: ListWithdrawalsQuery,
    item: WithdrawalView,
    list: listWithdrawals,
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/withdrawals/:id',
    summary: 'Marks a withdrawal as dealt with, or as not',
    params: z.object({ id: Id }),
    body: HandleWithdrawalBody,
    reply: WithdrawalView,
    run: async ({ caller: { username: by }, params: { id }, body: { handled } }) => {
      const { withdrawal, isChanged } = await handleWithdrawal(id, { handled, by, at: now() });
      const subject = { id, name: withdrawal.orderNumber };
      const fields = [{ field: 'handled', from: !handled, to: handled }];
      return {
        body: withdrawal,
        change: isChanged ? { action: 'withdrawal-handled', subject, fields } : undefined,
      };
    },
  }),
];
