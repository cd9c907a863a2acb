import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';
import { live } from '../../../api/refresh.ts';

const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query({ ...call('GET /api/admin'), providesTags: ['Overview'] }),
    confirmClock: build.mutation({
      ...call('POST /api/admin/clock/confirm'),
      invalidatesTags: ['Overview'],
    }),
  }),
});

export const { useGetOverviewQuery, useConfirmClockMutation } = overviewApi;

/**
 * Returns the dashboard's figures and polls while the page is visible. `stats` keeps the last figures
 * while those of another year load.
 */
export function useOverview(year: number | undefined) {
  const { data, isFetching, isError, refetch } = useGetOverviewQuery(year ? { year } : {}, {
    ...live(60),
  });
  return { stats: data, isFetching, failed: isError, retry: () => void refetch() };
}
