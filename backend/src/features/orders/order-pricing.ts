import { toCents } from '../../shared/money.ts';

/** The fields of a book that an order needs; the price in dollars, as in the catalogue. */
export type PricedBook = {
  _id: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  newPrice: number;
};

/** A copy of a bought book at the time of the order. */
export type PricedLine = {
  bookId: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  priceCents: number;
};

/** The lines in the order the customer sent them, the total in cents, and the ids of missing books. */
export type Quote = { lines: PricedLine[]; totalCents: number; gone: string[] };

/** Prices an order from the shop's own books; ignores what the browser claims. */
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

/** Converts a total as the checkout sends it ('12.50') to cents, without rounding. */
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
