import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation(call('POST /api/newsletter')),
    confirmAddress: build.mutation(call('POST /api/newsletter/confirm')),
    unsubscribe: build.mutation(call('POST /api/newsletter/unsubscribe/:token')),
  }),
});

export const { useSubscribeMutation, useConfirmAddressMutation, useUnsubscribeMutation } =
  newsletterApi;
