/** Maximum price of a book, in dollars. */
export const PRICE_MAX = 10_000;

/** Converts dollars, as on the wire, to whole cents: 12.3 becomes 1230. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts whole cents to dollars: 1230 becomes 12.3. */
export const toDollars = (cents: number): number => cents / 100;

/** Adds up dollars in whole cents, without the rounding errors of binary fractions. */
export const sumOf = (amounts: readonly number[]): number =>
  toDollars(amounts.reduce((cents, dollars) => cents + toCents(dollars), 0));

/** Formats dollars as data has them, with exactly two decimals: 1234.5 becomes '1234.50'. */
export const formatDollars = (dollars: number): string => dollars.toFixed(2);

const forPeople = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars as people read them, on screens, in mails and on paper: 1234.5 becomes '$1,234.50'. */
export const formatPrice = (dollars: number): string => forPeople.format(dollars);

/** Formats cents as the checkout sends `totalPrice`: 1230 becomes '12.30'. */
export const formatCents = (cents: number): string => formatDollars(toDollars(cents));

/** Parses a total as the checkout sends it, without rounding: '12.30' becomes 1230. */
export const parseCents = (total: string): number => Number(total.replace('.', ''));
