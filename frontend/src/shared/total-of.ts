/** Returns the sum of these amounts. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the total price of these books. */
export const totalOf = (books: readonly { newPrice: number }[]): number =>
  sumOf(books.map(({ newPrice }) => newPrice));
