import type {
  DemoData,
  EditShopSetupBody,
  RemoveDemoBody,
  ShopSetup,
} from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { sends } from '../../../../api/calls/admin-calls.ts';

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
    editShopSetup: build.mutation<ShopSetup, EditShopSetupBody>(
      sends('PUT', '/admin/setup', ['ShopSetup']),
    ),
    getDemoData: build.query<DemoData, void>({
      query: () => '/admin/demo',
      keepUnusedDataFor: 0,
    }),
    removeDemo: build.mutation<DemoData, RemoveDemoBody>(
      sends('DELETE', '/admin/demo', ['ShopSetup', 'Book', 'Order', 'Overview', 'News']),
    ),
  }),
});

export const {
  useGetShopSetupQuery,
  useEditShopSetupMutation,
  useLazyGetDemoDataQuery,
  useRemoveDemoMutation,
} = shopSetupApi;
