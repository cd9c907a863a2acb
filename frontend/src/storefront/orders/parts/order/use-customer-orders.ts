import { skipToken } from '@reduxjs/toolkit/query';
import { useKnownOrders, useListOrdersInfiniteQuery } from './api.ts';
import { useConfirmInterval } from './use-is-being-confirmed.ts';

/**
 * Returns the orders of the account with this email, newest first. `data` is undefined until the
 * first reply; a failed refresh keeps the previous orders.
 */
export function useCustomerOrders(email: string | null) {
  const { currentData: known } = useKnownOrders(email || skipToken);
  const pollingInterval = useConfirmInterval(known?.pages.flatMap(({ orders }) => orders));
  const { currentData, isFetching, error, hasNextPage, fetchNextPage, refetch } =
    useListOrdersInfiniteQuery(email ?? '', {
      skip: !email,
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      pollingInterval,
      skipPollingIfUnfocused: true,
    });
  return {
    data: currentData?.pages.flatMap(({ orders }) => orders),
    error: email ? (isFetching ? undefined : error) : new Error('An account without an address.'),
    isFetching,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    refetch,
  };
}
