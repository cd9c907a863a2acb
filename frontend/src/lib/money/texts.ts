import { decimalsRule } from '@book-store/contract/money';
import { area } from '../wording/storefront-texts.ts';

/** Of fields for amounts. */
export const moneyTexts = area('lib/money', {
  priceRule: (max: number, example: string): string =>
    `A price from 0 to ${max} with ${decimalsRule()}, such as ${example}.`,
});
