const AMOUNT = '\\s*\\$?\\s*(?:\\d{1,4}(?:[.,]\\d{1,2})?|10000(?:[.,]0{1,2})?)\\s*';

/** What a price field takes: 0 to 10,000 with up to two decimals, point or comma, a $ if one likes. */
export const PRICE_PATTERN = AMOUNT;
export const PRICE_RULE = 'A price from 0 to 10000 with at most two decimals, such as 12.50.';

const amount = new RegExp(`^${AMOUNT}$`);

/** The price in dollars, or null where the text is none. */
export const parsePrice = (text: string): number | null =>
  amount.test(text) ? Number(text.replace(/[$\s]/g, '').replace(',', '.')) : null;
