import type {
  BlockGiftCardBody,
  CorrectGiftCardBody,
  GiftCardView,
  IssuedGiftCard,
  IssueGiftCardBody,
  ListGiftCardsQuery,
  OpenedGiftCard,
} from '@book-store/contract/schemas/gift-cards';
import { lists, sends, sendsTo } from '../../api/admin-calls.ts';
import { baseApi } from '../../api/base-api.ts';

const giftCardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGiftCards: build.query<{ cards: GiftCardView[]; total: number }, ListGiftCardsQuery>(
      lists('cards', '/admin/gift-cards', ['GiftCard']),
    ),
    getGiftCard: build.query<OpenedGiftCard, string>({
      query: (id) => `/admin/gift-cards/${id}`,
      providesTags: ['GiftCard'],
    }),
    issueGiftCard: build.mutation<IssuedGiftCard, IssueGiftCardBody>(
      sends('POST', '/admin/gift-cards', ['GiftCard']),
    ),
    blockGiftCard: build.mutation<GiftCardView, BlockGiftCardBody & { id: string }>(
      sendsTo('PATCH', (id) => `/admin/gift-cards/${id}`, ['GiftCard']),
    ),
    correctGiftCard: build.mutation<GiftCardView, CorrectGiftCardBody & { id: string }>(
      sendsTo('POST', (id) => `/admin/gift-cards/${id}/corrections`, ['GiftCard']),
    ),
  }),
});

export const {
  useListGiftCardsQuery,
  useGetGiftCardQuery,
  useIssueGiftCardMutation,
  useBlockGiftCardMutation,
  useCorrectGiftCardMutation,
} = giftCardsApi;
