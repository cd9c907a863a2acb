import type { BuyGiftCardBody } from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import type { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { postOnce } from '../../../../api/post-once.ts';

type Attempt = { body: PlaceOrderBody; idempotencyKey: string };

const placeOrderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedOrder, Attempt>({
      query: ({ body, idempotencyKey }) => postOnce('/orders/', idempotencyKey, body),
      invalidatesTags: (order) => (order ? ['Order'] : []),
      extraOptions: { as: 'customer' },
    }),
    buyGiftCard: build.mutation<PlacedOrder, { body: BuyGiftCardBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => postOnce('/orders/gift-cards', idempotencyKey, body),
      invalidatesTags: (order) => (order ? ['Order'] : []),
      extraOptions: { as: 'customer' },
    }),
    checkGiftCard: build.mutation({ ...call('POST /api/gift-cards/check') }),
  }),
});

export const { usePlaceOrderMutation, useBuyGiftCardMutation, useCheckGiftCardMutation } =
  placeOrderApi;
