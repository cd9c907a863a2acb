import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';

/** Whether prices include tax; undefined in a shop without tax. */
export function taxInPrices(shop: Partial<Pick<ShopView, 'tax' | 'place'>>) {
  const { tax, place } = shop;
  const isDue = tax?.rates.some(({ rate, country }) => rate > 0 && country === place?.country);
  if (!tax || !isDue) return undefined;
  return tax.included ? 'included' : 'added';
}
