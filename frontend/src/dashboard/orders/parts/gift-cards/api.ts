import type {
  BlockGiftCardBody,
  CorrectGiftCardBody,
} from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';
import { once } from '../../../../api/once.ts';

const invalidatesTags = ['GiftCard'] as const;
const providesTags = invalidatesTags;

const giftCardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGiftCards: build.query({
      ...call('GET /api/admin/gift-cards', { result: listed('cards') }),
      providesTags,
    }),
    getGiftCard: build.query({ ...call('GET /api/admin/gift-cards/:id'), providesTags }),
    checkGiftCardForOrder: build.query({
      ...call('POST /api/gift-cards/check', { request: (code: string) => ({ body: { code } }) }),
      providesTags,
    }),
    issueGiftCard: build.mutation({ ...addOnce('POST /api/admin/gift-cards'), invalidatesTags }),
    blockGiftCard: build.mutation({
      ...call('PATCH /api/admin/gift-cards/:id', {
        request: ({ id, ...body }: BlockGiftCardBody & { id: string }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags,
    }),
    correctGiftCard: build.mutation({
      ...addOnce('POST /api/admin/gift-cards/:id/corrections', {
        request: ({ id, ...body }: CorrectGiftCardBody & { id: string }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags,
    }),
  }),
});

export const {
  useListGiftCardsQuery,
  useGetGiftCardQuery,
  useCheckGiftCardForOrderQuery,
  useBlockGiftCardMutation,
} = giftCardsApi;

export const useIssueGiftCardMutation = once(giftCardsApi.useIssueGiftCardMutation);
export const useCorrectGiftCardMutation = once(giftCardsApi.useCorrectGiftCardMutation);
