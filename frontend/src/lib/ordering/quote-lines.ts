import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { QuoteLine } from '@book-store/contract/orders/quote/quote';

type Bought = Pick<BookView, '_id' | 'newPrice' | 'format' | 'weight'> & {
  quantity?: number | undefined;
};

/** A discount code applies to the `eligible` books, by id. */
export const toQuoteLines = (
  books: readonly Bought[],
  eligible: readonly string[] = [],
): QuoteLine[] =>
  books.map(({ _id, newPrice: price, quantity, format, weight }) => ({
    price,
    quantity,
    format,
    weight,
    isDiscounted: eligible.includes(_id),
  }));
