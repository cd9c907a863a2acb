import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type {
  AgreeReturnBody,
  ListReturnsQuery,
  OpenReturnBody,
  ReceiveReturnBody,
  RefundReturnBody,
  RefuseReturnBody,
  ReturnCounts,
} from '@book-store/contract/schemas/returns';
import { baseApi } from '../../api/base-api.ts';
import { listed } from '../../api/list-total.ts';

/** A return of an order. */
export type ReturnId = { id: string; returnId: string };

const returnsUrl = (id: string) => `/admin/orders/${encodeURIComponent(id)}/returns`;
const moveUrl = ({ id, returnId }: ReturnId, move: string) =>
  `${returnsUrl(id)}/${encodeURIComponent(returnId)}/${move}`;

const returnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReturns: build.query<{ orders: AdminOrderView[]; total: number }, ListReturnsQuery>({
      query: (params) => ({ url: '/admin/returns', params }),
      transformResponse: listed('orders'),
      providesTags: ['Order'],
    }),
    countReturns: build.query<ReturnCounts, void>({
      query: () => '/admin/returns/counts',
      providesTags: ['Order'],
    }),
    openReturn: build.mutation<
      AdminOrderView,
      OpenReturnBody & { id: string; idempotencyKey: string }
    >({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: returnsUrl(id),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['Order'],
    }),
    // All of them after a failure, too: somebody else may have been quicker.
    agreeToReturn: build.mutation<AdminOrderView, AgreeReturnBody & ReturnId>({
      query: ({ id, returnId, ...body }) => ({
        url: moveUrl({ id, returnId }, 'agree'),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Order'],
    }),
    refuseReturn: build.mutation<AdminOrderView, RefuseReturnBody & ReturnId>({
      query: ({ id, returnId, ...body }) => ({
        url: moveUrl({ id, returnId }, 'refuse'),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Order'],
    }),
    receiveReturn: build.mutation<AdminOrderView, ReceiveReturnBody & ReturnId>({
      query: ({ id, returnId, ...body }) => ({
        url: moveUrl({ id, returnId }, 'receive'),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Order', { type: 'Book', id: 'LIST' }],
    }),
    refundReturn: build.mutation<AdminOrderView, RefundReturnBody & ReturnId>({
      query: ({ id, returnId, ...body }) => ({
        url: moveUrl({ id, returnId }, 'refund'),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Order', 'Overview'],
    }),
  }),
});

export const {
  useListReturnsQuery,
  useCountReturnsQuery,
  useOpenReturnMutation,
  useAgreeToReturnMutation,
  useRefuseReturnMutation,
  useReceiveReturnMutation,
  useRefundReturnMutation,
} = returnsApi;
