import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { QuoteLine } from '@book-store/contract/orders/quote/quote';

type Bought = Pick<BookView, '_id' | 'newPrice' | 'format' | 'weight'> & {
  quantity?: number | undefined;
};

/** Returns books as they are priced; a discount code is for the `eligible` ones, by their ids. */
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
