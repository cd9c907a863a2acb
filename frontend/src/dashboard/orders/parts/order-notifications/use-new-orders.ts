import type { OrderNotifications } from '@book-store/contract/orders/order/admin-orders.schemas';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../../../api/base-api.ts';
import { live } from '../../../../api/refresh.ts';
import { isNewer, useGetOrderNotificationsQuery, useMarkNotificationsSeenMutation } from './api.ts';

const LISTED = 10;

type NewOrders = Pick<OrderNotifications, 'count' | 'orders'>;
const none: NewOrders = { count: 0, orders: [] };

/** Adds orders that arrived while the list is open to the top of it. */
function withLater({ count, orders }: NewOrders, later: NewOrders): NewOrders {
  const known = new Set(orders.map(({ _id }) => _id));
  const added = later.orders.filter(({ _id }) => !known.has(_id));
  return {
    count: orders.length === 0 ? later.count : count + added.length,
    orders: [...added, ...orders].slice(0, LISTED),
  };
}

/** Polls for new orders while the page is visible; while the list is `open`, marks them as seen. */
export function useNewOrders(open: boolean) {
  const { data, isError } = useGetOrderNotificationsQuery(undefined, live(8));
  const [markSeen] = useMarkNotificationsSeenMutation();
  const [listed, setListed] = useState(none);
  useRefreshOnNewOrders(data);

  useEffect(() => {
    if (!open) setListed(none);
    else if (data && data.count > 0) {
      setListed((before) => withLater(before, data));
      void markSeen({ ids: data.ids });
    }
  }, [open, data, markSeen]);

  return { count: data?.count ?? 0, listed, failed: isError && !data };
}

/** Refetches figures and lists when a new order arrives. */
function useRefreshOnNewOrders(data: OrderNotifications | undefined) {
  const dispatch = useDispatch();
  const before = useRef<OrderNotifications | undefined>(undefined);
  useEffect(() => {
    if (before.current && data && isNewer(data, before.current)) {
      dispatch(baseApi.util.invalidateTags(['Overview', 'Order']));
    }
    before.current = data;
  }, [data, dispatch]);
}
