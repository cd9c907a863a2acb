import { useGetAdminStatsQuery } from './admin-stats-api.ts';

const POLL_INTERVAL_MS = 60_000;

/**
 * The dashboard's figures, kept fresh while the page is in sight. `stats` are the last ones that came,
 * also while those of another year are on their way.
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
