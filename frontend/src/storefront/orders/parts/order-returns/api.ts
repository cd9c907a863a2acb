import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type {
  AskReturnBody,
  CancelLinesBody,
} from '@book-store/contract/orders/returns/returns.schemas';
import type { ReplyOf } from '../../../../api/api-calls.ts';
import { baseApi } from '../../../../api/base-api.ts';
import { requestOf } from '../../../../api/call.ts';
import { type Once, once } from '../../../../api/once.ts';
import type { OwnOrder } from '../order/api.ts';

const orderReturnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askReturn: build.mutation<
      ReplyOf<'POST /api/orders/:id/returns'>,
      Once<OwnOrder & AskReturnBody>
    >({
      query: ({ content: { id, token, ...body }, idempotencyKey }) =>
        token
          ? requestOf('POST /api/guest-orders/returns', {
              body: { token, ...body },
              idempotencyKey,
            })
          : requestOf('POST /api/orders/:id/returns', { params: { id }, body, idempotencyKey }),
      // Also after an error: fewer copies may be left.
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
