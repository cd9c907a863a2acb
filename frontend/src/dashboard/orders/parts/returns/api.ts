import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type {
  AgreeReturnBody,
  ListReturnsQuery,
  OpenReturnBody,
  ReceiveReturnBody,
  RefundReturnBody,
  RefuseReturnBody,
  ReturnCounts,
} from '@book-store/contract/orders/returns/returns.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addsOnceTo, lists } from '../../../../api/calls/admin-calls.ts';
import { type Once, once } from '../../../../api/once.ts';
import { type AdminOrderPage, orderUrl } from '../orders/api.ts';

/** A return of an order. */
export type ReturnId = { id: string; returnId: string };

/** Returns the query of a move of a return, such as to agree to it. */
const moves =
  <Body extends object>(move: string) =>
  ({ id, returnId, ...body }: Body & ReturnId) => ({
    url: `${orderUrl(id)}/returns/${encodeURIComponent(returnId)}/${move}`,
    method: 'POST',
    body,
  });

const returnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReturns: build.query<AdminOrderPage, ListReturnsQuery>(
      lists('orders', '/admin/returns', ['Order']),
    ),
    countReturns: build.query<ReturnCounts, void>({
      query: () => '/admin/returns/counts',
      providesTags: ['Order'],
    }),
    openReturn: build.mutation<AdminOrderView, Once<OpenReturnBody & { id: string }>>(
      addsOnceTo((id) => `${orderUrl(id)}/returns`, ['Order']),
    ),
    // All of them after a failure, too: somebody else may have been quicker.
    agreeToReturn: build.mutation<AdminOrderView, AgreeReturnBody & ReturnId>({
      query: moves('agree'),
      invalidatesTags: ['Order'],
    }),
    refuseReturn: build.mutation<AdminOrderView, RefuseReturnBody & ReturnId>({
      query: moves('refuse'),
      invalidatesTags: ['Order'],
    }),
    receiveReturn: build.mutation<AdminOrderView, ReceiveReturnBody & ReturnId>({
      query: moves('receive'),
      invalidatesTags: ['Order', { type: 'Book', id: 'LIST' }],
    }),
    refundReturn: build.mutation<AdminOrderView, RefundReturnBody & ReturnId>({
      query: moves('refund'),
      invalidatesTags: ['Order', 'Overview'],
    }),
  }),
});

export const {
  useListReturnsQuery,
  useCountReturnsQuery,
  useAgreeToReturnMutation,
  useRefuseReturnMutation,
  useReceiveReturnMutation,
  useRefundReturnMutation,
} = returnsApi;

export const useOpenReturnMutation = once(returnsApi.useOpenReturnMutation);
