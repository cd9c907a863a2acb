import type {
  BlockGiftCardBody,
  CorrectGiftCardBody,
  GiftCardView,
  IssuedGiftCard,
  IssueGiftCardBody,
  ListGiftCardsQuery,
  OpenedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addsOnce, addsOnceTo, lists, sendsTo } from '../../../../api/calls/admin-calls.ts';
import { type Once, once } from '../../../../api/once.ts';

const giftCardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGiftCards: build.query<{ cards: GiftCardView[]; total: number }, ListGiftCardsQuery>(
      lists('cards', '/admin/gift-cards', ['GiftCard']),
    ),
    getGiftCard: build.query<OpenedGiftCard, string>({
      query: (id) => `/admin/gift-cards/${id}`,
      providesTags: ['GiftCard'],
    }),
    issueGiftCard: build.mutation<IssuedGiftCard, Once<IssueGiftCardBody>>(
      addsOnce('/admin/gift-cards', ['GiftCard']),
    ),
    blockGiftCard: build.mutation<GiftCardView, BlockGiftCardBody & { id: string }>(
      sendsTo('PATCH', (id) => `/admin/gift-cards/${id}`, ['GiftCard']),
    ),
    correctGiftCard: build.mutation<GiftCardView, Once<CorrectGiftCardBody & { id: string }>>(
      addsOnceTo((id) => `/admin/gift-cards/${id}/corrections`, ['GiftCard']),
    ),
  }),
});

export const { useListGiftCardsQuery, useGetGiftCardQuery, useBlockGiftCardMutation } =
  giftCardsApi;

export const useIssueGiftCardMutation = once(giftCardsApi.useIssueGiftCardMutation);
export const useCorrectGiftCardMutation = once(giftCardsApi.useCorrectGiftCardMutation);
