import { toApiProblem } from '../../api/api-problem.ts';
import { useListOrdersInfiniteQuery } from './api.ts';

/**
 * Returns the orders of the account with this email, newest first. `orders` is undefined until the
 * first reply; a failed refresh keeps the previous orders and sets `failed`, with what to do in `advice`.
 */
export function useCustomerOrders(email: string | null) {
  const { currentData, isFetching, error, hasNextPage, fetchNextPage, refetch } =
    useListOrdersInfiniteQuery(email ?? '', {
      skip: !email,
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
    });
  return {
    orders: currentData?.pages.flatMap(({ orders }) => orders),
    failed: (error !== undefined && !isFetching) || !email,
    advice: error && toApiProblem(error).message,
    isFetching,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
