import type {
  ListSubscribersQuery,
  SubscriberRemoved,
  SubscriberView,
} from '@book-store/contract/schemas/newsletter';
import { baseApi } from '../../api/base-api.ts';
import { listTotal } from '../../api/list-total.ts';

const newsletterListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSubscribers: build.query<
      { subscribers: SubscriberView[]; total: number },
      ListSubscribersQuery
    >({
      query: (params) => ({ url: '/admin/newsletter', params }),
      transformResponse: (subscribers: SubscriberView[], meta) => ({
        subscribers,
        total: listTotal(meta, subscribers.length),
      }),
      providesTags: ['Subscriber'],
      extraOptions: { as: 'admin' },
    }),
    removeSubscriber: build.mutation<SubscriberRemoved, string>({
      query: (id) => ({ url: `/admin/newsletter/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Subscriber'],
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const { useListSubscribersQuery, useRemoveSubscriberMutation } = newsletterListApi;
