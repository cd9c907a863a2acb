import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';
import { listed } from '../../../api/list-total.ts';

const newsletterListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSubscribers: build.query({
      ...call('GET /api/admin/newsletter', { result: listed('subscribers') }),
      providesTags: ['Subscriber'],
    }),
    removeSubscriber: build.mutation({
      ...call('DELETE /api/admin/newsletter/:id'),
      invalidatesTags: ['Subscriber'],
    }),
  }),
});

export const { useListSubscribersQuery, useRemoveSubscriberMutation } = newsletterListApi;
