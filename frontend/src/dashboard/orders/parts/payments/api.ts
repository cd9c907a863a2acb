import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
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
} from '@book-store/contract/orders/payments/admin-payments.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addsOnceTo, calls, lists, sends } from '../../../../api/calls/admin-calls.ts';
import { type Once, once } from '../../../../api/once.ts';
import { type AdminOrderPage, orderUrl } from '../orders/api.ts';

const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<AdminOrderPage, ListPaymentsQuery>(
      lists('orders', '/admin/payments', ['Order']),
    ),
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
    bookBankRows: build.mutation<BookedBankRows, BookBankRowsBody>(
      sends('POST', '/admin/payments/bank-rows', ['Order', 'Overview']),
    ),
    markPaid: build.mutation<AdminOrderView, Once<MarkPaidBody & { id: string }>>(
      addsOnceTo((id) => `${orderUrl(id)}/payment`, ['Order', 'Overview']),
    ),
    refund: build.mutation<AdminOrderView, Once<RefundBody & { id: string }>>(
      addsOnceTo((id) => `${orderUrl(id)}/refunds`, ['Order']),
    ),
    checkPayment: build.mutation<PaymentCheck, string>(
      calls('POST', (id) => `${orderUrl(id)}/payment/check`, ['Order', 'Overview']),
    ),
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
