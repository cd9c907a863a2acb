import { skipToken } from '@reduxjs/toolkit/query';
import { live } from '../../../../api/refresh.ts';
import { useKnownOrders, useListOrdersInfiniteQuery } from './api.ts';
import { useConfirmInterval } from './use-is-being-confirmed.ts';

/**
 * Returns the orders of the account with this email, newest first. `data` is undefined until the
 * first reply; a failed refresh keeps the previous orders.
 */
export function useCustomerOrders(email: string | null) {
  const { currentData: known } = useKnownOrders(email || skipToken);
  const seconds = useConfirmInterval(known?.pages.flatMap(({ orders }) => orders));
  const { currentData, isFetching, error, hasNextPage, fetchNextPage, refetch } =
    useListOrdersInfiniteQuery(email ?? '', {
      skip: !email,
      ...live(seconds),
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
