import type { AdminStats, AdminStatsQuery } from '@book-store/contract/schemas/admin-stats';
import { baseApi } from '../../shared/api/base-api.ts';

const adminStatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminStats: build.query<AdminStats, AdminStatsQuery>({
      query: (params) => ({ url: '/admin', params }),
      providesTags: ['AdminStats'],
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const { useGetAdminStatsQuery } = adminStatsApi;
