import type { ActivityPage } from '@book-store/contract/reports/activity/activity.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { requestOf } from '../../../api/call.ts';

const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.infiniteQuery<ActivityPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: before }) => requestOf('GET /api/admin/activity', { query: { before } }),
    }),
  }),
});

export const { useListActivityInfiniteQuery } = activityApi;
