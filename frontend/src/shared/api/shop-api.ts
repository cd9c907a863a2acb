import type { ShopView } from '@book-store/contract/schemas/shop';
import { baseApi } from './base-api.ts';

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches what the owner has set for the whole shop: delivery fee and days. */
    getShop: build.query<ShopView, void>({
      query: () => '/shop',
      providesTags: ['Shop'],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useGetShopQuery: useShopQuery } = shopApi;
export const { getShop } = shopApi.endpoints;
