import type {
  ListSubscribersQuery,
  SubscriberRemoved,
  SubscriberView,
} from '@book-store/contract/schemas/newsletter';
import { baseApi } from '../../api/base-api.ts';
import { listed } from '../../api/list-total.ts';

const newsletterListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSubscribers: build.query<
      { subscribers: SubscriberView[]; total: number },
      ListSubscribersQuery
    >({
      query: (params) => ({ url: '/admin/newsletter', params }),
      transformResponse: listed('subscribers'),
      providesTags: ['Subscriber'],
    }),
    removeSubscriber: build.mutation<SubscriberRemoved, string>({
      query: (id) => ({ url: `/admin/newsletter/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Subscriber'],
    }),
  }),
});

export const { useListSubscribersQuery, useRemoveSubscriberMutation } = newsletterListApi;
