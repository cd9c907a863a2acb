import type { AdminNotifications, NotificationsSeenBody } from '@book-store/backend/contract';
import { baseApi } from '../../shared/api/base-api.ts';

const adminNotificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminNotifications: build.query<AdminNotifications, void>({
      query: () => '/admin/notifications',
      extraOptions: { as: 'admin' },
    }),
    markNotificationsSeen: build.mutation<AdminNotifications, NotificationsSeenBody>({
      query: (body) => ({ url: '/admin/notifications/seen', method: 'POST', body }),
      extraOptions: { as: 'admin' },
      async onQueryStarted(_seen, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            adminNotificationsApi.util.updateQueryData(
              'getAdminNotifications',
              undefined,
              (known) => (known.until > data.until ? known : data),
            ),
          );
        } catch {
          // They stay new; the next look marks them.
        }
      },
    }),
  }),
});

export const { useGetAdminNotificationsQuery, useMarkNotificationsSeenMutation } =
  adminNotificationsApi;
