import type {
  EditRetentionBody,
  EditStorefrontBody,
  ShopView,
} from '@book-store/contract/settings/shop/shop.schemas';
import type {
  EditShopBannerBody,
  EditShopIdentityBody,
} from '@book-store/contract/settings/shop/shop-identity.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { sends } from '../../../api/calls/admin-calls.ts';

const shopSectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editShopIdentity: build.mutation<ShopView, EditShopIdentityBody>(
      sends('PUT', '/admin/shop/identity', ['Shop']),
    ),
    editShopBanner: build.mutation<ShopView, EditShopBannerBody>(
      sends('PUT', '/admin/shop/home-page', ['Shop']),
    ),
    editStorefront: build.mutation<ShopView, EditStorefrontBody>({
      query: (body) => ({ url: '/admin/shop/storefront', method: 'PUT', body }),
      // The role of admins and the numbers of orders depend on it.
      invalidatesTags: ['Shop', 'AdminProfile', 'Order', 'Withdrawal', 'GiftCard', 'Book'],
    }),
    editRetention: build.mutation<ShopView, EditRetentionBody>(
      sends('PUT', '/admin/shop/retention', ['Shop']),
    ),
  }),
});

export const {
  useEditShopIdentityMutation,
  useEditShopBannerMutation,
  useEditStorefrontMutation,
  useEditRetentionMutation,
} = shopSectionsApi;
