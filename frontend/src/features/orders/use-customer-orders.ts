import { useListOrdersInfiniteQuery } from './orders-api.ts';

/**
 * Returns the orders of the account with this email, newest first. `orders` is undefined until the
 * first reply; a failed refresh keeps the previous orders and sets `failed`.
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
