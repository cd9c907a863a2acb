const AMOUNT = '\\s*\\$?\\s*(?:\\d{1,4}(?:[.,]\\d{1,2})?|10000(?:[.,]0{1,2})?)\\s*';

/** Matches a price: 0 to 10,000, up to two decimals after a point or comma, $ optional. */
export const PRICE_PATTERN = AMOUNT;
export const PRICE_RULE = 'A price from 0 to 10000 with at most two decimal places, such as 12.50.';

const amount = new RegExp(`^${AMOUNT}$`);

/** Returns the price in dollars, or null if the text is not a price. */
export const parsePrice = (text: string): number | null =>
  amount.test(text) ? Number(text.replace(/[$\s]/g, '').replace(',', '.')) : null;
