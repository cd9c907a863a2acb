import {
  DECIMALS,
  DECIMALS_RULE,
  PRICE_MAX,
  toMajor,
  toMinor,
  toMoneyText,
} from '@book-store/contract/money';

const HIGHEST = toMajor(PRICE_MAX);
// The highest price is a power of ten: anything lower has fewer digits.
const DIGITS_MAX = String(HIGHEST).length - 1;

/** Matches a price: decimals after a point or comma, $ optional. */
export const PRICE_PATTERN = `\\s*\\$?\\s*(?:\\d{1,${DIGITS_MAX}}(?:[.,]\\d{1,${DECIMALS}})?|${HIGHEST}(?:[.,]0{1,${DECIMALS}})?)\\s*`;
export const PRICE_RULE = `A price from 0 to ${HIGHEST} with ${DECIMALS_RULE}, such as 12.50.`;

const amount = new RegExp(`^${PRICE_PATTERN}$`);

/** Returns the price, or null if the text is not a price. */
export const parsePrice = (text: string): number | null =>
  amount.test(text) ? toMinor(Number(text.replace(/[$\s]/g, '').replace(',', '.'))) : null;

/** The attributes of a field for a price, which it sends as the shop writes it. */
export const PRICE_FIELD = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: PRICE_PATTERN,
  title: PRICE_RULE,
  tidy: (typed: string) => {
    const price = parsePrice(typed);
    return price === null ? typed.trim() : toMoneyText(price);
  },
} as const;
