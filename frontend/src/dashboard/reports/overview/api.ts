import type {
  ConfirmClockBody,
  ConfirmedClock,
} from '@book-store/contract/platform/jobs/clock-jump.schemas';
import type {
  OverviewQuery,
  OverviewView,
} from '@book-store/contract/reports/overview/overview.schemas';
import { baseApi } from '../../../api/base-api.ts';

const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OverviewView, OverviewQuery>({
      query: (params) => ({ url: '/admin', params }),
      providesTags: ['Overview'],
    }),
    confirmClock: build.mutation<ConfirmedClock, ConfirmClockBody>({
      query: (body) => ({ url: '/admin/clock/confirm', method: 'POST', body }),
      invalidatesTags: ['Overview'],
    }),
  }),
});

export const { useGetOverviewQuery, useConfirmClockMutation } = overviewApi;

const POLL_INTERVAL_MS = 60_000;

/**
 * Returns the dashboard's figures and polls while the page is visible. `stats` keeps the last figures
 * while those of another year load.
 */
export function useOverview(year: number | undefined) {
  const { data, isFetching, isError, refetch } = useGetOverviewQuery(year ? { year } : {}, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  return { stats: data, isFetching, failed: isError, retry: () => void refetch() };
}
