import { useListOrdersInfiniteQuery } from './api.ts';

/**
 * Returns the orders of the account with this email, newest first. `data` is undefined until the
 * first reply; a failed refresh keeps the previous orders.
 */
export function useCustomerOrders(email: string | null) {
  const { currentData, isFetching, error, hasNextPage, fetchNextPage, refetch } =
    useListOrdersInfiniteQuery(email ?? '', {
      skip: !email,
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
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
