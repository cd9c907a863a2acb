import { formatMoney, priceMax, toMajor } from '@book-store/contract/money';
import { separators } from '@book-store/contract/place';
import { amountPattern, readAmount } from '@book-store/contract/read-amount';
import { textsNow } from '../wording/storefront-texts.ts';
import { amountText } from './amount.ts';
import { moneyTexts } from './texts.ts';

/** Formats 12.9 as '12.90', or '12,90' with a decimal comma. */
export const amountInField = (amount: number): string =>
  amountText(amount).replace('.', separators().decimal);

/** The message for a text that is not a price. */
export const priceRule = (): string =>
  textsNow(moneyTexts).priceRule(toMajor(priceMax()), formatMoney(priceMax() / 800));

/** Null if the text is not a price. */
export function parsePrice(text: string): number | null {
  const minor = readAmount(text);
  return minor === undefined ? null : toMajor(minor);
}

export const priceInput = () =>
  ({
    inputMode: 'decimal',
    autoComplete: 'off',
    pattern: amountPattern(),
    title: priceRule(),
  }) as const;

/** Formats a typed price; returns other text unchanged. */
export function tidyPrice(typed: string): string {
  const price = parsePrice(typed);
  return price === null ? typed.trim() : amountInField(price);
}

/** Like `priceInput`, for a form, which formats the typed price before it is sent. */
export const priceField = () => ({ ...priceInput(), tidy: tidyPrice });
