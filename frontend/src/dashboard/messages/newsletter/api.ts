import type {
  ListSubscribersQuery,
  SubscriberRemoved,
  SubscriberView,
} from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { calls, lists } from '../../../api/calls/admin-calls.ts';

const newsletterListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSubscribers: build.query<
      { subscribers: SubscriberView[]; total: number },
      ListSubscribersQuery
    >(lists('subscribers', '/admin/newsletter', ['Subscriber'])),
    removeSubscriber: build.mutation<SubscriberRemoved, string>(
      calls('DELETE', (id) => `/admin/newsletter/${encodeURIComponent(id)}`, ['Subscriber']),
    ),
  }),
});

export const { useListSubscribersQuery, useRemoveSubscriberMutation } = newsletterListApi;
