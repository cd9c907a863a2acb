import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type {
  BankFile,
  BookBankRowsBody,
  BookedBankRows,
  ListPaymentsQuery,
  MarkPaidBody,
  PaymentCheck,
  PaymentComparison,
  PaymentCounts,
  RefundBody,
} from '@book-store/contract/schemas/admin-payments';
import { baseApi } from '../../api/base-api.ts';
import { listed } from '../../api/list-total.ts';
import { postOnce } from '../../api/post-once.ts';
import { type AdminOrderPage, orderUrl } from '../orders/api.ts';

const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<AdminOrderPage, ListPaymentsQuery>({
      query: (params) => ({ url: '/admin/payments', params }),
      transformResponse: listed('orders'),
      providesTags: ['Order'],
    }),
    countPayments: build.query<PaymentCounts, void>({
      query: () => '/admin/payments/counts',
      providesTags: ['Order'],
    }),
    getPaymentComparison: build.query<PaymentComparison, void>({
      query: () => '/admin/payments/comparison',
    }),
    /** Stores nothing. */
    readBankFile: build.mutation<BankFile, File>({
      query: (body) => ({
        url: '/admin/payments/bank-file',
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body,
      }),
    }),
    bookBankRows: build.mutation<BookedBankRows, BookBankRowsBody>({
      query: (body) => ({ url: '/admin/payments/bank-rows', method: 'POST', body }),
      invalidatesTags: ['Order', 'Overview'],
    }),
    markPaid: build.mutation<AdminOrderView, MarkPaidBody & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${orderUrl(id)}/payment`, method: 'POST', body }),
      invalidatesTags: ['Order', 'Overview'],
    }),
    refund: build.mutation<AdminOrderView, RefundBody & { id: string; idempotencyKey: string }>({
      query: ({ id, idempotencyKey, ...body }) =>
        postOnce(`${orderUrl(id)}/refunds`, idempotencyKey, body),
      invalidatesTags: ['Order'],
    }),
    checkPayment: build.mutation<PaymentCheck, string>({
      query: (id) => ({ url: `${orderUrl(id)}/payment/check`, method: 'POST', body: {} }),
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
  useMarkPaidMutation,
  useRefundMutation,
  useCheckPaymentMutation,
} = paymentsApi;
