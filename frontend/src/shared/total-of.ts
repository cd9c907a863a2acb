import { sumOf } from '@book-store/contract/money';

/** Returns what these books cost together, in dollars. */
export const totalOf = (books: readonly { newPrice: number }[]): number =>
  sumOf(books.map(({ newPrice }) => newPrice));
