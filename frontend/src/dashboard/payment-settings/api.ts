import type {
  EditPaymentsBody,
  PaymentSettings,
} from '@book-store/contract/schemas/payment-settings';
import { baseApi } from '../../api/base-api.ts';

const paymentSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentSettings: build.query<PaymentSettings, void>({
      query: () => '/admin/shop/payments',
    }),
    editPaymentSettings: build.mutation<PaymentSettings, EditPaymentsBody>({
      query: (body) => ({ url: '/admin/shop/payments', method: 'PUT', body }),
      invalidatesTags: ['Shop'],
    }),
  }),
});

export const { useGetPaymentSettingsQuery, useEditPaymentSettingsMutation } = paymentSettingsApi;
