import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const backInStockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    waitAsGuest: build.mutation(call('POST /api/back-in-stock')),
    confirmWait: build.mutation(call('POST /api/back-in-stock/confirm')),
    stopWaiting: build.mutation(call('POST /api/back-in-stock/stop/:token')),
  }),
});

export const { useWaitAsGuestMutation, useConfirmWaitMutation, useStopWaitingMutation } =
  backInStockApi;
