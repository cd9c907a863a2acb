import type { ShopConfigView } from '@book-store/contract/schemas/shop-config';
import { baseApi } from './base-api.ts';

const shopConfigApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the browser must know of this installation before anybody can sign in. */
    getShopConfig: build.query<ShopConfigView, void>({ query: () => '/config' }),
  }),
});

export const { useGetShopConfigQuery, useLazyGetShopConfigQuery } = shopConfigApi;
