import { isInEu } from './eu.ts';

/** Where publishers set the prices of new books. */
const FIXED_PRICES = 'AT DE FR';

export type PriceRules = {
  /** Whether a struck price is the lowest one of the 30 days before the reduction. */
  lowestPrices: boolean;
  /** Whether new books have fixed prices unless something else is said. */
  fixedPrices: boolean;
};

/** Returns what holds for the prices of a shop in a country, unless its owner decides otherwise. */
export const priceRulesOf = (country = 'none'): PriceRules => ({
  // There a reduction has to be shown from the lowest price of the 30 days before.
  lowestPrices: isInEu(country),
  fixedPrices: FIXED_PRICES.includes(country),
});

type Prices = { newPrice: number; oldPrice?: number | undefined; lowestPrice?: number | undefined };

/**
 * Returns the price that is struck beside that of a book; undefined: none, as the book isn't reduced. A reduction
 * is one by its old price; `lowestPrices` decides from which price it is shown.
 */
export function struckPrice(
  { newPrice, oldPrice, lowestPrice }: Prices,
  lowestPrices: boolean | undefined,
): number | undefined {
  const struck = lowestPrices ? lowestPrice : oldPrice;
  const isReduced = (oldPrice ?? 0) > newPrice && (struck ?? 0) > newPrice;
  return isReduced ? struck : undefined;
}
