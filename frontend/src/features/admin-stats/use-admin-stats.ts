import { useGetAdminStatsQuery } from './admin-stats-api.ts';

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
