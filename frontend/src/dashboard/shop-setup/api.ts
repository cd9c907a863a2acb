import type {
  DemoData,
  EditShopSetupBody,
  RemoveDemoBody,
  ShopSetup,
} from '@book-store/contract/schemas/shop-setup';
import { baseApi } from '../../api/base-api.ts';

const as = { as: 'admin' } as const;

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
      extraOptions: as,
    }),
    editShopSetup: build.mutation<ShopSetup, EditShopSetupBody>({
      query: (body) => ({ url: '/admin/setup', method: 'PUT', body }),
      invalidatesTags: ['ShopSetup'],
      extraOptions: as,
    }),
    getDemoData: build.query<DemoData, void>({
      query: () => '/admin/demo',
      keepUnusedDataFor: 0,
      extraOptions: as,
    }),
    removeDemo: build.mutation<DemoData, RemoveDemoBody>({
      query: (body) => ({ url: '/admin/demo', method: 'DELETE', body }),
      invalidatesTags: ['ShopSetup', 'Book', 'Order', 'AdminStats', 'News'],
      extraOptions: as,
    }),
  }),
});

export const {
  useGetShopSetupQuery,
  useEditShopSetupMutation,
  useLazyGetDemoDataQuery,
  useRemoveDemoMutation,
} = shopSetupApi;
