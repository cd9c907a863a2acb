import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import { baseApi } from '../../../../api/base-api.ts';

const shopConfigApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the configuration that the browser needs for sign-in. */
    getShopConfig: build.query<ShopConfigView, void>({ query: () => '/config' }),
  }),
});

export const { useGetShopConfigQuery, useLazyGetShopConfigQuery } = shopConfigApi;
