import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const shopSectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editShopIdentity: build.mutation({
      ...call('PUT /api/admin/shop/identity'),
      invalidatesTags: ['Shop'],
    }),
    editShopBanner: build.mutation({
      ...call('PUT /api/admin/shop/home-page'),
      invalidatesTags: ['Shop'],
    }),
    editStorefront: build.mutation({
      ...call('PUT /api/admin/shop/storefront'),
      // The role of admins, the numbers of orders and the names of the first genres depend on it.
      invalidatesTags: ['Shop', 'AdminProfile', 'Order', 'Withdrawal', 'GiftCard', 'Book', 'Genre'],
    }),
    editRetention: build.mutation({
      ...call('PUT /api/admin/shop/retention'),
      invalidatesTags: ['Shop'],
    }),
  }),
});

export const {
  useEditShopIdentityMutation,
  useEditShopBannerMutation,
  useEditStorefrontMutation,
  useEditRetentionMutation,
} = shopSectionsApi;
