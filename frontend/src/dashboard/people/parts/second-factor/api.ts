import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const secondFactorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query({
      ...call('GET /api/admin/second-factor'),
      providesTags: ['SecondFactor'],
    }),
    offerSecondFactor: build.mutation(call('POST /api/admin/second-factor/offer')),
    startSecondFactor: build.mutation(call('POST /api/admin/second-factor')),
    turnOffSecondFactor: build.mutation(call('DELETE /api/admin/second-factor')),
    drawRecoveryCodes: build.mutation({
      ...call('POST /api/admin/second-factor/recovery-codes'),
      invalidatesTags: ['SecondFactor'],
    }),
    forgetDevice: build.mutation({
      ...call('DELETE /api/admin/second-factor/devices/:id'),
      invalidatesTags: ['SecondFactor'],
    }),
    resetSecondFactor: build.mutation({
      ...call('DELETE /api/admin/people/:id/second-factor'),
      invalidatesTags: ['Team'],
    }),
  }),
});

export const {
  useGetSecondFactorQuery,
  useOfferSecondFactorMutation,
  useStartSecondFactorMutation,
  useTurnOffSecondFactorMutation,
  useDrawRecoveryCodesMutation,
  useForgetDeviceMutation,
  useResetSecondFactorMutation,
} = secondFactorApi;
