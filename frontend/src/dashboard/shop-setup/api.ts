import type {
  DemoData,
  EditShopSetupBody,
  RemoveDemoBody,
  ShopSetup,
} from '@book-store/contract/schemas/shop-setup';
import { baseApi } from '../../api/base-api.ts';

const shopSetupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopSetup: build.query<ShopSetup, void>({
      query: () => '/admin/setup',
      providesTags: [
        'ShopSetup',
        'Shop',
        { type: 'Book', id: 'LIST' },
        { type: 'Order', id: 'LIST' },
      ],
    }),
    editShopSetup: build.mutation<ShopSetup, EditShopSetupBody>({
      query: (body) => ({ url: '/admin/setup', method: 'PUT', body }),
      invalidatesTags: ['ShopSetup'],
    }),
    getDemoData: build.query<DemoData, void>({
      query: () => '/admin/demo',
      keepUnusedDataFor: 0,
    }),
    removeDemo: build.mutation<DemoData, RemoveDemoBody>({
      query: (body) => ({ url: '/admin/demo', method: 'DELETE', body }),
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
