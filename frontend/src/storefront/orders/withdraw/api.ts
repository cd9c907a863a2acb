import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const withdrawApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    withdraw: build.mutation({ ...call('POST /api/withdrawals') }),
  }),
});

export const { useWithdrawMutation } = withdrawApi;
