import type { BookFormat } from '@book-store/contract/catalogue/books/book-facts';
import type { TaxedLine } from '@book-store/contract/settings/tax/tax';
import { totalOf } from '../money/amount.ts';

type Bought = {
  format?: BookFormat | undefined;
  newPrice: number;
  quantity?: number | undefined;
};

/** Returns books as the lines from which the tax is computed. */
export const taxedLines = (books: readonly Bought[]): TaxedLine[] =>
  books.map((book) => ({ format: book.format, amount: totalOf([book]) }));
