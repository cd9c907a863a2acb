import type {
  EditPaymentsBody,
  PaymentSettings,
} from '@book-store/contract/settings/payment/payment-settings.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { sends } from '../../../api/calls/admin-calls.ts';

const paymentSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentSettings: build.query<PaymentSettings, void>({
      query: () => '/admin/shop/payments',
    }),
    editPaymentSettings: build.mutation<PaymentSettings, EditPaymentsBody>(
      sends('PUT', '/admin/shop/payments', ['Shop']),
    ),
  }),
});

export const { useGetPaymentSettingsQuery, useEditPaymentSettingsMutation } = paymentSettingsApi;
