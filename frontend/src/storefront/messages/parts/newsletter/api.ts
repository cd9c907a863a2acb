import type {
  ConfirmBody,
  ConfirmReply,
  SubscribeBody,
  SubscribeReply,
  UnsubscribeReply,
} from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { baseApi } from '../../../../api/base-api.ts';

const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<SubscribeReply, SubscribeBody>({
      query: (body) => ({ url: '/newsletter', method: 'POST', body }),
    }),
    confirmAddress: build.mutation<ConfirmReply, ConfirmBody>({
      query: (body) => ({ url: '/newsletter/confirm', method: 'POST', body }),
    }),
    unsubscribe: build.mutation<UnsubscribeReply, string>({
      query: (token) => ({
        url: `/newsletter/unsubscribe/${encodeURIComponent(token)}`,
        method: 'POST',
      }),
    }),
  }),
});

export const { useSubscribeMutation, useConfirmAddressMutation, useUnsubscribeMutation } =
  newsletterApi;
