import { PRICE_MAX } from '@book-store/contract/money';

// The highest price is a power of ten: anything lower has fewer digits.
const DIGITS_MAX = String(PRICE_MAX).length - 1;

/** Matches a price: up to two decimals after a point or comma, $ optional. */
export const PRICE_PATTERN = `\\s*\\$?\\s*(?:\\d{1,${DIGITS_MAX}}(?:[.,]\\d{1,2})?|${PRICE_MAX}(?:[.,]0{1,2})?)\\s*`;
export const PRICE_RULE = `A price from 0 to ${PRICE_MAX} with at most two decimal places, such as 12.50.`;

const amount = new RegExp(`^${PRICE_PATTERN}$`);

/** Returns the price in dollars, or null if the text is not a price. */
export const parsePrice = (text: string): number | null =>
  amount.test(text) ? Number(text.replace(/[$\s]/g, '').replace(',', '.')) : null;
