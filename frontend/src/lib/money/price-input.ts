import { decimalsRule, formatMoney, priceMax, toMajor } from '@book-store/contract/money';
import { separators } from '@book-store/contract/place';
import { amountPattern, readAmount } from '@book-store/contract/read-amount';
import { amountText } from './amount.ts';

/** Returns an amount as it stands in a field: 12.9 is '12.90', and '12,90' where decimals have a comma. */
export const amountInField = (amount: number): string =>
  amountText(amount).replace('.', separators().decimal);

/** Returns what people are told of a text that is not a price. */
export const priceRule = (): string =>
  `A price from 0 to ${toMajor(priceMax())} with ${decimalsRule()}, such as ${formatMoney(priceMax() / 800)}.`;

/** Returns the price, or null if the text is not a price. */
export function parsePrice(text: string): number | null {
  const minor = readAmount(text);
  return minor === undefined ? null : toMajor(minor);
}

/** Returns the attributes of an input for a price. */
export const priceInput = () =>
  ({
    inputMode: 'decimal',
    autoComplete: 'off',
    pattern: amountPattern(),
    title: priceRule(),
  }) as const;

/** Returns a price as the shop writes it, or what was typed if that is none. */
export function tidyPrice(typed: string): string {
  const price = parsePrice(typed);
  return price === null ? typed.trim() : amountInField(price);
}

/** Returns the attributes of a form's field for a price, which it sends as the shop writes it. */
export const priceField = () => ({ ...priceInput(), tidy: tidyPrice });
