import { decimals } from '../../money.ts';
import { shopPlace } from '../../place.ts';

/** Returns a price range such as '10-20' in minor units and the scale of the shop's currency. */
export function priceRange(range: string): { from: number; to: number } {
  const [from = '', to = ''] = range.split('-');
  const bound = (text: string) => Number(text) * shopPlace().scale * 10 ** decimals();
  return { from: bound(from), to: to ? bound(to) : Number.POSITIVE_INFINITY };
}
