import { useListOrdersInfiniteQuery } from './api.ts';
import { useIsJustPaid } from './use-is-just-paid.ts';

/** How often an order is asked for whose payment is being confirmed. */
export const CONFIRM_MS = 3000;

/**
 * Returns the orders of the account with this email, newest first. `data` is undefined until the
 * first reply; a failed refresh keeps the previous orders.
 */
export function useCustomerOrders(email: string | null) {
  const isBeingConfirmed = useIsJustPaid();
  const { currentData, isFetching, error, hasNextPage, fetchNextPage, refetch } =
    useListOrdersInfiniteQuery(email ?? '', {
      skip: !email,
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      pollingInterval: isBeingConfirmed ? CONFIRM_MS : 0,
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
