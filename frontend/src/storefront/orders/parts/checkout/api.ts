import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';

const as = 'customer';

const placeOrderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation({
      ...addOnce('POST /api/orders/', { as }),
      invalidatesTags: (order) => (order ? ['Order'] : []),
    }),
    buyGiftCard: build.mutation({
      ...addOnce('POST /api/orders/gift-cards', { as }),
      invalidatesTags: (order) => (order ? ['Order'] : []),
    }),
    checkGiftCard: build.mutation({ ...call('POST /api/gift-cards/check') }),
    /** Of the page that prints it. */
    readGiftCard: build.query({
      ...call('POST /api/gift-cards/check', { request: (code: string) => ({ body: { code } }) }),
    }),
  }),
});

export const {
  usePlaceOrderMutation,
  useBuyGiftCardMutation,
  useCheckGiftCardMutation,
  useReadGiftCardQuery,
} = placeOrderApi;
