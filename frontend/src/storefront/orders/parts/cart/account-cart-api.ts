import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const accountCartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the account's cart; the uid keeps accounts apart in the cache. */
    getAccountCart: build.query(
      call('GET /api/account/cart', { as: 'customer', request: (_uid: string) => ({}) }),
    ),
    changeAccountCart: build.mutation(call('POST /api/account/cart/changes', { as: 'customer' })),
  }),
});

export const { getAccountCart, changeAccountCart } = accountCartApi.endpoints;
