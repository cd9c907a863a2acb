import type { ActivityPage } from '@book-store/contract/reports/activity/activity.schemas';
import { baseApi } from '../../../api/base-api.ts';

const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.infiniteQuery<ActivityPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: before }) => ({ url: '/admin/activity', params: { before } }),
    }),
  }),
});

export const { useListActivityInfiniteQuery } = activityApi;
