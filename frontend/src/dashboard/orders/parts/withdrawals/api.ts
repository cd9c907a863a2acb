import type {
  ListWithdrawalsQuery,
  WithdrawalView,
} from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { lists } from '../../../../api/calls/admin-calls.ts';

const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query<
      { withdrawals: WithdrawalView[]; total: number },
      ListWithdrawalsQuery
    >(lists('withdrawals', '/admin/withdrawals', ['Withdrawal'])),
    handleWithdrawal: build.mutation<WithdrawalView, { id: string; handled: boolean }>({
      query: ({ id, handled }) => ({
        url: `/admin/withdrawals/${id}`,
        method: 'PATCH',
        body: { handled },
      }),
      invalidatesTags: ['Withdrawal'],
    }),
  }),
});

export const { useListWithdrawalsQuery, useHandleWithdrawalMutation } = withdrawalsApi;
