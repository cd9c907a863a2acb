import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';

const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query({
      ...call('GET /api/admin/withdrawals', { result: listed('withdrawals') }),
      providesTags: ['Withdrawal'],
    }),
    handleWithdrawal: build.mutation({
      ...call('PATCH /api/admin/withdrawals/:id', {
        request: ({ id, handled }: { id: string; handled: boolean }) => ({
          params: { id },
          body: { handled },
        }),
      }),
      invalidatesTags: ['Withdrawal'],
    }),
  }),
});

export const { useListWithdrawalsQuery, useHandleWithdrawalMutation } = withdrawalsApi;
