import { sumOf } from '@book-store/contract/money';

/** Returns the total price of these books in dollars. */
export const totalOf = (books: readonly { newPrice: number }[]): number =>
  sumOf(books.map(({ newPrice }) => newPrice));
