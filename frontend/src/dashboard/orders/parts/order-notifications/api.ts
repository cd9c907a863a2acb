import type { OrderNotifications } from '@book-store/contract/orders/order/admin-orders.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

type Ids = Pick<OrderNotifications, 'ids'>;

/** Returns whether one list has an order that the other lacks. */
export const isNewer = (one: Ids, other: Ids): boolean => {
  const known = new Set(other.ids);
  return one.ids.some((id) => !known.has(id));
};

const orderNotificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderNotifications: build.query(call('GET /api/admin/notifications')),
    markNotificationsSeen: build.mutation({
      ...call('POST /api/admin/notifications/seen'),
      async onQueryStarted({ ids }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            orderNotificationsApi.util.updateQueryData(
              'getOrderNotifications',
              undefined,
              (known) => (isNewer(known, { ids: [...ids, ...data.ids] }) ? known : data),
            ),
          );
        } catch {
          // They stay unseen until the list is opened again.
        }
      },
    }),
  }),
});

export const { useGetOrderNotificationsQuery, useMarkNotificationsSeenMutation } =
  orderNotificationsApi;
