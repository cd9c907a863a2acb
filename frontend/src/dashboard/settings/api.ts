import type {
  EditRetentionBody,
  EditStorefrontBody,
  ShopView,
} from '@book-store/contract/schemas/shop';
import type {
  EditShopBannerBody,
  EditShopIdentityBody,
} from '@book-store/contract/schemas/shop-identity';
import { baseApi } from '../../api/base-api.ts';

const shopSectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editShopIdentity: build.mutation<ShopView, EditShopIdentityBody>({
      query: (body) => ({ url: '/admin/shop/identity', method: 'PUT', body }),
      invalidatesTags: ['Shop'],
    }),
    editShopBanner: build.mutation<ShopView, EditShopBannerBody>({
      query: (body) => ({ url: '/admin/shop/banner', method: 'PUT', body }),
      invalidatesTags: ['Shop'],
    }),
    editStorefront: build.mutation<ShopView, EditStorefrontBody>({
      query: (body) => ({ url: '/admin/shop/storefront', method: 'PUT', body }),
      // The role of admins and the numbers of orders depend on it.
      invalidatesTags: ['Shop', 'AdminProfile', 'Order', 'Withdrawal', 'GiftCard', 'Book'],
    }),
    editRetention: build.mutation<ShopView, EditRetentionBody>({
      query: (body) => ({ url: '/admin/shop/retention', method: 'PUT', body }),
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
