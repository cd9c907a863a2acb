import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type {
  AskReturnBody,
  CancelLinesBody,
} from '@book-store/contract/orders/returns/returns.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { requestOf } from '../../../../api/call.ts';
import { type Once, once } from '../../../../api/once.ts';
import { postOnce } from '../../../../api/post-once.ts';
import type { OwnOrder } from '../order/api.ts';

const urlOf = ({ id, token }: OwnOrder, what: string) =>
  token ? `/guest-orders/${what}` : `/orders/${encodeURIComponent(id)}/${what}`;

const orderReturnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askReturn: build.mutation<OrderView, Once<OwnOrder & AskReturnBody>>({
      query: ({ content: { id, token, ...body }, idempotencyKey }) =>
        postOnce(
          urlOf({ id, token }, 'returns'),
          idempotencyKey,
          token ? { token, ...body } : body,
        ),
      // After a failure, too: other copies may be left by now.
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
    cancelLines: build.mutation<OrderView, OwnOrder & CancelLinesBody>({
      query: ({ id, token, ...body }) =>
        token
          ? requestOf('POST /api/guest-orders/cancel-lines', { body: { token, ...body } })
          : requestOf('POST /api/orders/:id/cancel-lines', { params: { id }, body }),
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { useCancelLinesMutation } = orderReturnsApi;
export const useAskReturnMutation = once(orderReturnsApi.useAskReturnMutation);
