import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { area, type TextsOf } from '../wording/storefront-texts.ts';

/** What is said of the tax wherever a price stands alone. */
export const priceTexts = area('lib/money/price', {
  included: 'incl. tax',
  added: 'plus tax',
  allIncluded: 'All prices include tax, but not delivery.',
  allAdded: 'Tax and delivery are added to all prices.',
});

/** Returns whether the shop's prices have tax in them, or get it on top; undefined in a shop without tax. */
export function taxInPrices(shop: Partial<Pick<ShopView, 'tax' | 'place'>>) {
  const { tax, place } = shop;
  const isDue = tax?.rates.some(({ rate, country }) => rate > 0 && country === place?.country);
  if (!tax || !isDue) return undefined;
  return tax.included ? 'included' : 'added';
}

export type PriceTexts = TextsOf<typeof priceTexts>;
