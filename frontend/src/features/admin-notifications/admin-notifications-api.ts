import type {
  AdminNotifications,
  NotificationsSeenBody,
} from '@book-store/contract/schemas/admin-orders';
import { baseApi } from '../../shared/api/base-api.ts';

type Ids = Pick<AdminNotifications, 'ids'>;

/** Returns whether one list has an order that the other lacks. */
export const isNewer = (one: Ids, other: Ids): boolean => {
  const known = new Set(other.ids);
  return one.ids.some((id) => !known.has(id));
};

const adminNotificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminNotifications: build.query<AdminNotifications, void>({
      query: () => '/admin/notifications',
      extraOptions: { as: 'admin' },
    }),
    markNotificationsSeen: build.mutation<AdminNotifications, NotificationsSeenBody>({
      query: (body) => ({ url: '/admin/notifications/seen', method: 'POST', body }),
      extraOptions: { as: 'admin' },
      async onQueryStarted({ ids }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            adminNotificationsApi.util.updateQueryData(
              'getAdminNotifications',
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

export const { useGetAdminNotificationsQuery, useMarkNotificationsSeenMutation } =
  adminNotificationsApi;
