import { z } from 'zod';
import { type Calls, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import {
  HandleWithdrawalBody,
  ListWithdrawalsQuery,
  WithdrawalReceived,
  WithdrawalView,
  WithdrawBody,
} from './withdrawals.schemas.ts';

named({ HandleWithdrawalBody, WithdrawalReceived, WithdrawalView, WithdrawBody });

export const withdrawalCalls = {
  'POST /api/withdrawals': {
    access: 'anyone',
    summary:
      'Withdraws from the contract about an order, in shops of the EU; the same reply for an unknown order',
    body: WithdrawBody,
    reply: WithdrawalReceived,
    statuses: [201],
    errors: ['not-found'],
  },
  'GET /api/admin/withdrawals': {
    access: 'admin',
    summary: 'The withdrawals from contracts, newest first',
    query: ListWithdrawalsQuery,
    ...pagesOf(WithdrawalView),
  },
  'PATCH /api/admin/withdrawals/:id': {
    access: 'admin',
    summary: 'Marks a withdrawal as dealt with, or as not',
    params: z.object({ id: Id }),
    body: HandleWithdrawalBody,
    reply: WithdrawalView,
  },
} satisfies Calls;
