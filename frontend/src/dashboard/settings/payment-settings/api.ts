import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const paymentSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentSettings: build.query(call('GET /api/admin/shop/payments')),
    editPaymentSettings: build.mutation({
      ...call('PUT /api/admin/shop/payments'),
      invalidatesTags: ['Shop'],
    }),
  }),
});

export const { useGetPaymentSettingsQuery, useEditPaymentSettingsMutation } = paymentSettingsApi;
