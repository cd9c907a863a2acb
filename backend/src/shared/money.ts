/** Dollars, as on the wire, to whole cents; 12.3 becomes 1230. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Whole cents to dollars; 1230 becomes 12.3. */
export const toDollars = (cents: number): number => cents / 100;

/** Dollars with exactly two decimals, as `totalPrice` is sent by the checkout. */
export const formatDollars = (dollars: number): string => (toCents(dollars) / 100).toFixed(2);
