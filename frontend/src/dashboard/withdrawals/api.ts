import type {
  ListWithdrawalsQuery,
  WithdrawalView,
} from '@book-store/contract/schemas/withdrawals';
import { baseApi } from '../../api/base-api.ts';
import { listed } from '../../api/list-total.ts';

const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query<
      { withdrawals: WithdrawalView[]; total: number },
      ListWithdrawalsQuery
    >({
      query: (params) => ({ url: '/admin/withdrawals', params }),
      transformResponse: listed('withdrawals'),
      providesTags: ['Withdrawal'],
    }),
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
