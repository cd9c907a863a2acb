import { withoutInvisible } from '../../invisible.ts';
import { shopPlace } from '../../place.ts';
import { ORDER_PREFIX, ORDER_PREFIX_PATTERN } from '../../settings/shop/shop-limits.ts';

/** What people write for the number of an order, with whatever prefix it had when they read it. */
export const ORDER_NUMBER_PATTERN = '(?:[A-Za-z][A-Za-z\\s\\-]{0,9})?\\d{1,9}';

const WRITTEN = new RegExp(`^(${ORDER_PREFIX_PATTERN})?([\\s\\-]*)(\\d{1,9})$`);
const lettersOf = (prefix: string) => prefix.replace(/[^A-Za-z]/g, '').toLowerCase();

const shopPrefix = () => shopPlace().orderPrefix ?? ORDER_PREFIX;

/** Writes an order's number as people read it: 10042 becomes 'BS-10042', or what the owner has set for 'BS-'. */
export const formatOrderNumber = (number: number): string => `${shopPrefix()}${number}`;

/** What somebody has written for an order's number; other letters than the shop's may be those of a name. */
export type WrittenNumber = { digits: string; prefix: 'none' | 'known' | 'unknown' };

/**
 * Returns what may be an order's number, with or without a prefix; undefined for anything else. Known are the prefix
 * of the shop and the one that it has begun with.
 */
export function readOrderNumber(text: string): WrittenNumber | undefined {
  const [, prefix = '', gap = '', digits] = WRITTEN.exec(withoutInvisible(text).trim()) ?? [];
  if (!digits) return undefined;
  if (!prefix) return { digits, prefix: 'none' };
  const isKnown = [shopPrefix(), ORDER_PREFIX].some((one) => lettersOf(one) === lettersOf(prefix));
  if (isKnown) return { digits, prefix: 'known' };
  // Two words: a name and a year, a city and its zip code.
  return /\s/.test(gap) ? undefined : { digits, prefix: 'unknown' };
}
