import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const shopSetupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopSetup: build.query({
      ...call('GET /api/admin/setup'),
      providesTags: [
        'ShopSetup',
        'Shop',
        { type: 'Book', id: 'LIST' },
        { type: 'Order', id: 'LIST' },
      ],
    }),
    editShopSetup: build.mutation({
      ...call('PUT /api/admin/setup'),
      invalidatesTags: ['ShopSetup'],
    }),
    getDemoData: build.query({ ...call('GET /api/admin/demo'), keepUnusedDataFor: 0 }),
    removeDemo: build.mutation({
      ...call('DELETE /api/admin/demo'),
      invalidatesTags: ['ShopSetup', 'Book', 'Order', 'Overview', 'News'],
    }),
  }),
});

export const {
  useGetShopSetupQuery,
  useEditShopSetupMutation,
  useLazyGetDemoDataQuery,
  useRemoveDemoMutation,
} = shopSetupApi;
