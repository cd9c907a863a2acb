import type { AdminNotifications, NotificationsSeenBody } from '@book-store/backend/contract';
import { baseApi } from '../../shared/api/base-api.ts';

const adminNotificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminNotifications: build.query<AdminNotifications, void>({
      query: () => '/admin/notifications',
      extraOptions: { as: 'admin' },
    }),
    markNotificationsSeen: build.mutation<unknown, NotificationsSeenBody>({
      query: (body) => ({ url: '/admin/notifications/seen', method: 'POST', body }),
      extraOptions: { as: 'admin' },
      async onQueryStarted({ until }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          // They stay new; the next look marks them.
          return;
        }
        dispatch(
          adminNotificationsApi.util.updateQueryData('getAdminNotifications', undefined, (news) =>
            news.until > until ? news : { count: 0, orders: [], until },
          ),
        );
      },
    }),
  }),
});

export const { useGetAdminNotificationsQuery, useMarkNotificationsSeenMutation } =
  adminNotificationsApi;
