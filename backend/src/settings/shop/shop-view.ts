import { type ShopPlace, shopDay } from '@book-store/contract/place';
import type { PaymentWay } from '@book-store/contract/settings/payment/payment';
import { priceRulesOf } from '@book-store/contract/settings/place/price-rules';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { ORDER_PREFIX } from '@book-store/contract/settings/shop/shop-limits';
import type { ShopTax } from '@book-store/contract/settings/tax/tax.schemas';
import type { Settings } from './sections.ts';

/** Returns the shop's country, price rules and order number prefix. */
export function toPlace({
  place,
  prices,
  storefront: { orderPrefix },
}: Pick<Settings, 'place' | 'prices' | 'storefront'>): ShopPlace {
  const rules = { ...priceRulesOf(place.country), ...prices };
  return {
    ...place,
    lowestPrices: rules.lowestPrices || undefined,
    fixedPrices: rules.fixedPrices || undefined,
    orderPrefix: orderPrefix === ORDER_PREFIX ? undefined : orderPrefix,
  };
}

/** Returns undefined until the owner has entered a rate or a tax number. */
export const toTax = ({ tax }: Pick<Settings, 'tax'>): ShopTax | undefined =>
  tax.rates.length > 0 || tax.number ? tax : undefined;

/** Omits Stripe unless the server has its keys. */
export const toPaymentWays = (
  { payments }: Pick<Settings, 'payments'>,
  hasStripe: boolean,
): PaymentWay[] =>
  payments.ways
    .filter(({ method }) => method !== 'stripe' || hasStripe)
    .map(({ fee, ...way }) => ({ ...way, fee: fee || undefined }));

/** Returns the public settings; some are absent until the owner sets them. */
export function toShopView(settings: Settings, now: Date): ShopView {
  const { identity, banner, delivery, retention, storefront, payments, ownPages, versions } =
    settings;
  const isPlaceSet =
    versions.place > 0 || versions.prices > 0 || storefront.orderPrefix !== ORDER_PREFIX;
  return {
    ...identity,
    banner: Object.keys(banner).length > 0 ? banner : undefined,
    place: isPlaceSet ? toPlace(settings) : undefined,
    today: shopDay(now),
    ...delivery,
    ...retention,
    ...storefront,
    severalCopies: storefront.severalCopies || undefined,
    guestOrders: storefront.guestOrders || undefined,
    tax: toTax(settings),
    payments: versions.payments > 0 ? toPaymentWays(settings, true) : undefined,
    giftCards: payments.giftCards || undefined,
    giftCardSales: (payments.giftCards && payments.giftCardSales) || undefined,
    giftCardMonths:
      (payments.giftCards && payments.giftCardSales && payments.giftCardMonths) || undefined,
    ownPages: ownPages.length > 0 ? ownPages : undefined,
    versions,
  };
}

type Part = (now: Date) => Promise<Partial<ShopView>>;
const parts = new Set<Part>();

/** Registers another area's part of the public shop data. */
export const onShopView = (part: Part): void => {
  parts.add(part);
};

/** Adds the other areas' parts. */
export async function withParts(shop: ShopView, now: Date): Promise<ShopView> {
  const all = await Promise.all([...parts].map((part) => part(now)));
  return Object.assign({}, shop, ...all);
}
