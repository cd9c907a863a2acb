import type { PlacedOrder } from '@book-store/contract/schemas/guest-orders';
import type { PlaceOrderBody } from '@book-store/contract/schemas/orders';
import { baseApi } from '../../api/base-api.ts';

type Attempt = { body: PlaceOrderBody; idempotencyKey: string };

const placeOrderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedOrder, Attempt>({
      query: ({ body, idempotencyKey }) => ({
        url: '/orders/',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: (order) => (order ? ['Order'] : []),
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { usePlaceOrderMutation } = placeOrderApi;
