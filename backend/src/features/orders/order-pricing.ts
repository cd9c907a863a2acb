import { toCents } from '../../shared/money.ts';

/** What an order needs to know of a book; the price in dollars, as the catalogue tells it. */
export type PricedBook = {
  _id: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  newPrice: number;
};

/** A bought book as it is at this moment. */
export type PricedLine = {
  bookId: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  priceCents: number;
};

/** The lines of an order in the customer's order, their sum in cents, and the ids without a book. */
export type Quote = { lines: PricedLine[]; totalCents: number; gone: string[] };

/** Prices an order from the shop's own books; what the browser claims plays no part. */
export function quote(productIds: readonly string[], books: readonly PricedBook[]): Quote {
  const byId = new Map(books.map((book) => [book._id, book]));
  const lines: PricedLine[] = [];
  const gone: string[] = [];
  for (const id of productIds.map((id) => id.toLowerCase())) {
    const book = byId.get(id);
    if (book) lines.push(toLine(book));
    else gone.push(id);
  }
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.priceCents, 0), gone };
}

/** Cents of a total as the checkout sends it, '12.50'; no fraction is ever rounded. */
export const seenCents = (totalPrice: string): number => Number(totalPrice.replace('.', ''));

const toLine = (book: PricedBook): PricedLine => ({
  bookId: book._id,
  title: book.title,
  author: book.author,
  category: book.category,
  coverImage: book.coverImage,
  coverTint: book.coverTint,
  priceCents: toCents(book.newPrice),
});
