import { withoutInvisible } from '../../invisible.ts';
import { shopPlace } from '../../place.ts';
import { ORDER_PREFIX, ORDER_PREFIX_PATTERN } from './shop-limits.ts';

/** What people write as an order number, with any prefix. */
export const ORDER_NUMBER_PATTERN = '(?:[A-Za-z][A-Za-z\\s\\-]{0,9})?\\d{1,9}';

const WRITTEN = new RegExp(`^(${ORDER_PREFIX_PATTERN})?([\\s\\-]*)(\\d{1,9})$`);
const lettersOf = (prefix: string) => prefix.replace(/[^A-Za-z]/g, '').toLowerCase();

const shopPrefix = () => shopPlace().orderPrefix ?? ORDER_PREFIX;

/** 10042 becomes 'BS-10042', or has the owner's prefix instead of 'BS-'. */
export const formatOrderNumber = (number: number): string => `${shopPrefix()}${number}`;

/** A typed order number; an unknown prefix may be part of a name. */
export type WrittenNumber = { digits: string; prefix: 'none' | 'known' | 'unknown' };

/** Undefined for text that cannot be an order number. Known prefixes are the shop's current and its original one. */
export function readOrderNumber(text: string): WrittenNumber | undefined {
  const [, prefix = '', gap = '', digits] = WRITTEN.exec(withoutInvisible(text).trim()) ?? [];
  if (!digits) return undefined;
  if (!prefix) return { digits, prefix: 'none' };
  const isKnown = [shopPrefix(), ORDER_PREFIX].some((one) => lettersOf(one) === lettersOf(prefix));
  if (isKnown) return { digits, prefix: 'known' };
  // Two words: a name and a year, a city and its zip code.
  return /\s/.test(gap) ? undefined : { digits, prefix: 'unknown' };
}
