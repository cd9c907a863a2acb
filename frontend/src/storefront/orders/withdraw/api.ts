import type {
  WithdrawalReceived,
  WithdrawBody,
} from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { baseApi } from '../../../api/base-api.ts';

const withdrawApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    withdraw: build.mutation<WithdrawalReceived, WithdrawBody>({
      query: (body) => ({ url: '/withdrawals', method: 'POST', body }),
    }),
  }),
});

export const { useWithdrawMutation } = withdrawApi;
