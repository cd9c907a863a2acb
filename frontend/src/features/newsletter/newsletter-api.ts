import type { SubscribeBody, SubscribeReply } from '@book-store/contract/schemas/newsletter';
import { baseApi } from '../../shared/api/base-api.ts';

const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<SubscribeReply, SubscribeBody>({
      query: (body) => ({ url: '/newsletter', method: 'POST', body }),
    }),
  }),
});

export const { useSubscribeMutation } = newsletterApi;
