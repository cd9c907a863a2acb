import { SHOP_NAME } from '@book-store/contract/page-head';
import type { ShopView } from '@book-store/contract/schemas/shop';
import type { ShopIdentity } from '@book-store/contract/schemas/shop-identity';
import { baseApi } from './base-api.ts';

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches what the owner has set for the whole shop: its identity, its banner and its delivery. */
    getShop: build.query<ShopView, void>({
      query: () => '/shop',
      providesTags: ['Shop'],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useGetShopQuery: useShopQuery } = shopApi;
export const { getShop } = shopApi.endpoints;

/** The server writes the shop's name into every document, also into those that it does not render. */
const nameInDocument = () =>
  document.head.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;

type KnownShop = ShopIdentity & Pick<ShopView, 'banner'>;

/** Returns the shop's identity; until that is loaded, only its name. */
export function useShop(): KnownShop {
  const { data } = useShopQuery();
  return data ?? { name: nameInDocument() || SHOP_NAME };
}
