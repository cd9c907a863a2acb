import { isInEu } from './eu.ts';

/** Countries with fixed book prices. */
const FIXED_PRICES = 'AT DE FR';

export type PriceRules = {
  /** Whether the price shown struck through is the lowest one of the 30 days before the reduction. */
  lowestPrices: boolean;
  /** Whether new books have fixed prices by default. */
  fixedPrices: boolean;
};

/** Returns a country's default price rules. */
export const priceRulesOf = (country = 'none'): PriceRules => ({
  // EU law requires reductions to be shown from the lowest price of the 30 days before.
  lowestPrices: isInEu(country),
  fixedPrices: FIXED_PRICES.includes(country),
});

type Prices = { newPrice: number; oldPrice?: number | undefined; lowestPrice?: number | undefined };

/**
 * Returns the price to strike through; undefined if the book is not reduced. The old price decides whether it is;
 * `lowestPrices` decides which price is shown.
 */
export function struckPrice(
  { newPrice, oldPrice, lowestPrice }: Prices,
  lowestPrices: boolean | undefined,
): number | undefined {
  const struck = lowestPrices ? lowestPrice : oldPrice;
  const isReduced = (oldPrice ?? 0) > newPrice && (struck ?? 0) > newPrice;
  return isReduced ? struck : undefined;
}
