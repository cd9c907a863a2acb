import type {
  AgreeReturnBody,
  OpenReturnBody,
  ReceiveReturnBody,
  RefundReturnBody,
  RefuseReturnBody,
} from '@book-store/contract/orders/returns/returns.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';
import { once } from '../../../../api/once.ts';

/** A return of an order. */
export type ReturnId = { id: string; returnId: string };

/** Returns the request of a move of a return, such as to agree to it. */
const move = <Body extends object>({ id, returnId, ...body }: Body & ReturnId) => ({
  params: { id, returnId },
  body,
});

const returnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReturns: build.query({
      ...call('GET /api/admin/returns', { result: listed('orders') }),
      providesTags: ['Order'],
    }),
    countReturns: build.query({
      ...call('GET /api/admin/returns/counts'),
      providesTags: ['Order'],
    }),
    openReturn: build.mutation({
      ...addOnce('POST /api/admin/orders/:id/returns', {
        request: ({ id, ...body }: OpenReturnBody & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['Order'],
    }),
    // All refetch after errors, too: another admin may have been faster.
    agreeToReturn: build.mutation({
      ...call('POST /api/admin/orders/:id/returns/:returnId/agree', {
        request: move<AgreeReturnBody>,
      }),
      invalidatesTags: ['Order'],
    }),
    refuseReturn: build.mutation({
      ...call('POST /api/admin/orders/:id/returns/:returnId/refuse', {
        request: move<RefuseReturnBody>,
      }),
      invalidatesTags: ['Order'],
    }),
    receiveReturn: build.mutation({
      ...call('POST /api/admin/orders/:id/returns/:returnId/receive', {
        request: move<ReceiveReturnBody>,
      }),
      invalidatesTags: ['Order', { type: 'Book', id: 'LIST' }],
    }),
    refundReturn: build.mutation({
      ...call('POST /api/admin/orders/:id/returns/:returnId/refund', {
        request: move<RefundReturnBody>,
      }),
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
