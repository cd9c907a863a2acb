import { PLACE_META, STOREFRONT_META } from '@book-store/contract/pages/heads/page-head';
import type { ShopPlace } from '@book-store/contract/place';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import type { ShopIdentity } from '@book-store/contract/settings/shop/shop-identity.schemas';
import { SHOP_NAME } from '@book-store/contract/settings/shop/shop-limits';
import type { Storefront } from '@book-store/contract/storefront';
import { useSelector } from 'react-redux';
import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the shop's settings: identity, banner, delivery. */
    getShop: build.query({
      ...call('GET /api/shop', { as: 'visitor-or-admin' }),
      providesTags: ['Shop'],
    }),
  }),
});

export const { useGetShopQuery: useShopQuery } = shopApi;
export const { getShop } = shopApi.endpoints;

const selectShop = getShop.select();

/** False until the settings are loaded. */
export const useSeveralCopies = (): boolean =>
  useSelector((state: Parameters<typeof selectShop>[0]) => selectShop(state).data)?.severalCopies ??
  false;

/** The server writes the shop's name into every document, also into those that it does not render. */
const nameInDocument = () =>
  document.head.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;

/** Returns the storefront that the server has written into the document; none if it is as specified. */
export const storefrontInDocument = (): Storefront | undefined =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${STOREFRONT_META}"]`)?.content as
    | Storefront
    | undefined;

/** Returns the place that the server has written into the document; Vite's documents have none. */
export async function placeOfDocument(): Promise<ShopPlace | undefined> {
  const selector = `meta[name="${PLACE_META}"]`;
  const written = document.head.querySelector<HTMLMetaElement>(selector)?.content;
  if (written) return JSON.parse(written);
  if (!import.meta.env.DEV) return undefined;
  let reply = await fetch('/api/shop');
  // Vite is there before the API, which also starts anew with each change of its code.
  while (reply.status === 502) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    reply = await fetch('/api/shop');
  }
  const shop: ShopView | undefined = await reply.json();
  return shop?.place;
}

type KnownShop = ShopIdentity &
  Pick<
    ShopView,
    | 'banner'
    | 'place'
    | 'storefront'
    | 'accounts'
    | 'google'
    | 'ownPages'
    | 'tax'
    | 'payments'
    | 'giftCardSales'
    | 'answersMail'
    | 'news'
    | 'guestOrders'
  >;

/** Until the settings are loaded, only name and texts are known. */
export function useShop(): KnownShop {
  const { data } = useShopQuery();
  return data ?? { name: nameInDocument() || SHOP_NAME, storefront: storefrontInDocument() };
}
