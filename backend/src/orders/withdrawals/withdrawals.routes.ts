import {
  WithdrawalReceived,
  WithdrawBody,
} from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import type { FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { receiveWithdrawal } from './receive-withdrawal.ts';

const received = (at: Date): WithdrawalReceived => ({ received: true, at: at.toISOString() });

/** The call of the page on which anybody can withdraw from a contract. */
export const withdrawalsRoutes = ({ limits, now, mailFrom }: FeatureDeps): Route[] => [
  route({
    method: 'post',
    path: '/api/withdrawals',
    access: 'anyone',
    summary:
      'Withdraws from the contract about an order, in shops of the EU; the same reply for an unknown order',
    before: ({ origin }) => limits.withdrawals(origin.network),
    body: WithdrawBody,
    reply: WithdrawalReceived,
    statuses: [201],
    errors: ['not-found'],
    run: async ({ body, shop }) => {
      const sends = mailFrom !== undefined;
      const at = await receiveWithdrawal(body, { now: now(), sends, shop });
      return { body: received(at) };
    },
  }),
];
