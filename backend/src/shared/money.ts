/** Converts dollars, as on the wire, to whole cents: 12.3 becomes 1230. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts whole cents to dollars: 1230 becomes 12.3. */
export const toDollars = (cents: number): number => cents / 100;

/** Formats cents as the checkout sends `totalPrice`: 1230 becomes '12.30'. */
export const formatCents = (cents: number): string => toDollars(cents).toFixed(2);

/** Parses a total as the checkout sends it, without rounding: '12.30' becomes 1230. */
export const parseCents = (total: string): number => Number(total.replace('.', ''));
