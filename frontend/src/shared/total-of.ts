/** Returns the sum of the prices in dollars, computed in whole cents. */
export const totalOf = (items: readonly { newPrice: number }[]): number =>
  items.reduce((cents, { newPrice }) => cents + Math.round(newPrice * 100), 0) / 100;
