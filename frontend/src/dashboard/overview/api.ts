import type { AdminStats, AdminStatsQuery } from '@book-store/contract/schemas/admin-stats';
import { baseApi } from '../../api/base-api.ts';

const adminStatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminStats: build.query<AdminStats, AdminStatsQuery>({
      query: (params) => ({ url: '/admin', params }),
      providesTags: ['AdminStats'],
    }),
  }),
});

export const { useGetAdminStatsQuery } = adminStatsApi;

const POLL_INTERVAL_MS = 60_000;

/**
 * Returns the dashboard's figures and polls while the page is visible. `stats` keeps the last figures
 * while those of another year load.
 */
export function useAdminStats(year: number | undefined) {
  const { data, isFetching, isError, refetch } = useGetAdminStatsQuery(year ? { year } : {}, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  return { stats: data, isFetching, failed: isError, retry: () => void refetch() };
}
