import type {
  BlockGiftCardBody,
  CorrectGiftCardBody,
  GiftCardView,
  IssuedGiftCard,
  IssueGiftCardBody,
  ListGiftCardsQuery,
  OpenedGiftCard,
} from '@book-store/contract/schemas/gift-cards';
import { baseApi } from '../../api/base-api.ts';
import { listed } from '../../api/list-total.ts';

const giftCardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGiftCards: build.query<{ cards: GiftCardView[]; total: number }, ListGiftCardsQuery>({
      query: (params) => ({ url: '/admin/gift-cards', params }),
      transformResponse: listed('cards'),
      providesTags: ['GiftCard'],
    }),
    getGiftCard: build.query<OpenedGiftCard, string>({
      query: (id) => `/admin/gift-cards/${id}`,
      providesTags: ['GiftCard'],
    }),
    issueGiftCard: build.mutation<IssuedGiftCard, IssueGiftCardBody>({
      query: (body) => ({ url: '/admin/gift-cards', method: 'POST', body }),
      invalidatesTags: ['GiftCard'],
    }),
    blockGiftCard: build.mutation<GiftCardView, BlockGiftCardBody & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/gift-cards/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['GiftCard'],
    }),
    correctGiftCard: build.mutation<GiftCardView, CorrectGiftCardBody & { id: string }>({
      query: ({ id, ...body }) => ({
        url: `/admin/gift-cards/${id}/corrections`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['GiftCard'],
    }),
  }),
});

export const {
  useListGiftCardsQuery,
  useGetGiftCardQuery,
  useIssueGiftCardMutation,
  useBlockGiftCardMutation,
  useCorrectGiftCardMutation,
} = giftCardsApi;
