import type {
  MarkPaidBody,
  RefundBody,
} from '@book-store/contract/orders/payments/admin-payments.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';
import { once } from '../../../../api/once.ts';

const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query({
      ...call('GET /api/admin/payments', { result: listed('orders') }),
      providesTags: ['Order'],
    }),
    countPayments: build.query({
      ...call('GET /api/admin/payments/counts'),
      providesTags: ['Order'],
    }),
    getPaymentComparison: build.query({ ...call('GET /api/admin/payments/comparison') }),
    /** Only parses the file. */
    readBankFile: build.mutation({
      ...call('POST /api/admin/payments/bank-file', {
        request: (body: File) => ({ body, type: 'text/csv' }),
      }),
    }),
    bookBankRows: build.mutation({
      ...call('POST /api/admin/payments/bank-rows'),
      invalidatesTags: ['Order', 'Overview'],
    }),
    markPaid: build.mutation({
      ...addOnce('POST /api/admin/orders/:id/payment', {
        request: ({ id, ...body }: MarkPaidBody & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['Order', 'Overview'],
    }),
    refund: build.mutation({
      ...addOnce('POST /api/admin/orders/:id/refunds', {
        request: ({ id, ...body }: RefundBody & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['Order'],
    }),
    checkPayment: build.mutation({
      ...call('POST /api/admin/orders/:id/payment/check'),
      invalidatesTags: ['Order', 'Overview'],
    }),
  }),
});

export const {
  useListPaymentsQuery,
  useCountPaymentsQuery,
  useGetPaymentComparisonQuery,
  useReadBankFileMutation,
  useBookBankRowsMutation,
  useCheckPaymentMutation,
} = paymentsApi;

export const useMarkPaidMutation = once(paymentsApi.useMarkPaidMutation);
export const useRefundMutation = once(paymentsApi.useRefundMutation);
