import { useListOrdersInfiniteQuery } from './orders-api.ts';

/**
 * The orders of the account with this email, newest first. `orders` is undefined until the first
 * answer; a failed refresh keeps what was there and sets `failed`.
 */
export function useCustomerOrders(email: string | null) {
  const { currentData, isFetching, isError, hasNextPage, fetchNextPage, refetch } =
    useListOrdersInfiniteQuery(email ?? '', {
      skip: !email,
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
    });
  return {
    orders: currentData?.pages.flatMap(({ orders }) => orders),
    failed: (isError && !isFetching) || !email,
    isFetching,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
