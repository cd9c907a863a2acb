/** The sum of the prices in dollars, made in whole cents. */
export const totalOf = (items: readonly { newPrice: number }[]): number =>
  items.reduce((cents, { newPrice }) => cents + Math.round(newPrice * 100), 0) / 100;
