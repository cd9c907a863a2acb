/** Converts dollars, as on the wire, to whole cents: 12.3 becomes 1230. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts whole cents to dollars: 1230 becomes 12.3. */
export const toDollars = (cents: number): number => cents / 100;

/** Formats dollars with exactly two decimals, as the checkout sends `totalPrice`. */
export const formatDollars = (dollars: number): string => (toCents(dollars) / 100).toFixed(2);
