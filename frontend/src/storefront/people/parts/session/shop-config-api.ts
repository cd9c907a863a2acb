import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const shopConfigApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the configuration that the browser needs for sign-in. */
    getShopConfig: build.query(call('GET /api/config')),
  }),
});

export const { useGetShopConfigQuery, useLazyGetShopConfigQuery } = shopConfigApi;
